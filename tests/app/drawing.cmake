thicket_test(palette SOURCES
  app/drawing/contrast.h
  app/drawing/palettetest.cpp
  LIBRARIES thicket-drawing)
thicket_test(outline SOURCES app/drawing/outlinetest.cpp LIBRARIES thicket-drawing)
thicket_test(denselines SOURCES app/drawing/denselinestest.cpp LIBRARIES thicket-drawing)
thicket_test(as-seen SOURCES app/drawing/asseentest.cpp LIBRARIES thicket-drawing)
thicket_test(line-sum SOURCES app/drawing/linesumtest.cpp LIBRARIES thicket-drawing)
thicket_test(sight SOURCES app/drawing/sighttest.cpp LIBRARIES thicket-drawing)
thicket_test(map-drawing SOURCES
  app/drawing/bentpath.h
  app/drawing/canvasimage.cpp
  app/drawing/canvasimage.h
  app/drawing/mapdrawingtest.cpp
  LIBRARIES thicket-drawing)
thicket_test(many-circles SOURCES
  app/drawing/canvasimage.cpp
  app/drawing/canvasimage.h
  app/drawing/manycirclestest.cpp
  LIBRARIES thicket-drawing)
thicket_test(path-drawing SOURCES
  app/drawing/bentpath.h
  app/drawing/canvasimage.cpp
  app/drawing/canvasimage.h
  app/drawing/pathdrawingtest.cpp
  LIBRARIES thicket-drawing)
thicket_test(picture-pyramid SOURCES
  app/drawing/canvasimage.cpp
  app/drawing/canvasimage.h
  app/drawing/picturepyramidtest.cpp
  app/drawing/quarters.h
  LIBRARIES thicket-drawing)
thicket_test(unsplit-fill SOURCES
  app/drawing/bentpath.h
  app/drawing/canvasimage.cpp
  app/drawing/canvasimage.h
  app/drawing/poolthreads.h
  app/drawing/unsplitfilltest.cpp
  LIBRARIES thicket-drawing)
thicket_test(arena-drawing SOURCES
  app/drawing/arenadrawingtest.cpp
  app/drawing/canvasimage.cpp
  app/drawing/canvasimage.h
  LIBRARIES thicket-drawing)
thicket_test(crowd-drawing SOURCES
  app/drawing/canvasimage.cpp
  app/drawing/canvasimage.h
  app/drawing/crowddrawingtest.cpp
  LIBRARIES thicket-drawing)
thicket_test(marker-drawing SOURCES
  app/drawing/canvasimage.cpp
  app/drawing/canvasimage.h
  app/drawing/markerdrawingtest.cpp
  LIBRARIES thicket-drawing)
thicket_test(search-animation SOURCES app/drawing/searchanimationtest.cpp LIBRARIES thicket-drawing)
