# The library does not export guidance.
foreach(source groupflow guidance guidancestate obstaclehistory obstacleworld route)
  list(APPEND guidance_sources ${PROJECT_SOURCE_DIR}/libsteer/guidance/${source}.cpp)
endforeach()
foreach(test guidance replanning)
  thicket_test(${test} SOURCES libsteer/guidance/${test}test.cpp ${guidance_sources}
    LIBRARIES thicket-test-steering thicket-test-support)
endforeach()
set(guidance ${PROJECT_SOURCE_DIR}/libsteer/guidance)
thicket_test(obstacleworld SOURCES libsteer/guidance/obstacleworldtest.cpp
  ${guidance}/obstaclehistory.cpp ${guidance}/obstacleworld.cpp LIBRARIES thicket-steer thicket-test-edits)
thicket_test(behaviourfindings SOURCES libsteer/scenario/behaviourfindingstest.cpp
  LIBRARIES thicket-steer)
thicket_test(scenario SOURCES libsteer/scenario/scenariotest.cpp LIBRARIES thicket-steer)
