# Guidance is no part of the library's interface.
foreach(source groupflow guidance guidancestate route)
  list(APPEND guidance_sources ${PROJECT_SOURCE_DIR}/libsteer/sim/${source}.cpp)
endforeach()
thicket_test(guidance SOURCES libsteer/sim/guidancetest.cpp ${guidance_sources}
  LIBRARIES thicket-test-steering thicket-test-support)
