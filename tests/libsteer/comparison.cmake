thicket_test(solvercomparison SOURCES libsteer/comparison/solvercomparisontest.cpp
  LIBRARIES thicket-steer thicket-test-oracles)
