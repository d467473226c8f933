add_library(thicket-test-recordings STATIC support/recordedcrowd.cpp)
target_include_directories(thicket-test-recordings PRIVATE ${PROJECT_SOURCE_DIR})
target_link_libraries(thicket-test-recordings PUBLIC thicket-steer PRIVATE thicket-compiling)
set_target_properties(thicket-test-recordings PROPERTIES AUTOMOC OFF)

thicket_test(recording SOURCES libsteer/recording/recordingtest.cpp
  LIBRARIES thicket-test-recordings)
thicket_test(recording-file SOURCES libsteer/recording/recordingfiletest.cpp
  support/replaylayout.cpp LIBRARIES thicket-test-recordings)
