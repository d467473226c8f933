# Writes OUTPUT: a source that includes the SOURCES in FOLDER, each in the namespace test_<name> of its
# test of TESTS. Their headers come first, outside these namespaces; when a source includes one again,
# its guard leaves it empty.
set(headers "")
set(bodies "")
foreach(test source IN ZIP_LISTS TESTS SOURCES)
  cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${FOLDER} NORMALIZE)
  file(STRINGS ${source} lines REGEX "^#include [<\"].*[>\"]$")
  foreach(line IN LISTS lines)
    if(NOT line MATCHES "[.]moc\"$")
      list(APPEND headers "${line}")
    endif()
  endforeach()
  string(MAKE_C_IDENTIFIER ${test} namespace)
  string(APPEND bodies "\nnamespace test_${namespace} {\n#include \"${source}\"\n}\n")
endforeach()
list(REMOVE_DUPLICATES headers)
list(JOIN headers "\n" headers)
file(WRITE ${OUTPUT} "${headers}\n${bodies}")
