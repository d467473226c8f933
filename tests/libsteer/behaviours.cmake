thicket_test_library(steering
  support/crowds/behaviourcatalogue.cpp
  support/crowds/steeringworld.cpp
  LIBRARIES thicket-steer)

foreach(behaviour avoid avoidagents blend flock followforce motion placement promises rayfan
    surroundings traps wallavoid wander)
  thicket_test(${behaviour} SOURCES libsteer/behaviours/${behaviour}test.cpp
    LIBRARIES thicket-test-steering)
endforeach()
# The library does not export the linear programmes.
thicket_test(orca SOURCES libsteer/behaviours/orcatest.cpp
  ${PROJECT_SOURCE_DIR}/libsteer/behaviours/halfplanes.cpp LIBRARIES thicket-test-steering)
