thicket_test(bitangent SOURCES libnav/tangent/bitangenttest.cpp LIBRARIES thicket-nav)
thicket_test(cornerpath SOURCES libnav/tangent/cornerpathtest.cpp LIBRARIES thicket-test-support)
thicket_test(closure SOURCES libnav/tangent/closuretest.cpp LIBRARIES thicket-test-oracles)
thicket_test(pruning SOURCES libnav/tangent/pruningtest.cpp
  LIBRARIES thicket-test-oracles thicket-test-support)
thicket_test(graph-change SOURCES libnav/tangent/graphchangetest.cpp
  LIBRARIES thicket-nav thicket-test-support)
# The library does not export floods.
thicket_test(rimflood SOURCES libnav/tangent/rimfloodtest.cpp
  ${PROJECT_SOURCE_DIR}/libnav/tangent/rimflood.cpp
  ${PROJECT_SOURCE_DIR}/libnav/tangent/rimfloodparts.cpp
  ${PROJECT_SOURCE_DIR}/libnav/tangent/rimgrid.cpp LIBRARIES thicket-test-support)
