thicket_test(arrows SOURCES project/arrowstest.cpp
  project/rooms.cpp
  project/rooms.h
  project/sources.cpp
  project/sources.h LIBRARIES Qt6::Core)
thicket_test(includes SOURCES project/includestest.cpp
  project/sources.cpp
  project/sources.h LIBRARIES Qt6::Core)
thicket_test(libraries SOURCES project/librariestest.cpp LIBRARIES Qt6::Core
  DEPENDS thicket-collision thicket-nav thicket-steer)

# thicket_consumer_test(<name> SCRIPT <script> [ARGUMENTS <...>]): adds a test of another project that
# uses this one, run by the script in project/. Its folder is consumers/<name> in the build tree.
set(consumers ${PROJECT_BINARY_DIR}/consumers)
function(thicket_consumer_test name)
  cmake_parse_arguments(arg "" "SCRIPT" "ARGUMENTS" ${ARGN})
  add_test(NAME ${name} COMMAND ${CMAKE_COMMAND}
    -DTHICKET=${PROJECT_SOURCE_DIR}
    -DTHICKET_BINARY_DIR=${PROJECT_BINARY_DIR}
    -DWORK=${consumers}/${name}
    -DCXX=${CMAKE_CXX_COMPILER}
    -DFLAGS=${CMAKE_CXX_FLAGS}
    -DSANITIZE=${THICKET_SANITIZE}
    ${arg_ARGUMENTS}
    -P ${CMAKE_CURRENT_SOURCE_DIR}/project/${arg_SCRIPT}.cmake)
  set_tests_properties(${name} PROPERTIES TIMEOUT 300)
endfunction()

thicket_consumer_test(installation SCRIPT installation)
thicket_consumer_test(consumer SCRIPT package ARGUMENTS -DPREFIX=${consumers}/installation)
thicket_consumer_test(consumer-readme SCRIPT readme ARGUMENTS -DPREFIX=${consumers}/installation)
thicket_consumer_test(consumer-plugin SCRIPT plugin ARGUMENTS -DPREFIX=${consumers}/installation)
set_tests_properties(installation PROPERTIES FIXTURES_SETUP installation)
set_tests_properties(consumer consumer-readme consumer-plugin PROPERTIES
  FIXTURES_REQUIRED installation)
thicket_consumer_test(consumer-static SCRIPT static)
thicket_consumer_test(consumer-subdirectory SCRIPT embedding
  ARGUMENTS -DWAY=subdirectory -DSHARED=OFF)
thicket_consumer_test(consumer-fetchcontent SCRIPT embedding
  ARGUMENTS -DWAY=fetchcontent -DSHARED=${BUILD_SHARED_LIBS})
