# Compares what the programs REFERENCE and HOST print for MAP, at least LINES lines. OUT names files to
# keep. In HOST a | parts program and arguments.
string(REPLACE "|" ";" HOST "${HOST}")
execute_process(COMMAND ${REFERENCE} ${MAP} OUTPUT_FILE ${OUT}.expected
  COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${HOST} ${MAP} OUTPUT_FILE ${OUT}.printed COMMAND_ERROR_IS_FATAL ANY)
file(STRINGS ${OUT}.expected lines)
list(LENGTH lines count)
if(count LESS LINES)
  message(FATAL_ERROR "C printed ${count} lines only.")
endif()
execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${OUT}.expected ${OUT}.printed
  RESULT_VARIABLE different)
if(different)
  execute_process(COMMAND diff ${OUT}.expected ${OUT}.printed)
  message(FATAL_ERROR "The host prints other bits than C: ${OUT}.expected, ${OUT}.printed")
endif()
