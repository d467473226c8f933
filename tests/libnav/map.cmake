thicket_test(mapedit SOURCES libnav/map/mapedittest.cpp LIBRARIES thicket-nav)
thicket_test(mapfile SOURCES libnav/map/mapfiletest.cpp libnav/map/randommap.cpp
  LIBRARIES thicket-nav)
thicket_test(badmaps SOURCES libnav/map/badmapstest.cpp LIBRARIES thicket-nav)
