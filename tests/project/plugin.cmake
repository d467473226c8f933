# A plugin is built with the installed package, and the installed program writes a file with it.
include(${CMAKE_CURRENT_LIST_DIR}/steps.cmake)

build(${CMAKE_CURRENT_LIST_DIR}/outsideplugin -DCMAKE_PREFIX_PATH=${PREFIX}
  -DSOURCES=${CMAKE_CURRENT_LIST_DIR}/../plugins/thirdparty)
file(WRITE ${WORK}/circle.csv "x,y,radius\n1,2,0.5\n")
run(${CMAKE_COMMAND} -E env THICKET_PLUGIN_PATH=${WORK}/build:${PREFIX}/lib/thicket/plugins
  XDG_CACHE_HOME=${WORK}/cache
  ${PREFIX}/bin/thicket-cli convert ${WORK}/circle.csv ${WORK}/circle.pbl)
file(READ ${WORK}/circle.pbl pebbles)
if(NOT pebbles STREQUAL "1 2 0.5\n")
  message(FATAL_ERROR "The plugin wrote: ${pebbles}")
endif()
