if(TARGET box2d::box2d)
  thicket_test(box2d SOURCES plugins/box2d/box2dtest.cpp
    plugins/box2d/rubeworld.h
    plugins/everykind.h
    plugins/exporting.h
    support/worlds/fieldfamilies.cpp
    support/worlds/fieldfamilies.h
    LIBRARIES thicket-plugin-host thicket-nav thicket-test-everymap box2d::box2d
    LABELS formats
    DEPENDS thicket-format-box2d)
  thicket_test_shared_maps(box2d)
endif()
