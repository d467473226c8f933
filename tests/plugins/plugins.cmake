# thicket_faulty_plugin(<name>): a plugin with one fault, built where no program looks for it.
function(thicket_faulty_plugin name)
  add_library(faulty-${name} MODULE plugins/faulty/${name}.cpp plugins/faulty/faultyformat.h)
  set_target_properties(faulty-${name} PROPERTIES
    AUTOMOC ON
    PREFIX ""
    OUTPUT_NAME ${name}
    LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests/faultyplugins)
  target_link_libraries(faulty-${name} PRIVATE thicket-plugin-api thicket-compiling)
endfunction()

set(faulty foreigninterface missingsymbol misnamed throwsatstart throwsatwork)
foreach(name IN LISTS faulty)
  thicket_faulty_plugin(${name})
endforeach()
list(TRANSFORM faulty PREPEND faulty-)

thicket_test(formatregistry SOURCES plugins/formatregistrytest.cpp LIBRARIES thicket-plugin-api)
add_dependencies(test-formatregistry thicket-format-csv thicket-format-tiled ${faulty})
# A plugin of several files, built where no program looks for it.
add_library(test-format-companions MODULE plugins/companions/companions.cpp)
set_target_properties(test-format-companions PROPERTIES
  AUTOMOC ON
  PREFIX ""
  OUTPUT_NAME companions
  LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests/companionplugins)
target_link_libraries(test-format-companions PRIVATE thicket-plugin-api thicket-compiling)

thicket_test(mapfiles SOURCES plugins/mapfilestest.cpp LIBRARIES thicket-plugin-api)
add_dependencies(test-mapfiles thicket-format-csv thicket-format-tiled faulty-throwsatwork
  test-format-companions)
thicket_test(csvformat SOURCES plugins/csvformattest.cpp LIBRARIES thicket-plugin-api)
add_dependencies(test-csvformat thicket-format-csv)
thicket_test(tiledformat SOURCES plugins/tiledformattest.cpp plugins/tiledreading.h
  LIBRARIES thicket-plugin-api)
add_dependencies(test-tiledformat thicket-format-tiled)
