add_library(thicket-test-steering STATIC
  support/behaviourcatalogue.cpp
  support/steeringworld.cpp)
target_include_directories(thicket-test-steering PRIVATE ${PROJECT_SOURCE_DIR})
target_link_libraries(thicket-test-steering PUBLIC thicket-steer PRIVATE thicket-compiling)
set_target_properties(thicket-test-steering PROPERTIES AUTOMOC OFF)

foreach(behaviour avoid blend flock followforce motion orca placement promises rayfan traps wallavoid
    wander)
  if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/libsteer/behaviours/${behaviour}test.cpp)
  thicket_test(${behaviour} SOURCES libsteer/behaviours/${behaviour}test.cpp
    LIBRARIES thicket-test-steering)
  endif()
endforeach()
