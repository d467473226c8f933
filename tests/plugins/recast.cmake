if(THICKET_RECAST_INCLUDE AND THICKET_RECAST AND THICKET_DETOUR)
  thicket_test_library(recastmesh plugins/recast/recastmesh.cpp bench/peers/polyanya.cpp plugins/recast/recastmesh.h plugins/recast/waysonmesh.h
    LIBRARIES thicket-nav Qt6::Core ${THICKET_DETOUR} ${THICKET_RECAST})
  target_include_directories(thicket-test-recastmesh SYSTEM PUBLIC ${THICKET_RECAST_INCLUDE})
  thicket_test(recast SOURCES plugins/recast/recasttest.cpp
    plugins/everykind.h
    plugins/exporting.h
    support/worlds/fieldfamilies.cpp
    support/worlds/fieldfamilies.h
    LIBRARIES thicket-plugin-host thicket-test-recastmesh thicket-test-everymap
    LABELS formats
    DEPENDS thicket-format-recast)
  thicket_test_shared_maps(recast)
endif()
