thicket_test_library(crowds
  support/oracles/bareobstacles.cpp
  support/crowds/crowdchecker.cpp
  support/crowds/crowdrun.cpp
  support/crowds/crowdscenes.cpp
  support/crowds/extremecrowds.cpp
  support/crowds/recordedgate.cpp
  support/crowds/smalltrials.cpp
  LIBRARIES thicket-test-steering)

thicket_test(crowdchecker SOURCES libsteer/sim/crowdcheckertest.cpp
  LIBRARIES thicket-test-crowds)
thicket_test(crowdquality SOURCES libsteer/sim/crowdqualitytest.cpp
  LIBRARIES thicket-test-crowds thicket-test-worlds)
thicket_test(crowdproperties SOURCES libsteer/sim/crowdpropertiestest.cpp
  LIBRARIES thicket-test-crowds)
foreach(part extremes heaps)
  thicket_test(crowd${part} SOURCES libsteer/sim/crowd${part}test.cpp LIBRARIES thicket-test-crowds)
endforeach()
thicket_test(crowdedits SOURCES libsteer/sim/crowdeditstest.cpp LIBRARIES thicket-test-crowds)
if(THICKET_HAVE_SHARED_DATA)
  thicket_test(recordedgate SOURCES libsteer/sim/recordedgatetest.cpp
    LIBRARIES thicket-test-crowds LABELS shared)
endif()
thicket_test(sweptmoves SOURCES libsteer/sim/sweptmovestest.cpp LIBRARIES thicket-test-crowds)
thicket_test(crowdthreads SOURCES libsteer/sim/crowdthreadstest.cpp LIBRARIES thicket-test-crowds)
