# The library does not export guidance.
foreach(source groupflow guidance guidancestate obstaclehistory obstacleworld route)
  list(APPEND guidance_sources ${PROJECT_SOURCE_DIR}/libsteer/sim/${source}.cpp)
endforeach()
foreach(test guidance replanning)
  thicket_test(${test} SOURCES libsteer/sim/${test}test.cpp ${guidance_sources}
    LIBRARIES thicket-test-steering thicket-test-support)
endforeach()
set(sim ${PROJECT_SOURCE_DIR}/libsteer/sim)
thicket_test(obstacleworld SOURCES libsteer/sim/obstacleworldtest.cpp
  ${sim}/obstaclehistory.cpp ${sim}/obstacleworld.cpp LIBRARIES thicket-steer thicket-test-edits)
thicket_test(scenario SOURCES libsteer/sim/scenariotest.cpp LIBRARIES thicket-steer)
