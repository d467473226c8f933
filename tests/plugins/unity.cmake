if(THICKET_MCS AND THICKET_MONO)
  thicket_test(unity SOURCES plugins/unity/unitytest.cpp
    plugins/unity/expectedlines.h
    plugins/everykind.h
    plugins/exporting.h
    support/worlds/fieldfamilies.cpp
    support/worlds/fieldfamilies.h
    LIBRARIES thicket-plugin-host thicket-test-everymap
    LABELS formats
    DEFINITIONS THICKET_TEST_MCS="${THICKET_MCS}" THICKET_TEST_MONO="${THICKET_MONO}"
    DEPENDS thicket-format-unity)
  thicket_test_shared_maps(unity)
endif()
