thicket_test(arrows SOURCES project/arrowstest.cpp LIBRARIES Qt6::Core)
thicket_test(libraries SOURCES project/librariestest.cpp LIBRARIES Qt6::Core)
add_dependencies(test-libraries thicket-collision thicket-nav thicket-steer)

# The installed package is used as a stranger would: find_package(Thicket) in a project of its own.
add_test(NAME consumer COMMAND ${CMAKE_COMMAND}
  -DTHICKET_BINARY_DIR=${PROJECT_BINARY_DIR}
  -DCONSUMER=${CMAKE_CURRENT_SOURCE_DIR}/project/consumer
  -DWORK=${PROJECT_BINARY_DIR}/consumer
  -DCXX=${CMAKE_CXX_COMPILER}
  -DFLAGS=${CMAKE_CXX_FLAGS}
  -DSANITIZE=${THICKET_SANITIZE}
  -P ${CMAKE_CURRENT_SOURCE_DIR}/project/installandconsume.cmake)
set_tests_properties(consumer PROPERTIES TIMEOUT 300)
