# Features in GeoJSON, beside what GDAL makes of them.
thicket_test(geojsonroundtrip SOURCES plugins/geojson/geojsonroundtriptest.cpp
    plugins/geojson/geojsonfiles.h plugins/anymap.h
  LIBRARIES thicket-plugin-host thicket-nav
  DEPENDS thicket-format-geojson thicket-format-csv)
thicket_test(geojsonimport SOURCES plugins/geojson/geojsonimporttest.cpp
  LIBRARIES thicket-plugin-host
  DEPENDS thicket-format-geojson)
if(THICKET_OGRINFO)
  thicket_test(geojsonogr SOURCES plugins/geojson/geojsonogrtest.cpp
    LIBRARIES thicket-plugin-host thicket-test-everymap LABELS formats
    DEFINITIONS THICKET_OGRINFO="${THICKET_OGRINFO}"
    DEPENDS thicket-formats)
  thicket_test_shared_maps(geojsonogr)
endif()
