thicket_test(window-facts SOURCES app/panels/factstest.cpp LIBRARIES thicket-editor)

# thicket_window_test(<room> <name>): a test of a room's part of the window, in the whole window. It
# writes down which actions it triggers.
set(triggered_actions ${PROJECT_BINARY_DIR}/tests/triggered)
file(MAKE_DIRECTORY ${triggered_actions})
function(thicket_window_test room name)
  thicket_test(window-${name} SOURCES app/${room}/${name}test.cpp app/window/windowbench.h ${ARGN}
    LIBRARIES thicket-editor DEPENDS thicket-formats)
  set_property(TEST window-${name} APPEND PROPERTY ENVIRONMENT
    THICKET_TRIGGERED_ACTIONS=${triggered_actions}/${name}.txt)
  set_tests_properties(window-${name} PROPERTIES FIXTURES_SETUP triggered-actions)
  set_property(DIRECTORY APPEND PROPERTY window_tests ${name})
endfunction()

thicket_window_test(files files)
thicket_window_test(files diskchanges)
thicket_window_test(files recovery)
thicket_window_test(files largejournals)
include(${CMAKE_CURRENT_LIST_DIR}/exports.cmake)
thicket_window_test(files returns)
thicket_window_test(files tabs)
thicket_window_test(files importquestions)
thicket_window_test(files longfollowing)
thicket_window_test(files longsteps)
thicket_window_test(files manyobjects)
thicket_window_test(files opening)
thicket_window_test(files picture)
thicket_window_test(files plugins plugins/damage.cpp
  DEPENDS faulty-crashesatwork thirdparty-pebbles)
thicket_window_test(files saving)
thicket_window_test(files templaterecovery)
thicket_window_test(window actions)
thicket_window_test(window agentclasses)
thicket_window_test(window commandpalette)
thicket_window_test(window firststart)
thicket_window_test(window focus)
thicket_window_test(window clipboard)
thicket_window_test(window guides)
thicket_window_test(window minimap)
thicket_window_test(window locks)
thicket_window_test(window menuactions)
thicket_window_test(window arrange)
thicket_window_test(window grouping)
thicket_window_test(window templates)
thicket_window_test(window toolstrip)
thicket_window_test(tools cursors)
thicket_window_test(window tour app/window/tourbench.h)
thicket_window_test(window tourmaps app/window/tourbench.h)
thicket_window_test(window access)
thicket_window_test(window menus)
thicket_window_test(window mnemonics)
thicket_window_test(window motions)
thicket_window_test(window status)
thicket_window_test(window pinnedpath)
thicket_window_test(swipe mapcomparison)
thicket_window_test(window righttoleft)
thicket_window_test(window narrowestplace)
thicket_window_test(window dock)
thicket_window_test(window keyboard)
thicket_window_test(window keyboardtools)
thicket_window_test(workbench crowd)
thicket_window_test(workbench moving)
thicket_window_test(workbench doors)
thicket_window_test(workbench walker)
thicket_window_test(workbench spawn)
if(THICKET_LRELEASE)
  thicket_window_test(translations german)
endif()
thicket_window_test(preferences preferences)
thicket_window_test(preferences languages)
thicket_window_test(preferences keys)
thicket_window_test(panels history)
thicket_window_test(panels comparison)
thicket_window_test(panels objects)
thicket_window_test(panels headings)
thicket_window_test(panels problems)
thicket_window_test(panels recordings)
thicket_window_test(panels groups)
thicket_window_test(panels targetpicking)
thicket_window_test(panels inspector)
thicket_window_test(panels pointstable)
thicket_window_test(panels layerspanel)
thicket_window_test(panels properties)
thicket_window_test(panels overlays)
thicket_window_test(panels extent)
thicket_window_test(panels searchpanel)
thicket_window_test(panels loop)
thicket_window_test(workbench simulate)
thicket_window_test(workbench agentrecall)
thicket_window_test(workbench plots)
thicket_window_test(workbench bookmarks)
thicket_window_test(window filming)
thicket_window_test(workbench orders)
thicket_window_test(workbench searchcounts)
thicket_window_test(workbench searchmode)
thicket_window_test(workbench searchparts)
thicket_window_test(workbench searchexport)
thicket_window_test(window smoke)

