# Readers of grids and of LDtk projects. The libraries beneath are only sanitized: not they are
# fuzzed.
foreach(reader "grid;movingai" "ldtk;ldtk")
  list(GET reader 0 name)
  list(GET reader 1 plugin)
  get_target_property(sources thicket-format-${plugin} SOURCES)
  list(FILTER sources INCLUDE REGEX "[.]cpp$")
  # Without the class of the plugin, which needs moc.
  list(FILTER sources EXCLUDE REGEX "format[.]cpp$")
  list(TRANSFORM sources PREPEND ${PROJECT_SOURCE_DIR}/plugins/${plugin}/)
  set(cells ${PROJECT_SOURCE_DIR}/plugins/shapes)
  add_executable(fuzz-${name} fuzz${name}.cpp ${sources} ${cells}/cellpieces.cpp
    ${cells}/cellstretches.cpp)
  target_include_directories(fuzz-${name} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(fuzz-${name} PRIVATE thicket-format-shapes thicket-compiling)
  target_compile_options(fuzz-${name} PRIVATE -fsanitize=fuzzer)
  target_link_options(fuzz-${name} PRIVATE -fsanitize=fuzzer)
endforeach()
