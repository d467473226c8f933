add_library(thicket-test-edits STATIC
  support/editedworlds.cpp
  support/editjudge.cpp
  support/editrounds.cpp)
target_include_directories(thicket-test-edits PRIVATE ${PROJECT_SOURCE_DIR})
target_link_libraries(thicket-test-edits PUBLIC thicket-test-oracles thicket-test-support
  PRIVATE thicket-compiling)
set_target_properties(thicket-test-edits PROPERTIES AUTOMOC OFF)

# Runs as long as it is asked to, so it is no test of the suite: `./dev soak edits`.
add_executable(soak-edits libnav/path/soakedits.cpp)
set_target_properties(soak-edits PROPERTIES AUTOMOC OFF
  RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
target_link_libraries(soak-edits PRIVATE thicket-test-edits Threads::Threads thicket-compiling)

thicket_test(editrounds SOURCES libnav/path/editroundstest.cpp LIBRARIES thicket-test-edits)
