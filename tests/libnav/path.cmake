thicket_test_library(oracles
  support/oracles/alltangents.cpp
  support/worlds/arenafamilies.cpp
  support/worlds/contactfamilies.cpp
  support/worlds/cornerfamilies.cpp
  support/worlds/degeneratefamilies.cpp
  support/oracles/dijkstra.cpp
  support/worlds/endfamilies.cpp
  support/oracles/graphdijkstra.cpp
  support/oracles/growingobstacles.cpp
  support/worlds/motion.cpp
  support/worlds/obstaclefamilies.cpp
  support/judges/pathjudge.cpp
  support/oracles/pathoracle.cpp
  support/oracles/pathoraclelinks.cpp
  support/oracles/pathoraclesearch.cpp
  support/judges/solverjudge.cpp
  support/worlds/worldtext.cpp
  LIBRARIES thicket-nav)

# Runs as long as asked, so it is not part of the test suite: `./dev soak nav`.
add_executable(soak-paths libnav/path/soakpaths.cpp)
set_target_properties(soak-paths PROPERTIES
  RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
target_link_libraries(soak-paths PRIVATE thicket-test-oracles thicket-compiling)

thicket_test(completegraph SOURCES libnav/tangent/completegraphtest.cpp
  LIBRARIES thicket-test-oracles)
thicket_test(floodedgraph SOURCES libnav/tangent/floodedgraphtest.cpp
  LIBRARIES thicket-test-oracles)
thicket_test(visibletangents SOURCES libnav/tangent/visibletangentstest.cpp
  LIBRARIES thicket-test-oracles thicket-test-support)
thicket_test(openlist SOURCES libnav/path/openlisttest.cpp LIBRARIES thicket-nav)
thicket_test(blockedshortcuts SOURCES libnav/path/blockedshortcutstest.cpp LIBRARIES thicket-nav)
thicket_test(path SOURCES libnav/path/pathtest.cpp LIBRARIES thicket-nav)
thicket_test(criticalradii SOURCES libnav/path/criticalradiitest.cpp LIBRARIES thicket-nav)
# The library does not export the parity test.
thicket_test(spacelabels SOURCES libnav/path/spacelabelstest.cpp
  ${PROJECT_SOURCE_DIR}/libnav/path/reachability.cpp
  LIBRARIES thicket-test-oracles thicket-test-support)
thicket_test(pathfinder SOURCES libnav/path/pathfindertest.cpp LIBRARIES thicket-test-oracles)
thicket_test(kepttangents SOURCES libnav/path/kepttangentstest.cpp
  LIBRARIES thicket-test-oracles thicket-test-awkwardmaps Threads::Threads)
thicket_test(keptsights SOURCES libnav/path/keptsightstest.cpp
  LIBRARIES thicket-test-oracles Threads::Threads)
thicket_test(arrivaloutlook SOURCES libnav/path/arrivaloutlooktest.cpp
  LIBRARIES thicket-test-oracles Threads::Threads)
thicket_test(blindends SOURCES libnav/path/blindendstest.cpp LIBRARIES thicket-test-oracles)
thicket_test(nearlyinline SOURCES libnav/path/nearlyinlinetest.cpp LIBRARIES thicket-test-oracles)
thicket_test(crowded SOURCES libnav/path/crowdedtest.cpp LIBRARIES thicket-test-support thicket-nav)
thicket_test(contacts SOURCES libnav/path/contactstest.cpp LIBRARIES thicket-test-oracles)
thicket_test(boundedpaths SOURCES libnav/path/boundedpathstest.cpp
  LIBRARIES thicket-test-oracles thicket-test-support)
thicket_test(thinends SOURCES libnav/path/thinendstest.cpp LIBRARIES thicket-test-oracles)
thicket_test(slits SOURCES libnav/path/slitstest.cpp LIBRARIES thicket-test-oracles)
thicket_test(livequery SOURCES libnav/path/livequerytest.cpp
  LIBRARIES thicket-test-oracles thicket-test-support)
thicket_test(staleanswers SOURCES libnav/path/staleanswerstest.cpp LIBRARIES thicket-nav)
thicket_test(otherradiipaths SOURCES libnav/path/otherradiipathstest.cpp
  LIBRARIES thicket-test-oracles thicket-test-support)
thicket_test(invariance SOURCES libnav/path/invariancetest.cpp LIBRARIES thicket-test-oracles)
# In three parts, which run beside each other.
thicket_test(oracle SOURCES libnav/path/oracletest.cpp LIBRARIES thicket-test-oracles)
foreach(part 1 2)
  thicket_test_again(oracle-${part} oracle THICKET_ORACLE_PART=${part})
endforeach()
thicket_test(solvers SOURCES libnav/path/solverstest.cpp LIBRARIES thicket-test-oracles)
thicket_test(searchtrace SOURCES libnav/path/searchtracetest.cpp LIBRARIES thicket-test-oracles)
thicket_test(searchhistory SOURCES libnav/path/searchhistorytest.cpp
  LIBRARIES thicket-test-oracles)
thicket_test(workbounds SOURCES libnav/path/workboundstest.cpp LIBRARIES thicket-test-oracles)
# It replaces the program's allocator.
thicket_test(warmsearch SOURCES libnav/path/warmsearchtest.cpp
  LIBRARIES thicket-nav thicket-test-support ALONE)
