#include "app/editor/window/recordingrequests.h"

#include "app/editor/files/recordingfiles.h"
#include "app/editor/panels/recordings/recordingspanel.h"
#include "app/editor/workbench/workbench.h"

#include <QTimer>

namespace thicket::editor {

RecordingRequests::RecordingRequests(RecordingsPanel& panel, RecordingFiles& files,
                                     Workbench& workbench, QObject* parent)
    : QObject(parent), m_panel(panel), m_workbench(workbench)
{
    connect(&panel, &RecordingsPanel::saveWanted, &files, &RecordingFiles::saveWithDialog);
    connect(&panel, &RecordingsPanel::openWanted, &files, &RecordingFiles::openWithDialog);
    connect(&panel, &RecordingsPanel::verifyWanted, &files, &RecordingFiles::verify);
    connect(&panel, &RecordingsPanel::tableWanted, &files, &RecordingFiles::exportTableWithDialog);
    connect(&files, &RecordingFiles::opened, this, &RecordingRequests::play);
}

void RecordingRequests::play(int id)
{
    m_panel.setFolded(false);
    m_workbench.setMode(Workbench::Mode::simulate);
    m_workbench.playback().seek(0);
    // After the playback bar has been laid out.
    QTimer::singleShot(0, this, [this, id] { bringIntoView(id); });
}

void RecordingRequests::bringIntoView(int id)
{
    const KeptRecording* opened = m_workbench.recordings().find(id);
    if (!opened)
        return;
    // Measured trajectories have coordinates of their own. On a large map they are a dot.
    ViewCamera& camera = m_workbench.view().camera();
    if (opened->recording.info().notation || m_workbench.document().map().objects().empty())
        camera.frame(opened->extent);
    else
        camera.bringIntoView(opened->extent);
}

} // namespace thicket::editor
