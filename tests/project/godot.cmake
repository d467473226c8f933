# The Godot project opens an exported scene and walks in it, in the real engine.
include(${CMAKE_CURRENT_LIST_DIR}/steps.cmake)

file(REMOVE_RECURSE ${WORK})
file(COPY ${CMAKE_CURRENT_LIST_DIR}/../examples/godot/ DESTINATION ${WORK})
run(${CLI} convert ${THICKET}/app/resources/samples/old-orchard.thicket ${WORK}/map.tscn --to godot)
separate_arguments(GODOT UNIX_COMMAND "${GODOT}")
run(${GODOT} ${WORK})
if(NOT output MATCHES "path of [0-9]+ points.*walked [0-9.]+ pixels")
  message(FATAL_ERROR "The project said: ${output}")
endif()
