thicket_test(bakedfield SOURCES libnav/bake/bakedfieldtest.cpp
  LIBRARIES thicket-test-oracles thicket-test-support)
thicket_test(bakedrims SOURCES libnav/bake/bakedrimstest.cpp
  LIBRARIES thicket-test-oracles thicket-test-support)
thicket_test(bakedbytes SOURCES libnav/bake/bakedbytestest.cpp
  LIBRARIES thicket-test-oracles thicket-test-support)
# The library does not export these. The next tests use them, too.
thicket_test(onwardparts SOURCES libnav/bake/onwardpartstest.cpp
  ${PROJECT_SOURCE_DIR}/libnav/bake/clearparts.cpp
  ${PROJECT_SOURCE_DIR}/libnav/bake/contactgraph.cpp
  ${PROJECT_SOURCE_DIR}/libnav/bake/onwardparts.cpp
  ${PROJECT_SOURCE_DIR}/libnav/bake/sightbeam.cpp
  ${PROJECT_SOURCE_DIR}/libnav/bake/suresights.cpp
  ${PROJECT_SOURCE_DIR}/libnav/tangent/rimflood.cpp
  ${PROJECT_SOURCE_DIR}/libnav/tangent/rimfloodparts.cpp
  ${PROJECT_SOURCE_DIR}/libnav/tangent/rimgrid.cpp
  ${PROJECT_SOURCE_DIR}/libnav/tangent/rimseal.cpp LIBRARIES thicket-test-support)
thicket_test(sightbeam SOURCES libnav/bake/sightbeamtest.cpp LIBRARIES thicket-test-support)
thicket_test(suresights SOURCES libnav/bake/suresightstest.cpp LIBRARIES thicket-test-support)

# Runs as long as asked, so it is not part of the test suite: `./dev soak baked`.
add_executable(soak-baked libnav/bake/soakbaked.cpp support/worlds/largeworlds.cpp)
set_target_properties(soak-baked PROPERTIES
  RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
target_link_libraries(soak-baked PRIVATE thicket-test-oracles thicket-test-support Threads::Threads
  thicket-compiling)
