#pragma once

#include "app/editor/appearance/appearance.h"
#include "app/editor/document/agentclasses.h"
#include "app/editor/document/agentradius.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/openmaps.h"
#include "app/editor/document/recentfiles.h"
#include "app/editor/document/selection.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/replay/agentcurves.h"
#include "app/editor/replay/bookmarks.h"
#include "app/editor/replay/playback.h"
#include "app/editor/replay/recordings.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/search/searchplay.h"
#include "app/editor/search/tracedsearch.h"
#include "app/editor/settings/preferences.h"
#include "app/editor/tools/toolbox.h"
#include "app/editor/view/mapview.h"
#include "app/editor/workbench/agentrecall.h"
#include "app/editor/workbench/answersatplayhead.h"
#include "app/editor/workbench/curvemeasuring.h"
#include "app/editor/workbench/recordingmemory.h"
#include "app/editor/workbench/runcomparison.h"
#include "app/editor/workbench/simulation.h"
#include "app/editor/workbench/viewmemory.h"
#include "plugins/host/formatregistry.h"

#include <QObject>
#include <QPointer>

namespace thicket::editor {

/// Everything that the editor works with, created once and connected: the document, what is
/// computed from it, its picture, the tools. No window and no menus. Must outlive the window that
/// shows it.
class Workbench : public QObject {
    Q_OBJECT

public:
    enum class Mode { edit, search, simulate };

    explicit Workbench(QObject* parent = nullptr);
    ~Workbench() override;

    Preferences& preferences() { return m_preferences; }
    Appearance& appearance() { return m_appearance; }
    const plugins::FormatRegistry& formats() const { return m_formats; }
    RecentFiles& recentFiles() { return m_recentFiles; }
    MapDocument& document() { return m_document; }
    OpenMaps& maps() { return m_maps; }
    Selection& selection() { return m_selection; }
    Navigator& navigator() { return m_navigator; }
    AgentRadius& agentRadius() { return m_agentRadius; }
    AgentClasses& agentClasses() { return m_agentClasses; }
    Overlays& overlays() { return m_overlays; }
    Playback& playback() { return m_playback; }
    Recordings& recordings() { return m_recordings; }
    Bookmarks& bookmarks() { return m_bookmarks; }
    AgentCurves& curves() { return m_curves; }
    Simulation& simulation() { return m_simulation; }
    const RunComparison& runComparison() const { return m_runComparison; }
    TracedSearch& search() { return m_search; }
    SearchPlay& searchPlay() { return m_searchPlay; }
    Canvas& canvas() { return m_canvas; }
    ToolBox& tools() { return m_tools; }
    /// Owned until a window takes it as a child.
    MapView& view() { return *m_view; }

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);

signals:
    void modeChanged(thicket::editor::Workbench::Mode mode);

private:
    void loadSettings();
    void saveSettings() const;
    void applyPreferences();
    void traceIfShown();

    Preferences m_preferences;
    Appearance m_appearance;
    plugins::FormatRegistry m_formats;
    RecentFiles m_recentFiles;
    MapDocument m_document;
    OpenMaps m_maps;
    Selection m_selection;
    Navigator m_navigator;
    AgentRadius m_agentRadius;
    AgentClasses m_agentClasses;
    Overlays m_overlays;
    Playback m_playback;
    Recordings m_recordings;
    Bookmarks m_bookmarks;
    AgentCurves m_curves;
    RecordingMemory m_recordingMemory;
    TracedSearch m_search;
    SearchPlay m_searchPlay;
    Canvas m_canvas;
    ToolBox m_tools;
    Simulation m_simulation;
    AgentRecall m_agentRecall;
    AnswersAtPlayhead m_answersAtPlayhead;
    CurveMeasuring m_curveMeasuring;
    RunComparison m_runComparison;
    QPointer<MapView> m_view;
    ViewMemory m_viewMemory;
    Mode m_mode = Mode::edit;
};

} // namespace thicket::editor
