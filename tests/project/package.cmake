# A game finds the installed package.
include(${CMAKE_CURRENT_LIST_DIR}/steps.cmake)

build(${CMAKE_CURRENT_LIST_DIR}/consumer -DCMAKE_PREFIX_PATH=${PREFIX})
walk(${WORK}/build/consumer)

build(${CMAKE_CURRENT_LIST_DIR}/cconsumer -DCMAKE_PREFIX_PATH=${PREFIX}
  -DCMAKE_C_FLAGS=${sanitizer})
go(${WORK}/build/cconsumer)
