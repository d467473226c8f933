thicket_test(palette SOURCES app/drawing/palettetest.cpp LIBRARIES thicket-drawing)
