# Writes the libraries as one file, compiles it with one call of the compiler and no include path,
# and runs the tests of the C API with it.
function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

file(REMOVE_RECURSE ${WORK}/one)
run(${PYTHON} ${THICKET}/libsteer/c/amalgamate.py ${WORK}/one --rapidjson ${RAPIDJSON})
# -O2 takes half as much again.
run(${LAUNCHER} ${CXX} -std=c++20 -O1 -ffp-contract=off -fvisibility=hidden -fPIC
  -c ${WORK}/one/thicket.cpp -o ${WORK}/thicket.o)
foreach(test world query crowd crowdthread thread warm abi)
  run(${CC} -std=c99 -O1 -I${WORK}/one -c ${THICKET}/tests/libsteer/c/${test}test.c
    -o ${WORK}/${test}.o)
  run(${CXX} ${WORK}/${test}.o ${WORK}/thicket.o -pthread -o ${WORK}/${test}test)
  message(STATUS "${test}test")
  run(${WORK}/${test}test)
endforeach()
