thicket_test(ground SOURCES libsteer/ground/groundtest.cpp
  LIBRARIES thicket-steer thicket-test-oracles thicket-test-support)
