if(NOT TARGET thicket-test-support)
  thicket_test_library(support
    support/worlds/fieldfamilies.cpp
    support/worlds/forest.cpp
    LIBRARIES thicket-collision)
endif()

thicket_test(angle SOURCES libnav/geometry/angletest.cpp LIBRARIES thicket-collision)
thicket_test(direction SOURCES libnav/geometry/directiontest.cpp LIBRARIES thicket-collision)
thicket_test(length SOURCES libnav/geometry/lengthtest.cpp LIBRARIES thicket-collision)
thicket_test(rimnotes SOURCES libnav/collision/rimnotestest.cpp LIBRARIES thicket-test-support)
thicket_test(placenotes SOURCES libnav/collision/placenotestest.cpp LIBRARIES thicket-collision)
thicket_test(rays SOURCES libnav/collision/raystest.cpp LIBRARIES thicket-test-support)
thicket_test(fieldindex SOURCES libnav/collision/indextest.cpp LIBRARIES thicket-test-support
  Boost::headers)
thicket_test(crowdedsides SOURCES libnav/geometry/crowdedsidestest.cpp
  LIBRARIES thicket-test-support)
# The library does not export its index.
thicket_test(crowdedcells SOURCES libnav/collision/crowdedcellstest.cpp
  ${PROJECT_SOURCE_DIR}/libnav/collision/index/coregrid.cpp
  ${PROJECT_SOURCE_DIR}/libnav/collision/index/crowdedcells.cpp
  ${PROJECT_SOURCE_DIR}/libnav/geometry/morton.cpp LIBRARIES thicket-test-support)
# The library does not export the search for what covers rims.
thicket_test(crowdedrims SOURCES libnav/collision/crowdedrimstest.cpp
  ${PROJECT_SOURCE_DIR}/libnav/collision/rims/coveredarcs.cpp
  ${PROJECT_SOURCE_DIR}/libnav/collision/expansion/expansion.cpp
  ${PROJECT_SOURCE_DIR}/libnav/collision/expansion/growth.cpp
  ${PROJECT_SOURCE_DIR}/libnav/collision/expansion/interior.cpp
  ${PROJECT_SOURCE_DIR}/libnav/collision/expansion/sidetree.cpp
  ${PROJECT_SOURCE_DIR}/libnav/geometry/morton.cpp
  ${PROJECT_SOURCE_DIR}/libnav/collision/index/parttree.cpp
  ${PROJECT_SOURCE_DIR}/libnav/collision/rims/rimneighbours.cpp LIBRARIES thicket-test-support)
# The library does not export it.
thicket_test(interior SOURCES libnav/collision/interiortest.cpp
  ${PROJECT_SOURCE_DIR}/libnav/collision/expansion/interior.cpp
  ${PROJECT_SOURCE_DIR}/libnav/collision/expansion/sidetree.cpp LIBRARIES thicket-test-support)
thicket_test(numbers SOURCES libnav/collision/numberstest.cpp LIBRARIES thicket-collision)
thicket_test(fieldedits SOURCES libnav/collision/edittest.cpp LIBRARIES thicket-test-support)
thicket_test(otherradii SOURCES libnav/collision/otherradiitest.cpp LIBRARIES thicket-test-support)
thicket_test(rims SOURCES libnav/collision/rimstest.cpp LIBRARIES thicket-test-support)
thicket_test(touchingrims SOURCES libnav/collision/touchingrimstest.cpp
  LIBRARIES thicket-test-support)
thicket_test(clearance SOURCES libnav/collision/clearancetest.cpp LIBRARIES thicket-test-support
  Boost::headers)
thicket_test(refusals SOURCES libnav/collision/refusalstest.cpp LIBRARIES thicket-collision)
thicket_test(distance SOURCES libnav/geometry/distancetest.cpp LIBRARIES thicket-test-support)
# The library does not export the parity test.
thicket_test(reachability SOURCES libnav/collision/reachabilitytest.cpp
  ${PROJECT_SOURCE_DIR}/libnav/path/reachability.cpp LIBRARIES thicket-test-support)
