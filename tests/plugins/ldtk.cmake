foreach(test ldtkformat ldtkproject)
  thicket_test(${test} SOURCES plugins/ldtk/${test}test.cpp plugins/ldtk/ldtkreading.h
    LIBRARIES thicket-nav thicket-plugin-host
    DEPENDS thicket-format-ldtk)
endforeach()

# That the projects of the tests are real LDtk projects. Needs python3-jsonschema.
if(Python3_FOUND)
  execute_process(COMMAND ${Python3_EXECUTABLE} -c "import jsonschema"
    RESULT_VARIABLE without_jsonschema OUTPUT_QUIET ERROR_QUIET)
  if(without_jsonschema EQUAL 0)
    set(ldtk ${CMAKE_CURRENT_SOURCE_DIR}/data/ldtk)
    add_test(NAME ldtkschema
      COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/plugins/ldtk/checkschema.py
        ${ldtk}/JSON_SCHEMA.json ${ldtk}/shapes.ldtk ${ldtk}/all_features.ldtk
        ${ldtk}/SeparateLevelFiles.ldtk)
    set_tests_properties(ldtkschema PROPERTIES LABELS formats)
  endif()
endif()
