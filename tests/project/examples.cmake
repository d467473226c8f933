# The programs of examples/. Each is built and run where what it needs is installed.
set(samples ${PROJECT_SOURCE_DIR}/app/resources/samples)

if(THICKET_NODE)
  set(exported "")
  if(TARGET thicket-format-geojson)
    file(MAKE_DIRECTORY ${consumers}/canvaspage)
    set(exported $<TARGET_FILE:thicket-cli> ${samples}/old-orchard.thicket ${consumers}/canvaspage)
  endif()
  add_test(NAME example-canvaspage
    COMMAND ${THICKET_NODE} ${CMAKE_CURRENT_SOURCE_DIR}/project/canvaspage.test.mjs ${exported})
  set_tests_properties(example-canvaspage PROPERTIES LABELS formats TIMEOUT 300
    ENVIRONMENT "THICKET_PLUGIN_PATH=${PROJECT_BINARY_DIR}/lib/thicket/plugins")
endif()

find_package(SDL2 QUIET)
if(SDL2_FOUND)
  thicket_consumer_test(example-gameloop SCRIPT gameloop
    ARGUMENTS -DPREFIX=${consumers}/installation)
  set_tests_properties(example-gameloop PROPERTIES LABELS formats
    FIXTURES_REQUIRED installation FIXTURES_SETUP gameloop)
  thicket_test(gameloopsave SOURCES project/gameloopsavetest.cpp LIBRARIES Qt6::Core
    LABELS formats DEFINITIONS THICKET_GAMELOOP="${consumers}/example-gameloop/build/gameloop")
  set_tests_properties(gameloopsave PROPERTIES FIXTURES_REQUIRED gameloop)
endif()

# Godot 4 is not packaged: the test runs in the web build of the engine, if that was fetched, or
# where a program is named that runs a project's main scene headless, as `godot --headless --path`
# does, given the project's folder.
set(THICKET_GODOT4 "" CACHE STRING "A program that runs the Godot 4 project in a folder, headless")
if(THICKET_GODOT4)
  set(godot4_runner ${THICKET_GODOT4})
endif()
if(godot4_runner AND TARGET thicket-format-godot)
  thicket_consumer_test(example-godot SCRIPT godot
    ARGUMENTS "-DGODOT=${godot4_runner}" -DCLI=$<TARGET_FILE:thicket-cli>)
  set_tests_properties(example-godot PROPERTIES LABELS formats
    ENVIRONMENT "THICKET_PLUGIN_PATH=${PROJECT_BINARY_DIR}/lib/thicket/plugins")
endif()
