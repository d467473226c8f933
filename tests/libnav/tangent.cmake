thicket_test(bitangent SOURCES libnav/tangent/bitangenttest.cpp LIBRARIES thicket-nav)
