# A game's project builds the libraries as a part of itself, by the method WAY.
include(${CMAKE_CURRENT_LIST_DIR}/steps.cmake)

build(${CMAKE_CURRENT_LIST_DIR}/host ${libraries_alone} -DWAY=${WAY} -DTHICKET=${THICKET}
  -DBUILD_SHARED_LIBS=${SHARED})
walk(${WORK}/build/consumer)
# Our warnings and install rules must not affect the host project.
file(READ ${WORK}/build/compile_commands.json commands)
if(NOT commands MATCHES "obstaclefield.cpp" OR commands MATCHES "-Werror")
  message(FATAL_ERROR "Compiled by: ${commands}")
endif()
run(${CMAKE_COMMAND} --install ${WORK}/build --prefix ${WORK}/prefix)
file(GLOB_RECURSE installed ${WORK}/prefix/*)
if(installed)
  message(FATAL_ERROR "The host installs of ours: ${installed}")
endif()
