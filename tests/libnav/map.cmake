thicket_test(obstaclemotion SOURCES libnav/map/obstaclemotiontest.cpp LIBRARIES thicket-nav)
thicket_test(spawnarea SOURCES libnav/map/spawnareatest.cpp LIBRARIES thicket-nav)
thicket_test(positiontable SOURCES libnav/map/positiontabletest.cpp LIBRARIES thicket-nav)
thicket_test(objectlist SOURCES libnav/map/objectlisttest.cpp LIBRARIES thicket-nav)
thicket_test(mapedit SOURCES libnav/map/mapedittest.cpp LIBRARIES thicket-nav)
thicket_test(mapfile SOURCES libnav/map/mapfiletest.cpp libnav/map/randommap.cpp
  LIBRARIES thicket-nav DEPENDS comma-locale)
thicket_comma_locale(mapfile)
thicket_test(mapsettingsfile SOURCES libnav/map/mapsettingsfiletest.cpp LIBRARIES thicket-nav)
thicket_test(badmaps SOURCES libnav/map/badmapstest.cpp libnav/map/badmaprows.cpp
  LIBRARIES thicket-nav)

thicket_test(validation SOURCES libnav/map/validation/validationtest.cpp LIBRARIES thicket-nav)
thicket_test(excerpt SOURCES libnav/excerpttest.cpp LIBRARIES thicket-collision)

thicket_test_library(awkwardmaps support/worlds/awkwardmaps.cpp
  LIBRARIES thicket-nav)
# The library does not export the comparison of sides.
thicket_test(crossing SOURCES libnav/geometry/crossingtest.cpp
  ${PROJECT_SOURCE_DIR}/libnav/geometry/crossing.cpp LIBRARIES thicket-test-awkwardmaps)
thicket_test(awkwardvalidation SOURCES libnav/map/validation/awkwardvalidationtest.cpp
  LIBRARIES thicket-test-awkwardmaps)
thicket_test(closedgaps SOURCES libnav/map/validation/closedgapstest.cpp LIBRARIES thicket-nav)
thicket_test(narrowgaps SOURCES libnav/map/validation/narrowgapstest.cpp
  LIBRARIES thicket-nav thicket-test-support)
