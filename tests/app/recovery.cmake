# Random edits of a map, and the session of edits that is killed in several programs.
thicket_test_library(editing
  app/document/randomedits.cpp
  app/document/randomedits.h
  app/recovery/editingscript.cpp
  app/recovery/editingscript.h
  LIBRARIES thicket-editor)

thicket_test(file-version SOURCES app/recovery/fileversiontest.cpp LIBRARIES thicket-recovery)
thicket_test(records SOURCES app/recovery/recordstest.cpp LIBRARIES thicket-recovery)
thicket_test(edit-records SOURCES
  app/recovery/editrecordstest.cpp
  libnav/map/randommap.cpp
  libnav/map/randommap.h
  LIBRARIES thicket-test-editing thicket-recovery)
thicket_test(journal SOURCES
  app/recovery/journaltest.cpp
  app/recovery/recoveryfolder.h
  LIBRARIES thicket-test-editing thicket-recovery)
thicket_test(other-windows SOURCES
  app/recovery/otherwindowstest.cpp
  app/recovery/recoveryfolder.h
  LIBRARIES thicket-test-editing thicket-recovery)

# Loaded before libc, so that a driver is killed at each of its calls that change the disk.
add_library(kill-shim SHARED app/recovery/killshim.cpp app/recovery/killshim.h)
target_include_directories(kill-shim PRIVATE ${PROJECT_SOURCE_DIR})
target_link_libraries(kill-shim PRIVATE thicket-compiling ${CMAKE_DL_LIBS})

# A program that edits by the document's commands until it is killed.
add_executable(journal-driver app/recovery/journaldriver.cpp)
set_target_properties(journal-driver PROPERTIES
  RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
target_include_directories(journal-driver PRIVATE ${PROJECT_SOURCE_DIR})
target_link_libraries(journal-driver PRIVATE kill-shim thicket-test-editing thicket-compiling)

thicket_test(kills SOURCES
  app/recovery/killruns.cpp
  app/recovery/killruns.h
  app/recovery/killstest.cpp
  LIBRARIES thicket-test-editing thicket-editor DEPENDS journal-driver)

# These run as long as asked, so they are not part of the test suite: `./dev soak kills` and
# `./dev soak powercuts`, which needs root.
add_executable(soak-kills app/recovery/killruns.cpp app/recovery/soakkills.cpp)
add_executable(soak-powercuts app/recovery/loopdisk.cpp app/recovery/loopdisk.h
  app/recovery/powercuts.cpp app/recovery/powercuts.h app/recovery/soakpowercuts.cpp)
foreach(soak soak-kills soak-powercuts)
  set_target_properties(${soak} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
  target_include_directories(${soak} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(${soak} PRIVATE thicket-test-editing thicket-compiling)
  add_dependencies(${soak} journal-driver)
endforeach()
