thicket_test(cppheader SOURCES plugins/cppheader/cppheadertest.cpp
  support/worlds/fieldfamilies.cpp
  support/worlds/fieldfamilies.h
  plugins/everykind.h
  plugins/exporting.h
  plugins/cppheader/printmap.h
  LIBRARIES thicket-plugin-host thicket-test-everymap
  DEFINITIONS THICKET_TEST_CXX="${CMAKE_CXX_COMPILER}"
  DEPENDS thicket-format-cppheader)
thicket_test_shared_maps(cppheader)
