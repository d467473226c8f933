# thicket_fuzz_format(<name> [<libraries>]): the harness of a format's importer, with its sources. The
# libraries beneath are sanitized, but do not guide the fuzzer.
function(thicket_fuzz_format name)
  get_target_property(sources thicket-format-${name} SOURCES)
  list(FILTER sources INCLUDE REGEX "[.]cpp$")
  list(FILTER sources EXCLUDE REGEX "(format|_autogen.*)[.]cpp$")
  list(TRANSFORM sources PREPEND ${PROJECT_SOURCE_DIR}/plugins/${name}/)
  add_executable(fuzz-${name} fuzz${name}.cpp ${sources})
  target_include_directories(fuzz-${name} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(fuzz-${name} PRIVATE thicket-format-shapes thicket-compiling ${ARGN})
  target_compile_options(fuzz-${name} PRIVATE -fsanitize=fuzzer)
  target_link_options(fuzz-${name} PRIVATE -fsanitize=fuzzer)
endfunction()

thicket_fuzz_format(svg Thicket::Steer)
thicket_fuzz_format(geojson)
thicket_fuzz_format(csv)
