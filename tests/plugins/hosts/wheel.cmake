# Packs the module that is built as a wheel, installs it into a folder and runs the tests with it.
file(REMOVE_RECURSE ${WORK})
file(MAKE_DIRECTORY ${WORK})
set(ENV{THICKET_PYTHON_MODULE} ${MODULE})
set(ENV{PYTHONPATH} "")
set(ENV{PIP_NO_INDEX} 1)
execute_process(COMMAND ${PYTHON} -m pip wheel ${THICKET}/plugins/hosts/python -q
  --no-build-isolation --no-deps -w ${WORK} COMMAND_ERROR_IS_FATAL ANY)
file(GLOB wheel ${WORK}/thicket_nav-*.whl)
execute_process(COMMAND ${PYTHON} -m pip install ${wheel} -q --no-deps --target ${WORK}/installed
  COMMAND_ERROR_IS_FATAL ANY)
foreach(file thicket-stubs/__init__.pyi thicket-stubs/LICENSE)
  if(NOT EXISTS ${WORK}/installed/${file})
    message(FATAL_ERROR "The wheel lacks ${file}.")
  endif()
endforeach()
set(ENV{PYTHONPATH} ${WORK}/installed)
execute_process(COMMAND ${PYTHON} -c "import thicket; print(thicket.__file__)"
  OUTPUT_VARIABLE file COMMAND_ERROR_IS_FATAL ANY)
if(NOT file MATCHES "${WORK}/installed")
  message(FATAL_ERROR "Another module was imported: ${file}")
endif()
execute_process(COMMAND ${PYTHON} ${THICKET}/tests/plugins/hosts/pythontest.py
  COMMAND_ERROR_IS_FATAL ANY)
