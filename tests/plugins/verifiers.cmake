# Programs of others that verify what our plugins write. A test that needs one is only added where it
# is installed, and has the label `formats`; `./dev formats` installs all of them and runs these tests.
foreach(verifier ogrinfo rsvg-convert xmllint godot3-server mcs mono node npm)
  string(TOUPPER ${verifier} name)
  string(MAKE_C_IDENTIFIER ${name} name)
  find_program(THICKET_${name} ${verifier})
  mark_as_advanced(THICKET_${name})
endforeach()
find_package(Python3 COMPONENTS Interpreter QUIET)
# Whether Python has the module that checks JSON by a schema.
set(THICKET_PYTHON_READS_SCHEMAS OFF)
if(Python3_FOUND)
  execute_process(COMMAND ${Python3_EXECUTABLE} -c "import jsonschema"
    RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
  if(failed EQUAL 0)
    set(THICKET_PYTHON_READS_SCHEMAS ON)
  endif()
endif()
find_package(box2d QUIET)
# Debian's Recast has no package file for CMake.
find_path(THICKET_RECAST_INCLUDE Recast.h PATH_SUFFIXES recastnavigation)
find_library(THICKET_RECAST Recast)
find_library(THICKET_DETOUR Detour)
mark_as_advanced(THICKET_RECAST_INCLUDE THICKET_RECAST THICKET_DETOUR)

# The maps that every exporter is tested with.
thicket_test_library(everymap
  plugins/matrix/everymap.cpp
  plugins/matrix/everymap.h
  plugins/matrix/oddmaps.cpp
  plugins/matrix/oddmaps.h
  LIBRARIES thicket-plugin-host thicket-test-worlds)
target_compile_definitions(thicket-test-everymap PRIVATE
  THICKET_BINARY_DIR="${PROJECT_BINARY_DIR}"
  THICKET_SHARED_DATA="${THICKET_SHARED_DATA}"
  THICKET_TEST_DATA="${CMAKE_CURRENT_SOURCE_DIR}/data")
add_dependencies(thicket-test-everymap thicket-formats)

# thicket_test_shared_maps(<test>): runs the function everyMap() of a test of the same list with the
# maps of ../shared/data, where they are, as the test `<test>-shared`. Qt Test ends it after five
# minutes, unless the environment allows more.
function(thicket_test_shared_maps test)
  if(NOT THICKET_HAVE_SHARED_DATA)
    return()
  endif()
  cmake_path(GET CMAKE_CURRENT_LIST_FILE STEM program)
  add_test(NAME ${test}-shared COMMAND test-${program} ${test} everyMap)
  get_test_property(${test} ENVIRONMENT environment)
  get_test_property(${test} LABELS labels)
  set_tests_properties(${test}-shared PROPERTIES LABELS "shared;${labels}" TIMEOUT 3600
    ENVIRONMENT "${environment};THICKET_TEST_MAPS=shared")
endfunction()
