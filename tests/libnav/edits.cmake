thicket_test_library(edits
  support/worlds/editedworlds.cpp
  support/judges/editjudge.cpp
  support/judges/editrounds.cpp
  LIBRARIES thicket-test-oracles thicket-test-support)

# Runs as long as asked, so it is not part of the test suite: `./dev soak edits`.
add_executable(soak-edits libnav/path/soakedits.cpp)
set_target_properties(soak-edits PROPERTIES
  RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
target_link_libraries(soak-edits PRIVATE thicket-test-edits Threads::Threads thicket-compiling)

thicket_test(editrounds SOURCES libnav/path/editroundstest.cpp LIBRARIES thicket-test-edits)
