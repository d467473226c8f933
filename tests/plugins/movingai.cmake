thicket_test(cellpieces SOURCES plugins/shapes/cellpiecestest.cpp LIBRARIES thicket-format-shapes)
