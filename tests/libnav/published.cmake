# Published maps as obstacles. The readers share nothing with the libraries' own.
thicket_test_library(worlds
  support/oracles/freeregions.cpp
  support/published/gridmap.cpp
  support/published/navmesh.cpp
  support/oracles/regionfields.cpp
  support/published/scenario.cpp
  support/published/tokens.cpp
  support/published/treefile.cpp
  support/oracles/visibilitygraph.cpp
  LIBRARIES thicket-collision)

thicket_test(publishedmeshes SOURCES libnav/published/publishedmeshestest.cpp
  LIBRARIES thicket-nav thicket-test-worlds)
if(THICKET_HAVE_SHARED_DATA)
  thicket_test(publishedpaths SOURCES libnav/published/publishedpathstest.cpp
    LIBRARIES thicket-nav LABELS shared)
  thicket_test(forests SOURCES libnav/published/foreststest.cpp
    LIBRARIES thicket-test-oracles thicket-test-worlds LABELS shared)
  thicket_test(gamemaps SOURCES libnav/published/gamemapstest.cpp
    LIBRARIES thicket-nav thicket-test-worlds LABELS shared)
  thicket_test(gamemapsexact SOURCES libnav/published/gamemapsexacttest.cpp
    LIBRARIES thicket-nav thicket-test-worlds LABELS shared)
  thicket_test(ironharvest SOURCES libnav/published/ironharvesttest.cpp
    LIBRARIES thicket-nav thicket-test-worlds LABELS shared)
endif()
