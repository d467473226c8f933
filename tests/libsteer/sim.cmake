# The library does not export guidance.
foreach(source groupflow guidance guidancestate route)
  list(APPEND guidance_sources ${PROJECT_SOURCE_DIR}/libsteer/sim/${source}.cpp)
endforeach()
foreach(test guidance replanning)
  thicket_test(${test} SOURCES libsteer/sim/${test}test.cpp ${guidance_sources}
    LIBRARIES thicket-test-steering thicket-test-support)
endforeach()
thicket_test(scenario SOURCES libsteer/sim/scenariotest.cpp LIBRARIES thicket-steer)
