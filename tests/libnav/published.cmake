if(THICKET_HAVE_SHARED_DATA)
  thicket_test(publishedpaths SOURCES libnav/published/publishedpathstest.cpp
    LIBRARIES thicket-test-oracles LABELS shared)
endif()
