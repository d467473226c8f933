# thicket_format_plugin(<name> SOURCES <...> [LIBRARIES <...>]): adds the format plugin <name>, a
# module <name>.so built by the target thicket-format-<name>. Its class derives from MapFormat
# (plugins/api/mapformat.h).
function(thicket_format_plugin name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBRARIES")
  set(target thicket-format-${name})
  add_library(${target} MODULE ${arg_SOURCES})
  set_target_properties(${target} PROPERTIES AUTOMOC ON PREFIX "" OUTPUT_NAME ${name})
  target_link_libraries(${target} PRIVATE Thicket::Plugin ${arg_LIBRARIES})
endfunction()
