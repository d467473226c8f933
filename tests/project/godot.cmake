# The Godot project opens an exported scene and walks in it, in the real engine.
include(${CMAKE_CURRENT_LIST_DIR}/steps.cmake)

file(REMOVE_RECURSE ${WORK})
file(COPY ${CMAKE_CURRENT_LIST_DIR}/../examples/godot/ DESTINATION ${WORK})
# Its markers have names of their own.
file(READ ${THICKET}/app/resources/samples/old-orchard.thicket map)
string(REGEX REPLACE "(\"id\": [0-9]+, \"layer\": [0-9]+),( \"position\": [^\n]*\"type\": \"(start|goal)\")"
  "\\1, \"name\": \"Old \\3\",\\2" map "${map}")
file(WRITE ${WORK}/map.thicket "${map}")
run(${CLI} convert ${WORK}/map.thicket ${WORK}/map.tscn --to godot)
file(READ ${WORK}/map.tscn scene)
string(REGEX MATCHALL "node name=\"Old (start|goal)\"" named "${scene}")
list(LENGTH named count)
if(NOT count EQUAL 2)
  message(FATAL_ERROR "The markers have no names: ${named}")
endif()
separate_arguments(GODOT UNIX_COMMAND "${GODOT}")
run(${GODOT} ${WORK})
if(NOT output MATCHES "path of [0-9]+ points.*walked [0-9.]+ pixels")
  message(FATAL_ERROR "The project said: ${output}")
endif()
