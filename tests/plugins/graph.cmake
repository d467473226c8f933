thicket_test(graphformat SOURCES plugins/graph/graphformattest.cpp
  plugins/everykind.h
  plugins/exporting.h
  plugins/graph/graphreading.h
  support/worlds/fieldfamilies.cpp
  support/worlds/fieldfamilies.h
  LIBRARIES thicket-plugin-host thicket-nav
  DEPENDS thicket-format-graph)
if(THICKET_PYTHON_READS_SCHEMAS)
  thicket_test(graphschema SOURCES plugins/graph/graphschematest.cpp
    LIBRARIES thicket-plugin-host thicket-test-everymap
    LABELS formats
    DEFINITIONS THICKET_TEST_PYTHON="${Python3_EXECUTABLE}")
  thicket_test_shared_maps(graphschema)
endif()
