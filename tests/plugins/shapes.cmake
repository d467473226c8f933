# Geometry that several formats share.
thicket_test(mapground SOURCES plugins/shapes/mapgroundtest.cpp
  LIBRARIES thicket-format-shapes thicket-test-support thicket-test-awkwardmaps)
thicket_test(freeground SOURCES plugins/shapes/freegroundtest.cpp
  LIBRARIES thicket-format-shapes thicket-test-support thicket-test-awkwardmaps)
thicket_test(convexpieces SOURCES plugins/shapes/convexpiecestest.cpp
  LIBRARIES thicket-format-shapes)
thicket_test(convexrings SOURCES plugins/shapes/convexringstest.cpp
  LIBRARIES thicket-format-shapes)
thicket_test(meetinggroups SOURCES plugins/shapes/meetinggroupstest.cpp
  LIBRARIES thicket-format-shapes)
thicket_test(meshedrings SOURCES plugins/shapes/meshedringstest.cpp
  LIBRARIES thicket-format-shapes)
thicket_test(segmentcut SOURCES plugins/shapes/segmentcuttest.cpp
  LIBRARIES thicket-format-shapes)
