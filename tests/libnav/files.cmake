# Loaded before libc, so that a test can make each of its file calls fail.
add_library(fault-shim SHARED libnav/files/faultshim.cpp)
target_include_directories(fault-shim PRIVATE ${PROJECT_SOURCE_DIR})
target_link_libraries(fault-shim PRIVATE thicket-compiling ${CMAKE_DL_LIBS})
thicket_test(atomicfile SOURCES libnav/files/atomicfiletest.cpp
  LIBRARIES fault-shim thicket-nav)
thicket_test(pendingfile SOURCES libnav/files/pendingfiletest.cpp
  LIBRARIES fault-shim thicket-nav)
thicket_test(consent SOURCES libnav/files/consenttest.cpp LIBRARIES thicket-nav)
thicket_test(readfile SOURCES libnav/files/readfiletest.cpp LIBRARIES thicket-nav)
