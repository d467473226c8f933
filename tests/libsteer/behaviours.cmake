add_library(thicket-test-steering STATIC
  support/behaviourcatalogue.cpp
  support/steeringworld.cpp)
target_include_directories(thicket-test-steering PRIVATE ${PROJECT_SOURCE_DIR})
target_link_libraries(thicket-test-steering PUBLIC thicket-steer PRIVATE thicket-compiling)
set_target_properties(thicket-test-steering PROPERTIES AUTOMOC OFF)

foreach(behaviour avoid avoidagents blend flock followforce motion placement promises rayfan
    surroundings traps wallavoid wander)
  thicket_test(${behaviour} SOURCES libsteer/behaviours/${behaviour}test.cpp
    LIBRARIES thicket-test-steering)
endforeach()
# The linear programmes are no part of the library's interface.
thicket_test(orca SOURCES libsteer/behaviours/orcatest.cpp
  ${PROJECT_SOURCE_DIR}/libsteer/behaviours/halfplanes.cpp LIBRARIES thicket-test-steering)
