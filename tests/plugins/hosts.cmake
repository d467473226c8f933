# Other languages over the shared library. Each prints the same text as a program in C: layouts,
# answers and crowds, with the bits of each number. A host that is not installed is not tested, which
# CMake says; the tests have the label `hosts`.
if(THICKET_C AND BUILD_SHARED_LIBS AND NOT THICKET_SANITIZE)
set(hosts ${CMAKE_CURRENT_SOURCE_DIR}/plugins/hosts)
set(hosts_built ${PROJECT_BINARY_DIR}/tests/hosts)
set(hosts_map ${PROJECT_SOURCE_DIR}/app/resources/samples/orchard-crossing.thicket)
file(MAKE_DIRECTORY ${hosts_built})

# All members of all structs, so that a host that lacks one is found out.
add_custom_command(OUTPUT ${hosts_built}/layout.inc
  COMMAND ${CMAKE_COMMAND} -DHEADER=${PROJECT_SOURCE_DIR}/libsteer/c/thicket.h
    -DOUT=${hosts_built}/layout.inc -P ${hosts}/layout.cmake
  DEPENDS ${PROJECT_SOURCE_DIR}/libsteer/c/thicket.h ${hosts}/layout.cmake VERBATIM)

# thicket_reference(<name> <source>): adds a program in C that prints what hosts must print.
function(thicket_reference name)
  add_executable(${name} ${ARGN})
  set_target_properties(${name} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${hosts_built}
    C_STANDARD 99 C_STANDARD_REQUIRED ON C_EXTENSIONS OFF)
  target_compile_options(${name} PRIVATE -Wall -Wextra -pedantic -Wconversion -ffp-contract=off)
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR} ${hosts_built})
  target_link_libraries(${name} PRIVATE Thicket::C m)
endfunction()
thicket_reference(hosts-reference ${hosts}/reference.c ${hosts_built}/layout.inc)

# thicket_host_test(<name> COMMAND <...> [EXPECT <text>] [ENVIRONMENT <...>]): adds a test that runs
# it where it finds the library. EXPECT: what it must print at its end.
function(thicket_host_test name)
  cmake_parse_arguments(arg "" "EXPECT" "COMMAND;ENVIRONMENT" ${ARGN})
  add_test(NAME ${name} COMMAND ${arg_COMMAND})
  set_tests_properties(${name} PROPERTIES LABELS hosts TIMEOUT 300
    ENVIRONMENT "LD_LIBRARY_PATH=$<TARGET_FILE_DIR:thicket-c>;${arg_ENVIRONMENT}")
  if(arg_EXPECT)
    set_tests_properties(${name} PROPERTIES PASS_REGULAR_EXPRESSION ${arg_EXPECT})
  endif()
endfunction()

# thicket_same_as_c(<name> COMMAND <...>): adds a test that the command, given a map, prints the text
# that C prints.
function(thicket_same_as_c name)
  cmake_parse_arguments(arg "" "" "COMMAND;ENVIRONMENT" ${ARGN})
  list(JOIN arg_COMMAND "|" command)
  thicket_host_test(${name} ENVIRONMENT ${arg_ENVIRONMENT}
    COMMAND ${CMAKE_COMMAND} -DREFERENCE=$<TARGET_FILE:hosts-reference>
      "-DHOST=${command}" -DMAP=${hosts_map} -DLINES=1000 -DOUT=${hosts_built}/${name}
      -P ${hosts}/compare.cmake)
endfunction()

include(plugins/hosts/csharp.cmake)
include(plugins/hosts/lua.cmake)
include(plugins/hosts/godot.cmake)
endif()
