# The SDL example is built with the installed package, and walks a map without a display.
include(${CMAKE_CURRENT_LIST_DIR}/steps.cmake)

build(${CMAKE_CURRENT_LIST_DIR}/../examples/gameloop -DCMAKE_PREFIX_PATH=${PREFIX})
run(${CMAKE_COMMAND} -E env SDL_VIDEODRIVER=dummy ${WORK}/build/gameloop
  ${THICKET}/app/resources/samples/old-orchard.thicket --frames 3000)
if(NOT output MATCHES "^path 78[.][0-9]+\narrived after 2[0-9][.][0-9]+ s\n$")
  message(FATAL_ERROR "The game said: ${output}")
endif()
