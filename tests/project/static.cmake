# Only the libraries, static, are built and installed without Qt. A game finds them by CMake and by
# pkg-config.
include(${CMAKE_CURRENT_LIST_DIR}/steps.cmake)

build(${THICKET} ${libraries_alone} -DBUILD_SHARED_LIBS=OFF -DCMAKE_INSTALL_PREFIX=${WORK}/prefix
  -DTHICKET_EDITOR=OFF -DTHICKET_PLUGINS=OFF -DTHICKET_TESTS=OFF)
file(REMOVE_RECURSE ${WORK}/prefix)
run(${CMAKE_COMMAND} --install ${WORK}/build)
file(GLOB_RECURSE libraries RELATIVE ${WORK}/prefix ${WORK}/prefix/*.a ${WORK}/prefix/*.so*)
if(NOT libraries MATCHES "^[^;]*libthicket-collision.a;[^;]*libthicket-nav.a;[^;]*libthicket-steer.a;[^;]*libthicket.a$")
  message(FATAL_ERROR "Installed were: ${libraries}")
endif()

build(${CMAKE_CURRENT_LIST_DIR}/consumer -DCMAKE_PREFIX_PATH=${WORK}/prefix
  -DCMAKE_DISABLE_FIND_PACKAGE_Qt6=ON)
walk(${WORK}/build/consumer)

run(${CMAKE_COMMAND} -E env PKG_CONFIG_PATH=${WORK}/prefix/lib/pkgconfig
  sh -c "$1 $2 -o $3/walk $4 $(pkg-config --cflags --libs --static thicket)" by-pkg-config
  ${CXX} "${FLAGS}" ${WORK} ${CMAKE_CURRENT_LIST_DIR}/consumer/main.cpp)
walk(${WORK}/walk)

# A game in C, that knows nothing of CMake.
run(${CMAKE_COMMAND} -E env PKG_CONFIG_PATH=${WORK}/prefix/lib/pkgconfig
  sh -c "cc -std=c99 -Wall -Wextra -pedantic $1 -o $2/game $3 $(pkg-config --cflags --libs --static thicket-c)"
  by-pkg-config "-O1 ${sanitizer}" ${WORK} ${CMAKE_CURRENT_LIST_DIR}/cconsumer/main.c)
go(${WORK}/game)
