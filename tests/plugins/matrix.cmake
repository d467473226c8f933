# Every format that is registered over every map there is.
set(matrix plugins/matrix/roundtrip.cpp plugins/matrix/roundtrip.h)
thicket_test(formatmatrix SOURCES plugins/matrix/formatmatrixtest.cpp plugins/datamaps.h ${matrix}
  LIBRARIES thicket-plugin-host thicket-test-awkwardmaps thicket-test-everymap
  DEPENDS comma-locale thicket-formats)
thicket_comma_locale(formatmatrix)
if(THICKET_HAVE_SHARED_DATA)
  foreach(test sharedmatrix gamematrix)
    thicket_test(${test} SOURCES plugins/matrix/${test}test.cpp
      LIBRARIES thicket-plugin-host thicket-test-worlds thicket-test-everymap LABELS shared
      DEPENDS comma-locale thicket-formats)
    thicket_comma_locale(${test})
  endforeach()
endif()
# What is made to exhaust memory or time.
thicket_test(hostile SOURCES plugins/hostiletest.cpp plugins/hostilefiles.h
  LIBRARIES thicket-plugin-host DEFINITIONS ${sanitized} DEPENDS thicket-formats thicket-cli)
# What is large and honest.
thicket_test(largefiles SOURCES plugins/largefilestest.cpp
  LIBRARIES thicket-plugin-host DEPENDS thicket-formats)
