thicket_test(mapedit SOURCES libnav/map/mapedittest.cpp LIBRARIES thicket-nav)
