#pragma once

#include <QObject>

namespace thicket::editor {

class RecordingFiles;
class RecordingsPanel;
class Workbench;

/// Carries out the requests of the list of recordings. Plays a recording when it has been opened,
/// with all of it in view.
class RecordingRequests : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    RecordingRequests(RecordingsPanel& panel, RecordingFiles& files, Workbench& workbench,
                      QObject* parent);

private:
    void play(int id);
    void bringIntoView(int id);

    RecordingsPanel& m_panel;
    Workbench& m_workbench;
};

} // namespace thicket::editor
