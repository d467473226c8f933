thicket_test(cppheader SOURCES plugins/cppheader/cppheadertest.cpp
  support/worlds/fieldfamilies.cpp
  support/worlds/fieldfamilies.h
  plugins/everykind.h
  plugins/exporting.h
  LIBRARIES thicket-plugin-host
  DEFINITIONS THICKET_TEST_CXX="${CMAKE_CXX_COMPILER}"
  DEPENDS thicket-format-cppheader)
