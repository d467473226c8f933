thicket_test(flowformat SOURCES plugins/flow/flowformattest.cpp
  plugins/everykind.h
  plugins/exporting.h
  support/worlds/fieldfamilies.cpp
  support/worlds/fieldfamilies.h
  LIBRARIES thicket-plugin-host thicket-steer Qt6::Gui
  DEPENDS thicket-format-flow)
if(THICKET_PYTHON_READS_SCHEMAS)
  thicket_test(flowschema SOURCES plugins/flow/flowschematest.cpp
    LIBRARIES thicket-plugin-host thicket-test-everymap
    LABELS formats
    DEFINITIONS THICKET_TEST_PYTHON="${Python3_EXECUTABLE}")
  thicket_test_shared_maps(flowschema)
endif()
