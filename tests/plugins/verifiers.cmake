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