get_property(window_tests DIRECTORY PROPERTY window_tests)
list(JOIN window_tests "," window_tests)
thicket_test(window-everyaction SOURCES app/window/everyactiontest.cpp app/window/windowbench.h
  LIBRARIES thicket-editor
  DEFINITIONS THICKET_WINDOW_TESTS="${window_tests}"
    THICKET_TRIGGERED_FOLDER="${triggered_actions}")
set_tests_properties(window-everyaction PROPERTIES FIXTURES_REQUIRED triggered-actions)

# The same window with scale factors of 1.5 and 3.
foreach(scale 1.5 3)
  thicket_test_again(window-smoke-at-${scale} window-smoke QT_SCALE_FACTOR=${scale})
endforeach()

# The README's pictures: thicket-shots FOLDER.
add_executable(thicket-shots app/window/shots.cpp)
thicket_reuse_precompiled(thicket-shots widgets)
target_include_directories(thicket-shots PRIVATE ${PROJECT_SOURCE_DIR})
target_link_libraries(thicket-shots PRIVATE thicket-editor thicket-compiling Qt6::Test)
add_dependencies(thicket-shots thicket-format-csv)

# The time that opening awkward maps takes in the window's thread, as a table: thicket-opening [N].
add_executable(thicket-opening app/window/opening.cpp)
thicket_reuse_precompiled(thicket-opening widgets)
target_include_directories(thicket-opening PRIVATE ${PROJECT_SOURCE_DIR})
target_link_libraries(thicket-opening PRIVATE thicket-editor thicket-test-awkwardmaps
  thicket-compiling Qt6::Test)

# How long the window is blocked by what a user does with a huge map: thicket-stalls [--csv] [PART]... [N]...
add_executable(thicket-stalls app/window/stalls.cpp)
thicket_reuse_precompiled(thicket-stalls widgets)
target_include_directories(thicket-stalls PRIVATE ${PROJECT_SOURCE_DIR})
target_link_libraries(thicket-stalls PRIVATE thicket-editor thicket-test-support
  thicket-compiling Qt6::Test)
add_dependencies(thicket-stalls thicket-format-csv)
# Each part opens what it needs, also after one that closed it.
add_test(NAME stalls-parts COMMAND thicket-stalls files recovery 100)

# As tables: the time of a drag step until it is painted, thicket-dragging [--whole] [--view COUNT] [N]...
# that of frames while the view pans and zooms and circles are dragged, thicket-frames [--plain] [stand|N]...,
# frames a second while a simulation plays, thicket-simulating [--agents COUNT] [FILE.csv|N]...
# and the time of frames while a search is scrubbed, thicket-scrubbing [N]...
if(THICKET_BENCH)
  foreach(name dragging frames simulating scrubbing)
    add_executable(thicket-${name} app/window/${name}.cpp)
    target_include_directories(thicket-${name} PRIVATE ${PROJECT_SOURCE_DIR})
    target_link_libraries(thicket-${name} PRIVATE thicket-editor thicket-test-support
      thicket-compiling Qt6::Test)
  endforeach()
endif()

# Random events: a few in the test suite, as many as asked by `./dev soak monkey`.
thicket_window_test(window monkey app/window/monkey.cpp)
add_executable(soak-monkey app/window/monkey.cpp app/window/monkey.h app/window/soakmonkey.cpp)
set_target_properties(soak-monkey PROPERTIES
  RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
thicket_reuse_precompiled(soak-monkey widgets)
target_include_directories(soak-monkey PRIVATE ${PROJECT_SOURCE_DIR})
target_link_libraries(soak-monkey PRIVATE thicket-editor thicket-compiling Qt6::Test)
add_dependencies(soak-monkey thicket-formats)
