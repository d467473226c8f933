# Each test runs again with other scale factors: hit tests must not depend on them.
function(thicket_canvas_test name)
  thicket_test(${name} SOURCES ${ARGN} app/scene/canvasstage.h LIBRARIES thicket-editor)
  get_test_property(${name} ENVIRONMENT environment)
  foreach(factor 1.5 2)
    add_test(NAME ${name}-at-${factor} COMMAND test-${name})
    set_tests_properties(${name}-at-${factor} PROPERTIES TIMEOUT 300
      ENVIRONMENT "${environment};QT_SCALE_FACTOR=${factor}")
  endforeach()
endfunction()

thicket_test(tool-box SOURCES app/tools/toolboxtest.cpp app/scene/canvasstage.h
  LIBRARIES thicket-editor)
thicket_canvas_test(select-tool app/tools/selecttooltest.cpp)
thicket_canvas_test(drawing-tools app/tools/drawingtoolstest.cpp)
thicket_canvas_test(shape-tools app/tools/shapetoolstest.cpp)
thicket_canvas_test(marker-tools app/tools/markertoolstest.cpp)
thicket_canvas_test(measure-tool app/tools/measuretooltest.cpp)
thicket_canvas_test(vertex-tools app/tools/vertextoolstest.cpp)
thicket_canvas_test(turning app/tools/turningtest.cpp)
thicket_canvas_test(corners app/tools/cornerstest.cpp)
thicket_canvas_test(scatter-tools app/tools/scattertoolstest.cpp)
thicket_canvas_test(path-probe-tool app/tools/pathprobetooltest.cpp)
thicket_canvas_test(agent-tool app/tools/agenttooltest.cpp)
thicket_canvas_test(canvas app/scene/canvastest.cpp)
thicket_canvas_test(tiles app/scene/tilestest.cpp app/document/randomedits.cpp
  app/document/randomedits.h)
thicket_canvas_test(underlay app/scene/underlaytest.cpp app/drawing/quarters.h)
thicket_canvas_test(arena app/scene/arenatest.cpp)
thicket_canvas_test(steering-overlay app/scene/steeringoverlaytest.cpp)
thicket_canvas_test(flow-overlay app/scene/flowoverlaytest.cpp)
thicket_test(summed-edges SOURCES app/scene/summededgestest.cpp
  app/document/randomedits.cpp
  app/document/randomedits.h
  LIBRARIES thicket-editor)
