# Runs as long as asked, so it is not part of the test suite: `./dev soak levers`.
add_executable(soak-levers libnav/path/soaklevers.cpp support/worlds/largeworlds.cpp)
set_target_properties(soak-levers PROPERTIES
  RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
target_link_libraries(soak-levers PRIVATE thicket-test-oracles thicket-test-support Threads::Threads
  thicket-compiling)
