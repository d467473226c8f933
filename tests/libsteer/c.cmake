# The C API is tested from C, compiled as a stranger would.
if(THICKET_C)
enable_language(C)
find_package(Threads REQUIRED)

# thicket_c_test(<name> <source> [ARGUMENTS...]): adds the test c-<name>, linked to the shared library
# if there is one.
function(thicket_c_test name source)
  cmake_parse_arguments(arg "STATIC" "" "" ${ARGN})
  set(target test-c-${name})
  add_executable(${target} libsteer/c/${source})
  set_target_properties(${target} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests
    C_STANDARD 99 C_STANDARD_REQUIRED ON C_EXTENSIONS OFF)
  target_compile_options(${target} PRIVATE -Wall -Wextra -pedantic -Wconversion
    $<$<COMPILE_LANGUAGE:CXX>:-Wold-style-cast>)
  if(arg_STATIC OR NOT BUILD_SHARED_LIBS)
    target_link_libraries(${target} PRIVATE Thicket::CStatic)
  else()
    target_link_libraries(${target} PRIVATE Thicket::C)
  endif()
  target_link_libraries(${target} PRIVATE m Threads::Threads)
  add_test(NAME c-${name} COMMAND ${target})
  set_tests_properties(c-${name} PROPERTIES TIMEOUT 300)
endfunction()

thicket_c_test(world worldtest.c)
thicket_c_test(query querytest.c)
thicket_c_test(crowd crowdtest.c)
thicket_c_test(threads threadtest.c)
thicket_c_test(crowdthreads crowdthreadtest.c)
thicket_c_test(abi abitest.c)
thicket_c_test(cplusplus cplusplus.cpp)
thicket_c_test(static querytest.c STATIC)
# Sanitizers bring allocators of their own.
if(NOT THICKET_SANITIZE)
  thicket_c_test(warm warmtest.c)
endif()

# The same tests with all sources in one file, compiled by one call. Sanitizers see these sources in
# the library.
find_program(THICKET_PYTHON3 python3)
if(THICKET_PYTHON3 AND NOT THICKET_SANITIZE)
  add_test(NAME c-amalgamation COMMAND ${CMAKE_COMMAND}
    -DTHICKET=${PROJECT_SOURCE_DIR} -DWORK=${PROJECT_BINARY_DIR}/tests/amalgamation
    -DPYTHON=${THICKET_PYTHON3} -DRAPIDJSON=${RAPIDJSON_INCLUDE_DIR}
    -DCC=${CMAKE_C_COMPILER} -DCXX=${CMAKE_CXX_COMPILER} -DLAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER}
    -P ${CMAKE_CURRENT_SOURCE_DIR}/libsteer/c/amalgamation.cmake)
  set_tests_properties(c-amalgamation PROPERTIES TIMEOUT 900)
endif()

# Two processes over a bad network.
add_executable(lockstep examples/lockstep/lockstep.c examples/lockstep/network.c)
set_target_properties(lockstep PROPERTIES
  RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests
  C_STANDARD 99 C_STANDARD_REQUIRED ON C_EXTENSIONS OFF)
target_compile_options(lockstep PRIVATE -Wall -Wextra -pedantic)
target_link_libraries(lockstep PRIVATE Thicket::CStatic)
add_test(NAME example-lockstep COMMAND lockstep)
set_tests_properties(example-lockstep PROPERTIES TIMEOUT 300)

set(shared "")
if(BUILD_SHARED_LIBS)
  set(shared $<TARGET_FILE:thicket-c>)
endif()
add_test(NAME c-symbols COMMAND ${CMAKE_COMMAND} -DNM=${CMAKE_NM} -DSHARED=${shared}
  -DSTATIC=$<TARGET_FILE:thicket-c-static>
  -DHEADER=${PROJECT_SOURCE_DIR}/libsteer/c/thicket.h
  -P ${CMAKE_CURRENT_SOURCE_DIR}/libsteer/c/symbols.cmake)
endif()
