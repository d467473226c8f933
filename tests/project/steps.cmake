# Shared by the tests of consumers. Each is a script that configures, builds and runs a project in
# WORK, with the compiler CXX and the flags FLAGS and SANITIZE of the tree in THICKET_BINARY_DIR, and
# stops at the first step that fails.
cmake_minimum_required(VERSION 3.25)

function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE output
    ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${ARGN}\nexit ${status}\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

set(sanitizer "")
if(SANITIZE)
  set(sanitizer -fsanitize=${SANITIZE})
  set(FLAGS "${FLAGS} -fsanitize=${SANITIZE}")
endif()

# build(<source> <ARGUMENTS...>): configures and builds the project anew in WORK/build.
function(build source)
  file(REMOVE_RECURSE ${WORK}/build)
  run(${CMAKE_COMMAND} -S ${source} -B ${WORK}/build -G Ninja
    -DCMAKE_CXX_COMPILER=${CXX} -DCMAKE_CXX_FLAGS=${FLAGS} ${ARGN})
  run(${CMAKE_COMMAND} --build ${WORK}/build -- --quiet)
endfunction()

function(walk consumer)
  run(${consumer})
  if(NOT output MATCHES "walked 1[0-9]\\.[0-9]+ units in [0-9]+ frames")
    message(FATAL_ERROR "The consumer said: ${output}")
  endif()
endfunction()

function(go consumer)
  run(${consumer})
  if(NOT output MATCHES "4.511 units in 3 segments, 20 agents after 10 steps")
    message(FATAL_ERROR "The C consumer said: ${output}")
  endif()
endfunction()

# Arguments for a tree that compiles the libraries. They were compiled before, so their objects are
# taken from that build. Qt must not be found.
set(ENV{THICKET_COMPILED} ${THICKET_BINARY_DIR})
set(libraries_alone
  -DCMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CURRENT_LIST_DIR}/compiledbefore.sh
  -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON
  -DCMAKE_DISABLE_FIND_PACKAGE_Qt6=ON)
