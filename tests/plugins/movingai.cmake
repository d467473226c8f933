thicket_test(cellpieces SOURCES plugins/shapes/cellpiecestest.cpp LIBRARIES thicket-format-shapes)
thicket_test(movingaiformat SOURCES plugins/movingai/movingaiformattest.cpp
  LIBRARIES thicket-nav thicket-plugin-host
  DEPENDS thicket-format-movingai)
if(THICKET_HAVE_SHARED_DATA)
  thicket_test(gamegrids SOURCES plugins/movingai/gamegridstest.cpp
    support/oracles/octilesearch.cpp support/oracles/octilesearch.h
    LIBRARIES thicket-nav thicket-plugin-host thicket-test-worlds LABELS shared
    DEPENDS thicket-format-movingai)
endif()
