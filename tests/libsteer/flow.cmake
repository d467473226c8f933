thicket_test_library(floods support/oracles/naiveflood.cpp
  LIBRARIES thicket-steer)

thicket_test(integration SOURCES libsteer/flow/integrationtest.cpp
  LIBRARIES thicket-test-floods)
thicket_test(costfield SOURCES libsteer/flow/costfieldtest.cpp LIBRARIES thicket-steer)
thicket_test(flowfield SOURCES libsteer/flow/flowfieldtest.cpp
  LIBRARIES thicket-test-floods)
thicket_test(flowaccuracy SOURCES libsteer/flow/flowaccuracytest.cpp
  LIBRARIES thicket-test-floods)
thicket_test(flowfollow SOURCES libsteer/flow/flowfollowtest.cpp support/crowds/steppedcrowd.cpp
  LIBRARIES thicket-steer)
if(THICKET_HAVE_SHARED_DATA)
  thicket_test(flowgamemaps SOURCES libsteer/flow/flowgamemapstest.cpp
    LIBRARIES thicket-steer thicket-test-worlds LABELS shared)
endif()
