# Installs the tree into WORK, a fresh prefix, for the tests that only use the installation.
include(${CMAKE_CURRENT_LIST_DIR}/steps.cmake)

file(REMOVE_RECURSE ${WORK})
run(${CMAKE_COMMAND} --install ${THICKET_BINARY_DIR} --prefix ${WORK})
# The installed plugins must match their manifests.
run(${CMAKE_COMMAND} -E env --unset=THICKET_PLUGIN_PATH ${WORK}/bin/thicket-cli formats)
if(NOT output MATCHES "\ncsv .*\ntiled " OR output MATCHES "unusable")
  message(FATAL_ERROR "The installed program said: ${output}")
endif()
