thicket_test_library(godotmaps plugins/godot/godotmaps.cpp plugins/godot/godotmaps.h
  LIBRARIES thicket-plugin-host thicket-test-support)
target_compile_definitions(thicket-test-godotmaps PRIVATE THICKET_BINARY_DIR="${PROJECT_BINARY_DIR}")

thicket_test(godotformat SOURCES plugins/godot/godotformattest.cpp
  LIBRARIES thicket-test-godotmaps DEPENDS thicket-format-godot thicket-format-godot3)
thicket_test(godotlarge SOURCES plugins/godot/godotlargetest.cpp
  LIBRARIES thicket-test-godotmaps DEPENDS thicket-format-godot)
thicket_test(godotinstances SOURCES plugins/godot/godotinstancestest.cpp
  LIBRARIES thicket-test-godotmaps DEPENDS thicket-format-godot)
thicket_test(godottiles SOURCES plugins/godot/godottilestest.cpp
  LIBRARIES thicket-test-godotmaps DEPENDS thicket-format-godot)
if(THICKET_GODOT3_SERVER)
  thicket_test(godot3server SOURCES plugins/godot/godot3test.cpp
    LIBRARIES thicket-test-godotmaps thicket-test-everymap
    LABELS formats
    DEFINITIONS THICKET_GODOT3="${THICKET_GODOT3_SERVER}"
    DEPENDS thicket-format-godot3)
  thicket_test_shared_maps(godot3server)
endif()

# The real engine, fetched once. Without node, npm or the package there is no such test.
set(engine ${PROJECT_BINARY_DIR}/godot46)
if(THICKET_NODE AND THICKET_NPM AND NOT EXISTS ${engine}/package/godot/index.wasm)
  message(STATUS "Fetching the web build of Godot 4.6 for tests")
  execute_process(COMMAND ${CMAKE_COMMAND} -DNPM=${THICKET_NPM} -DFOLDER=${engine}
    -P ${CMAKE_CURRENT_SOURCE_DIR}/plugins/godot/fetchengine.cmake)
endif()
if(THICKET_NODE AND EXISTS ${engine}/package/godot/index.wasm)
  thicket_test(godotengine SOURCES plugins/godot/enginetest.cpp
    LIBRARIES thicket-test-godotmaps thicket-test-everymap
    LABELS formats
    DEFINITIONS THICKET_NODE_PROGRAM="${THICKET_NODE}"
      THICKET_GODOT_ENGINE="${engine}/package/godot"
    DEPENDS thicket-format-godot)
  thicket_test_shared_maps(godotengine)
  thicket_test(godottilesengine SOURCES plugins/godot/tilesenginetest.cpp
    LIBRARIES thicket-test-godotmaps
    LABELS formats
    DEFINITIONS THICKET_NODE_PROGRAM="${THICKET_NODE}"
      THICKET_GODOT_ENGINE="${engine}/package/godot"
    DEPENDS thicket-format-godot)
  # Runs the project in a folder that is appended to it.
  set(godot4_runner "\"${THICKET_NODE}\" \"${CMAKE_CURRENT_SOURCE_DIR}/plugins/godot/rungodot.js\" \"${engine}/package/godot\"")
else()
  message(STATUS "No tests with Godot 4.6: node, npm or the package is missing")
endif()
