# thicket_strange_plugin(<name> FOLDER <of its source> INTO <folder>): adds a third-party plugin, built
# where no program looks for it.
function(thicket_strange_plugin name)
  cmake_parse_arguments(arg "" "FOLDER;INTO" "" ${ARGN})
  set(target ${arg_FOLDER}-${name})
  add_library(${target} MODULE plugins/${arg_FOLDER}/${name}.cpp)
  thicket_moc(${target} plugins/${arg_FOLDER}/${name}.cpp)
  target_precompile_headers(${target} REUSE_FROM thicket-plugin-host)
  set_target_properties(${target} PROPERTIES
    PREFIX ""
    OUTPUT_NAME ${name}
    LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests/${arg_INTO})
  target_link_libraries(${target} PRIVATE thicket-plugin-host thicket-compiling)
  add_dependencies(${target} thicket-format-worker)
endfunction()

# Plugins with one fault each, and one without.
set(faulty babbles crashesatload crashesatwork exitsatwork foreigninterface hoardsatwork
  loopsatwork missingsymbol misnamed sleepsatwork throwsatstart throwsatwork)
foreach(name IN LISTS faulty)
  thicket_strange_plugin(${name} FOLDER faulty INTO faultyplugins)
endforeach()
list(TRANSFORM faulty PREPEND faulty-)
# In a folder of its own, as every program that probes it must wait for the time limit.
thicket_strange_plugin(sleepsatload FOLDER faulty INTO faultyplugins/slow)
thicket_strange_plugin(pebbles FOLDER thirdparty INTO thirdpartyplugins)

thicket_test(formatregistry SOURCES plugins/formatregistrytest.cpp LIBRARIES thicket-plugin-host
  DEPENDS thicket-format-csv thicket-format-tiled ${faulty})
# A plugin of several files, built where no program looks for it.
add_library(test-format-companions MODULE plugins/companions/companions.cpp)
thicket_moc(test-format-companions plugins/companions/companions.cpp)
target_precompile_headers(test-format-companions REUSE_FROM thicket-plugin-host)
set_target_properties(test-format-companions PROPERTIES
  PREFIX ""
  OUTPUT_NAME companions
  LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests/companionplugins)
target_link_libraries(test-format-companions PRIVATE thicket-plugin-host thicket-compiling)

thicket_test(ownplugins SOURCES plugins/ownpluginstest.cpp plugins/damage.cpp plugins/damage.h
  LIBRARIES thicket-plugin-host
  DEPENDS thicket-format-csv thicket-format-tiled)
set(sanitized "")
if(THICKET_SANITIZE MATCHES "thread")
  set(sanitized THICKET_MEMORY_UNBOUNDED)
elseif(THICKET_SANITIZE)
  set(sanitized THICKET_SANITIZED)
endif()
thicket_test(isolatedplugins SOURCES plugins/isolatedpluginstest.cpp
  LIBRARIES thicket-plugin-host
  DEFINITIONS ${sanitized}
  DEPENDS thicket-format-csv thirdparty-pebbles ${faulty} faulty-sleepsatload)
thicket_test(workmessage SOURCES plugins/workmessagetest.cpp LIBRARIES thicket-plugin-host)
thicket_test(mapfiles SOURCES plugins/mapfilestest.cpp LIBRARIES thicket-plugin-host
  DEPENDS thicket-format-csv thicket-format-tiled faulty-throwsatwork test-format-companions)
thicket_test(csvformat SOURCES plugins/csvformattest.cpp LIBRARIES thicket-plugin-host
  DEPENDS thicket-format-csv)
thicket_test(csvoptions SOURCES plugins/csvoptionstest.cpp LIBRARIES thicket-plugin-host
  DEPENDS thicket-format-csv)
if(THICKET_HAVE_SHARED_DATA)
  thicket_test(csvforests SOURCES plugins/csvforeststest.cpp plugins/csvreading.h
    LIBRARIES thicket-plugin-host LABELS shared
    DEPENDS thicket-format-csv)
endif()

# The programs with damaged copies of plugins: a few in the test suite, as many as asked for with
# `./dev soak plugins`.
add_executable(soak-plugins plugins/soakplugins.cpp plugins/damage.cpp plugins/damage.h)
set_target_properties(soak-plugins PROPERTIES
  RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
target_include_directories(soak-plugins PRIVATE ${PROJECT_SOURCE_DIR})
target_compile_definitions(soak-plugins PRIVATE THICKET_BINARY_DIR="${PROJECT_BINARY_DIR}")
target_link_libraries(soak-plugins PRIVATE Qt6::Core thicket-compiling)
add_dependencies(soak-plugins thicket-cli thicket-format-csv thicket-format-tiled
  thirdparty-pebbles)
add_test(NAME damagedplugins COMMAND soak-plugins 10 1)
set_tests_properties(damagedplugins PROPERTIES TIMEOUT 300)

thicket_test(companionfolder SOURCES plugins/companionfoldertest.cpp LIBRARIES thicket-plugin-host)
thicket_test(formatshapes SOURCES plugins/shapes/shapestest.cpp LIBRARIES thicket-format-shapes)
