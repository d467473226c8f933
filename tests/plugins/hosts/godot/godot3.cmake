# Runs the example for Godot 3 in a copy of it. With CHECKS, a scene of checks that must write what C
# prints; else the example itself, which must find a path and draw it.
string(REPLACE "|" ";" GODOT "${GODOT}")
file(REMOVE_RECURSE ${WORK})
file(COPY ${PROJECT}/ ${LIBRARY} DESTINATION ${WORK})
set(ENV{HOME} ${WORK})
if(CHECKS)
  file(COPY ${CHECKS}/ DESTINATION ${WORK})
  execute_process(COMMAND ${GODOT} --path ${WORK} checks.tscn ${MAP} ${WORK}/printed
    OUTPUT_QUIET ERROR_VARIABLE errors COMMAND_ERROR_IS_FATAL ANY)
  if(NOT errors MATCHES "There is no obstacle 777")
    message(FATAL_ERROR "Godot was not told of a failure: ${errors}")
  endif()
  execute_process(COMMAND ${REFERENCE} ${MAP} OUTPUT_FILE ${WORK}/expected
    COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${WORK}/expected ${WORK}/printed
    COMMAND_ERROR_IS_FATAL ANY)
else()
  execute_process(COMMAND ${GODOT} --path ${WORK} --shot ${WORK}/forest.png
    OUTPUT_VARIABLE said ERROR_VARIABLE errors COMMAND_ERROR_IS_FATAL ANY)
  if(NOT said MATCHES "found: [0-9.]+ pixels" OR NOT EXISTS ${WORK}/forest.png)
    message(FATAL_ERROR "The example said: ${said} ${errors}")
  endif()
endif()
