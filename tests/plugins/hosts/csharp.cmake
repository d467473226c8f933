# C#, under mono.
find_program(THICKET_MONO mono)
mark_as_advanced(THICKET_MONO)
if(NOT THICKET_MCS OR NOT THICKET_MONO)
  message(STATUS "C#: mcs or mono was not found, so C# is not tested")
  return()
endif()
get_target_property(assembly thicket-csharp THICKET_ASSEMBLY)
get_target_property(csharp_sources thicket-csharp THICKET_SOURCES)
set(csharp ${PROJECT_BINARY_DIR}/csharp)

# thicket_csharp(<name> <mcs's arguments...> DEPENDS <files>): compiles the program NAME.exe.
function(thicket_csharp name)
  cmake_parse_arguments(arg "" "" "DEPENDS" ${ARGN})
  add_custom_command(OUTPUT ${csharp}/${name}.exe
    COMMAND ${THICKET_MCS} -langversion:7 -warnaserror -out:${csharp}/${name}.exe
      ${arg_UNPARSED_ARGUMENTS} ${arg_DEPENDS}
    DEPENDS ${arg_DEPENDS} thicket-csharp COMMENT "Compiling ${name}.exe" VERBATIM)
  add_custom_target(csharp-${name} ALL DEPENDS ${csharp}/${name}.exe)
endfunction()

set(csharp_examples ${CMAKE_CURRENT_SOURCE_DIR}/examples/csharp)
thicket_csharp(reference DEPENDS ${csharp_sources} ${hosts}/csharp/Reference.cs)
thicket_csharp(tests -d:UNITY_5_3_OR_NEWER DEPENDS ${csharp_sources} ${hosts}/csharp/Tests.cs
  ${hosts}/csharp/UnityStubs.cs ${csharp_examples}/ThicketWalker.cs)
thicket_csharp(forest -r:${assembly} DEPENDS ${csharp_examples}/Forest.cs)

thicket_same_as_c(csharp-same-as-c COMMAND ${THICKET_MONO} ${csharp}/reference.exe)
thicket_host_test(csharp COMMAND ${THICKET_MONO} ${csharp}/tests.exe ${hosts_map}
  EXPECT "all hold")
thicket_host_test(example-csharp EXPECT "Found: .* units.*drawn in"
  COMMAND ${THICKET_MONO} ${csharp}/forest.exe ${csharp}/forest.svg)
