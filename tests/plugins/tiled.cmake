find_package(ZLIB REQUIRED)
thicket_test_library(tiled
  plugins/tiled/bytes.cpp
  plugins/tiled/bytes.h
  plugins/tiled/formats.cpp
  plugins/tiled/formats.h
  LIBRARIES thicket-plugin-host)
target_compile_definitions(thicket-test-tiled PRIVATE THICKET_BINARY_DIR="${PROJECT_BINARY_DIR}")
target_link_libraries(thicket-test-tiled PRIVATE ZLIB::ZLIB ${ZSTD_LIBRARY})
set(tiled_plugins thicket-format-tiled thicket-format-tmx)

thicket_test(tiledformat SOURCES plugins/tiled/tiledformattest.cpp plugins/tiled/tiledreading.h
  plugins/datamaps.h
  LIBRARIES thicket-test-tiled DEPENDS ${tiled_plugins} thicket-formats)
thicket_test(tiledroundtrip SOURCES plugins/tiled/tiledroundtriptest.cpp
  libnav/map/randommap.cpp libnav/map/randommap.h
  LIBRARIES thicket-test-tiled thicket-test-awkwardmaps thicket-test-everymap
  DEPENDS ${tiled_plugins})
thicket_test_shared_maps(tiledroundtrip)
thicket_test(tiledsettings SOURCES plugins/tiled/tiledsettingstest.cpp
  LIBRARIES thicket-test-tiled DEPENDS ${tiled_plugins})
thicket_test(tiledshapes SOURCES plugins/tiled/tiledshapestest.cpp
  LIBRARIES thicket-test-tiled DEPENDS ${tiled_plugins})
thicket_test(tiledlayers SOURCES plugins/tiled/tiledlayerstest.cpp
  LIBRARIES thicket-test-tiled DEPENDS ${tiled_plugins})
thicket_test(tiledsolid SOURCES plugins/tiled/tiledsolidtest.cpp
  LIBRARIES thicket-test-tiled DEPENDS ${tiled_plugins})
thicket_test(tiledfiles SOURCES plugins/tiled/tiledfilestest.cpp
  LIBRARIES thicket-test-tiled DEPENDS ${tiled_plugins})
thicket_test(tiledhostile SOURCES plugins/tiled/tiledhostiletest.cpp plugins/hostilefiles.h
  LIBRARIES thicket-test-tiled DEFINITIONS ${sanitized} DEPENDS ${tiled_plugins} thicket-cli)
thicket_test(xmlcursor SOURCES plugins/tiled/xmlcursortest.cpp LIBRARIES thicket-tiled)
thicket_test(tiledoverlays SOURCES plugins/tiled/tiledoverlaystest.cpp
  LIBRARIES thicket-test-tiled DEPENDS ${tiled_plugins})
if(THICKET_HAVE_SHARED_DATA)
  thicket_test(tiledreal SOURCES plugins/tiled/tiledrealtest.cpp
    LIBRARIES thicket-test-tiled LABELS shared
    DEFINITIONS THICKET_SHARED_DATA="${THICKET_SHARED_DATA}"
    DEPENDS ${tiled_plugins})
endif()
