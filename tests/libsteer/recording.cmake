thicket_test_library(recordings support/crowds/recordedcrowd.cpp
  LIBRARIES thicket-steer)

thicket_test(recording SOURCES libsteer/recording/recordingtest.cpp
  LIBRARIES thicket-test-recordings)
# The library does not export the reader of decimals.
thicket_test(trajectories SOURCES libsteer/recording/trajectoriestest.cpp
  ${PROJECT_SOURCE_DIR}/libsteer/recording/decimal.cpp LIBRARIES thicket-test-recordings)
if(THICKET_HAVE_SHARED_DATA)
  thicket_test(measured-crowds SOURCES libsteer/recording/measuredcrowdstest.cpp
    LIBRARIES thicket-test-recordings LABELS shared)
endif()
thicket_test(recorder SOURCES libsteer/recording/recordertest.cpp support/crowds/extremecrowds.cpp
  LIBRARIES thicket-steer)
thicket_test(recording-file SOURCES libsteer/recording/recordingfiletest.cpp
  support/crowds/replaylayout.cpp LIBRARIES thicket-test-recordings)
thicket_test(recall SOURCES libsteer/recording/recalltest.cpp LIBRARIES thicket-test-crowdsamples)
thicket_test(run-difference SOURCES libsteer/recording/rundifferencetest.cpp
  LIBRARIES thicket-test-recordings thicket-test-crowdsamples)
thicket_test(curves SOURCES libsteer/recording/curvestest.cpp LIBRARIES thicket-test-crowdsamples)
