#pragma once

#include <QMainWindow>

namespace thicket::editor {

class ComparisonPanel;
class CrowdActions;
class DockColumn;
class EditMenu;
class Exporting;
class FileMenu;
class Filming;
class Files;
class FirstStart;
class GroupsPanel;
class HelpMenu;
class HistoryPanel;
class Inspector;
class Journaling;
class LayersPanel;
class MapComparison;
class MapFindings;
class MapMenu;
class MapTabs;
class MessageBar;
class ModeSwitch;
class ObjectsPanel;
class OverlaysPanel;
class PictureMenu;
class PlaybackBar;
class PlayerActions;
class ProblemsPanel;
class QuestionBar;
class RadiusControl;
class RecordingFiles;
class RecordingsPanel;
class SearchBar;
class SearchExporting;
class SearchPanel;
class StatusLine;
class Tour;
class ViewMenu;
class WindowLayout;
class Workbench;

/// Creates the parts and connects them. It does nothing else.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `workbench` must outlive the window.
    explicit MainWindow(Workbench& workbench, QWidget* parent = nullptr);
    ~MainWindow() override;

    Files& files() { return *m_files; }
    RecordingFiles& recordingFiles() { return *m_recordingFiles; }
    /// Keeps the edits in a journal in this folder, offers those that were lost, and tells of other
    /// windows on the same file.
    void keepJournal(const QString& folder);
    /// Shows the animated sample, for a start without a file.
    void beginFirstStart();

protected:
    bool event(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void makeParts();
    void makeMenus();
    void fillMenuBar();
    void arrange();
    void makeDock();
    void makeCentre();
    void makeWelcome();
    void makeReports();

    Workbench& m_workbench;
    Files* m_files = nullptr;
    Exporting* m_exporting = nullptr;
    SearchExporting* m_searchExporting = nullptr;
    MapTabs* m_tabs = nullptr;
    Inspector* m_inspector = nullptr;
    OverlaysPanel* m_overlays = nullptr;
    GroupsPanel* m_groups = nullptr;
    RecordingsPanel* m_recordings = nullptr;
    RecordingFiles* m_recordingFiles = nullptr;
    Filming* m_filming = nullptr;
    ComparisonPanel* m_comparison = nullptr;
    SearchPanel* m_search = nullptr;
    LayersPanel* m_layers = nullptr;
    MapFindings* m_findings = nullptr;
    ObjectsPanel* m_objects = nullptr;
    ProblemsPanel* m_problems = nullptr;
    HistoryPanel* m_history = nullptr;
    DockColumn* m_dock = nullptr;
    RadiusControl* m_radius = nullptr;
    ModeSwitch* m_mode = nullptr;
    PlayerActions* m_player = nullptr;
    PlaybackBar* m_playback = nullptr;
    SearchBar* m_searchBar = nullptr;
    MessageBar* m_message = nullptr;
    QuestionBar* m_conflict = nullptr;
    QuestionBar* m_recovery = nullptr;
    QuestionBar* m_presence = nullptr;
    QuestionBar* m_closedLayer = nullptr;
    Journaling* m_journaling = nullptr;
    StatusLine* m_status = nullptr;
    FileMenu* m_fileMenu = nullptr;
    CrowdActions* m_crowdActions = nullptr;
    EditMenu* m_editMenu = nullptr;
    ViewMenu* m_viewMenu = nullptr;
    MapMenu* m_mapMenu = nullptr;
    MapComparison* m_mapComparison = nullptr;
    PictureMenu* m_pictureMenu = nullptr;
    HelpMenu* m_helpMenu = nullptr;
    WindowLayout* m_layout = nullptr;
    FirstStart* m_firstStart = nullptr;
    Tour* m_tour = nullptr;
};

} // namespace thicket::editor
