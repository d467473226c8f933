thicket_test(map-document SOURCES app/document/mapdocumenttest.cpp LIBRARIES thicket-editor)
thicket_test(transform SOURCES app/transform/transformtest.cpp LIBRARIES thicket-editor)
thicket_test(agent-radius SOURCES app/document/agentradiustest.cpp LIBRARIES thicket-editor)
thicket_test(map-difference SOURCES
  app/edits/mapdifferencetest.cpp
  LIBRARIES thicket-test-editing thicket-editor)
thicket_test(object-index SOURCES
  app/document/objectindextest.cpp
  LIBRARIES thicket-test-editing thicket-editor)
thicket_test(selection-summary SOURCES
  app/document/selectionsummarytest.cpp
  LIBRARIES thicket-test-editing thicket-editor)
thicket_test(group-members SOURCES app/document/groupmemberstest.cpp LIBRARIES thicket-editor)
thicket_test(object-tally SOURCES
  app/document/objecttallytest.cpp
  LIBRARIES thicket-test-editing thicket-editor)
thicket_test(followers-in-view SOURCES app/document/followersinviewtest.cpp
  LIBRARIES thicket-editor)
thicket_test(gesture SOURCES app/document/gesturetest.cpp LIBRARIES thicket-editor)
thicket_test(edit-sequences SOURCES
  app/document/editsequencestest.cpp
  LIBRARIES thicket-test-editing thicket-editor)
thicket_test(untangling SOURCES app/edits/untanglingtest.cpp LIBRARIES thicket-editor)
thicket_test(vertices SOURCES app/edits/verticestest.cpp LIBRARIES thicket-editor)
thicket_test(document-actions SOURCES app/document/documentactionstest.cpp
  LIBRARIES thicket-editor)
set(grouprows app/document/grouprows.cpp app/document/grouprows.h)
thicket_test(object-groups SOURCES app/document/objectgroupstest.cpp ${grouprows}
  LIBRARIES thicket-editor)
thicket_test(many-groups SOURCES app/document/manygroupstest.cpp ${grouprows}
  LIBRARIES thicket-editor)
thicket_test(templates SOURCES app/document/templatestest.cpp app/document/hutediting.h ${grouprows}
  LIBRARIES thicket-editor)
thicket_test(template-following SOURCES
  app/document/templatefollowingtest.cpp app/document/hutediting.h ${grouprows}
  LIBRARIES thicket-editor)
thicket_test(random-templates SOURCES app/document/randomtemplatestest.cpp ${grouprows}
  LIBRARIES thicket-editor)
thicket_test(layers SOURCES app/document/layerstest.cpp LIBRARIES thicket-editor)
thicket_test(clipping SOURCES app/edits/clippingtest.cpp LIBRARIES thicket-editor)
thicket_test(mapadding SOURCES app/edits/mapaddingtest.cpp LIBRARIES thicket-editor)
thicket_test(map-copy SOURCES
  app/document/mapcopytest.cpp
  LIBRARIES thicket-test-editing thicket-editor)
thicket_test(finding-words SOURCES app/panels/findingwordstest.cpp LIBRARIES thicket-editor)
thicket_test(error-patterns SOURCES app/errors/errorpatternstest.cpp LIBRARIES thicket-editor)
thicket_test(error-text SOURCES app/errors/errortexttest.cpp LIBRARIES thicket-editor
  DEPENDS thicket-formats)
thicket_test(work-lane SOURCES app/work/worklanetest.cpp LIBRARIES thicket-editor)
thicket_test(file-place SOURCES app/files/fileplacetest.cpp LIBRARIES thicket-editor)
thicket_test(document-files SOURCES app/document/documentfilestest.cpp LIBRARIES thicket-editor
  DEPENDS thicket-format-csv)
thicket_test(navigator SOURCES
  app/navigation/freshanswer.h
  app/navigation/navigatortest.cpp
  LIBRARIES thicket-test-editing thicket-editor)
thicket_test(suitable-radius SOURCES
  app/navigation/suitableradiustest.cpp
  LIBRARIES thicket-test-editing thicket-editor)
thicket_test(large-maps SOURCES
  app/navigation/freshanswer.h
  app/navigation/largemapstest.cpp
  LIBRARIES thicket-test-editing thicket-editor)
thicket_test(sampled-paths SOURCES
  app/navigation/freshanswer.h
  app/navigation/sampledpathstest.cpp
  LIBRARIES thicket-test-editing thicket-editor)
thicket_test(newest-job SOURCES app/navigation/newestjobtest.cpp LIBRARIES thicket-editor)
thicket_test(live-graph SOURCES app/navigation/livegraphtest.cpp
  LIBRARIES thicket-test-editing thicket-editor)
thicket_test(scene-demand SOURCES app/navigation/scenedemandtest.cpp LIBRARIES thicket-editor)
thicket_test(live-flow SOURCES app/navigation/liveflowtest.cpp
  LIBRARIES thicket-test-editing thicket-editor)
thicket_test(graph-scope SOURCES app/navigation/graphscopetest.cpp
  LIBRARIES thicket-test-editing thicket-editor)
thicket_test(crowd-run SOURCES app/replay/crowdruntest.cpp LIBRARIES thicket-editor)
thicket_test(playback SOURCES app/replay/playbacktest.cpp LIBRARIES thicket-editor)
thicket_test(sensing SOURCES app/replay/sensingtest.cpp LIBRARIES thicket-editor)
thicket_test(icons SOURCES app/appearance/iconstest.cpp LIBRARIES thicket-editor)
thicket_test(appearance SOURCES app/appearance/appearancetest.cpp LIBRARIES thicket-editor)

set(lupdate "")
if(THICKET_LUPDATE)
  set(lupdate THICKET_LUPDATE="${THICKET_LUPDATE}")
endif()
thicket_test(translations SOURCES app/translations/translationstest.cpp
  LIBRARIES thicket-editor DEFINITIONS ${lupdate} DEPENDS thicket-formats)
