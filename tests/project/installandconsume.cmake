# Installs the built project into a fresh prefix, then configures, builds and runs a project that
# knows nothing but that prefix.
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE output
    ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${ARGN}\nexit ${status}\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE ${WORK})
run(${CMAKE_COMMAND} --install ${THICKET_BINARY_DIR} --prefix ${WORK}/prefix)
# The plugins that were installed are those that their manifests describe.
run(${WORK}/prefix/bin/thicket-cli formats)
if(NOT output MATCHES "\ncsv .*\ntiled " OR output MATCHES "unusable")
  message(FATAL_ERROR "The installed program said: ${output}")
endif()
if(SANITIZE)
  set(FLAGS "${FLAGS} -fsanitize=${SANITIZE}")
endif()
run(${CMAKE_COMMAND} -S ${CONSUMER} -B ${WORK}/build -G Ninja
  -DCMAKE_PREFIX_PATH=${WORK}/prefix -DCMAKE_CXX_COMPILER=${CXX} -DCMAKE_CXX_FLAGS=${FLAGS})
run(${CMAKE_COMMAND} --build ${WORK}/build)
run(${WORK}/build/consumer)
if(NOT output MATCHES "walked 1[0-9]\\.[0-9]+ units in [0-9]+ frames")
  message(FATAL_ERROR "The consumer said: ${output}")
endif()
