thicket_test(gameexports SOURCES plugins/gameexportstest.cpp
  plugins/exporting.h
  LIBRARIES thicket-plugin-host thicket-test-awkwardmaps
  DEPENDS thicket-format-box2d thicket-format-cppheader thicket-format-flow thicket-format-graph
    thicket-format-recast thicket-format-unity)
