thicket_test_library(crowdsamples support/crowds/crowdsamples.cpp
  LIBRARIES thicket-steer)

foreach(part arrival contacts determinism input moving movingruns parameters spawn spawnpolygon targets walls)
  thicket_test(crowd${part} SOURCES libsteer/sim/crowd${part}test.cpp
    LIBRARIES thicket-test-crowdsamples DEPENDS comma-locale)
endforeach()
thicket_test(askedgoals SOURCES libsteer/sim/askedgoalstest.cpp
  LIBRARIES thicket-test-crowdsamples)
# `./dev golden` builds nothing else.
thicket_test(crowdgolden SOURCES libsteer/sim/crowdgoldentest.cpp
  LIBRARIES thicket-test-crowdsamples ALONE)
# Print what must be the same on every machine.
foreach(program samebits samerecordings)
  add_executable(${program} libsteer/${program}.cpp)
  set_target_properties(${program} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
  target_include_directories(${program} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(${program} PRIVATE thicket-test-crowdsamples thicket-compiling)
endforeach()
thicket_comma_locale(crowddeterminism)

# The library does not export the kernels, so their sources are compiled in.
thicket_kernel_sources(kernels)
list(APPEND kernels ${PROJECT_SOURCE_DIR}/libsteer/lanes/kernelchoice.cpp
  ${PROJECT_SOURCE_DIR}/libsteer/lanes/kernelportable.cpp)
thicket_test(forcebatch SOURCES libsteer/sim/forcebatchtest.cpp LIBRARIES thicket-test-crowdsamples)
thicket_test(neighbourkernel SOURCES libsteer/sim/neighbourkerneltest.cpp ${kernels}
  LIBRARIES thicket-test-crowdsamples DEFINITIONS THICKET_STEER_STATIC_DEFINE ALONE)
