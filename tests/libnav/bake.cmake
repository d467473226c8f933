thicket_test(bakedfield SOURCES libnav/bake/bakedfieldtest.cpp
  LIBRARIES thicket-test-oracles thicket-test-support)
thicket_test(bakedrims SOURCES libnav/bake/bakedrimstest.cpp
  LIBRARIES thicket-test-oracles thicket-test-support)
thicket_test(bakedbytes SOURCES libnav/bake/bakedbytestest.cpp
  LIBRARIES thicket-test-oracles thicket-test-support)
