# Included by window.cmake. What exports choose, remember and write.
thicket_test(keptoptions SOURCES app/exporting/keptoptionstest.cpp
  LIBRARIES thicket-editor DEPENDS thicket-formats)
thicket_window_test(files exports app/files/exportbench.h)
thicket_window_test(files exportbundle app/files/exportbench.h DEPENDS thicket-cli)
thicket_window_test(files exportdialog app/files/exportbench.h
  DEPENDS thicket-cli test-format-companions)
