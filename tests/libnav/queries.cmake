thicket_test(castfamilies SOURCES libnav/queries/castfamiliestest.cpp
  LIBRARIES thicket-test-support)
thicket_test(castqueries SOURCES libnav/queries/castqueriestest.cpp
  LIBRARIES thicket-test-support)
thicket_test(nearbyobstacles SOURCES libnav/queries/nearbyobstaclestest.cpp
  LIBRARIES thicket-test-support)
thicket_test(pathqueries SOURCES libnav/queries/pathqueriestest.cpp
  LIBRARIES thicket-test-oracles thicket-test-support)
thicket_test(nearestreachable SOURCES libnav/queries/nearestreachabletest.cpp
  support/oracles/bareobstacles.cpp
  LIBRARIES thicket-test-oracles thicket-test-support)
