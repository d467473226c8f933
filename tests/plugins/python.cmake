# import thicket. Debian's numpy belongs to Debian's Python.
if(TARGET thicket-python)
  get_target_property(interpreter thicket-python THICKET_INTERPRETER)
  add_test(NAME python COMMAND ${interpreter}
    ${CMAKE_CURRENT_SOURCE_DIR}/plugins/hosts/pythontest.py)
  add_test(NAME example-python COMMAND ${interpreter}
    ${CMAKE_CURRENT_SOURCE_DIR}/examples/python/forest.py ${PROJECT_BINARY_DIR}/tests/forest.png)
  set_tests_properties(python example-python PROPERTIES TIMEOUT 300
    ENVIRONMENT "PYTHONPATH=${PROJECT_BINARY_DIR}/python")
  set_tests_properties(example-python PROPERTIES
    PASS_REGULAR_EXPRESSION "found: .* units.*of 1,000 random ways")
endif()
if(TARGET thicket-python)
  execute_process(COMMAND ${interpreter} -c "import setuptools, wheel, pip"
    RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
  if(failed)
    message(STATUS "Python: pip, setuptools or wheel was not found, so the wheel is not tested")
  else()
    add_test(NAME python-wheel COMMAND ${CMAKE_COMMAND} -DPYTHON=${interpreter}
      -DTHICKET=${PROJECT_SOURCE_DIR} -DMODULE=$<TARGET_FILE:thicket-python>
      -DWORK=${PROJECT_BINARY_DIR}/tests/wheel
      -P ${CMAKE_CURRENT_SOURCE_DIR}/plugins/hosts/wheel.cmake)
    set_tests_properties(python-wheel PROPERTIES LABELS hosts TIMEOUT 300)
  endif()
endif()
