# A game finds the installed package, which lies elsewhere than was configured, by CMake and by
# pkg-config. It includes every installed header, except those for plugins.
include(${CMAKE_CURRENT_LIST_DIR}/steps.cmake)

file(GLOB_RECURSE headers RELATIVE ${PREFIX}/include/thicket
  ${PREFIX}/include/thicket/libnav/*.h ${PREFIX}/include/thicket/libsteer/*.h)
list(LENGTH headers count)
if(count LESS 50)
  message(FATAL_ERROR "Few headers are installed: ${headers}")
endif()
list(TRANSFORM headers REPLACE "(.+)" "#include \"\\1\"\n")
list(JOIN headers "" includes)
file(WRITE ${WORK}/headers.cpp "${includes}")
build(${CMAKE_CURRENT_LIST_DIR}/consumer -DCMAKE_PREFIX_PATH=${PREFIX}
  -DMORE=${WORK}/headers.cpp)
walk(${WORK}/build/consumer)

build(${CMAKE_CURRENT_LIST_DIR}/cconsumer -DCMAKE_PREFIX_PATH=${PREFIX}
  -DCMAKE_C_FLAGS=${sanitizer})
go(${WORK}/build/cconsumer)

file(GLOB_RECURSE found ${PREFIX}/thicket-c.pc)
cmake_path(GET found PARENT_PATH folder)
run(${CMAKE_COMMAND} -E env PKG_CONFIG_PATH=${folder}
  sh -c "cc -std=c99 $1 -o $2/game $3 $(pkg-config --cflags --libs thicket-c) \
    -Wl,-rpath,$(pkg-config --variable=libdir thicket-c)"
  by-pkg-config "-O1 ${sanitizer}" ${WORK} ${CMAKE_CURRENT_LIST_DIR}/cconsumer/main.c)
go(${WORK}/game)
