#pragma once

#include "app/editor/work/worklane.h"
#include "libnav/result.h"
#include "libsteer/recording/recording.h"
#include "libsteer/recording/trajectories.h"

#include <QObject>
#include <QString>

class QWidget;

namespace thicket::steer {
struct Verification;
}

namespace thicket::editor {

class MapDocument;
class Recordings;

/// Saves, opens, exports and verifies the session's recordings on a worker thread, one job after
/// the other, and tells the progress. It never changes the map.
class RecordingFiles : public QObject {
    Q_OBJECT

public:
    RecordingFiles(const MapDocument& document, Recordings& recordings, QWidget& window);

    /// True for recordings and measured trajectories, by their suffix.
    static bool isRecording(const QString& path);

    void saveWithDialog(int id);
    void saveTo(int id, const QString& path);
    /// As a table of positions, see steer::writeTrajectoryTable().
    void exportTableWithDialog(int id);
    void exportTable(int id, const QString& path);
    void openWithDialog();
    void open(const QString& path);
    /// Runs it again and compares. A recording of this session runs on the map that it ran on, an
    /// opened one on the present map.
    void verify(int id);
    bool isBusy() const { return m_lane.isBusy(); }
    WorkLane& lane() { return m_lane; }

signals:
    void failed(const QString& sentence);
    void said(const QString& sentence);
    void opened(int id);

private:
    /// Starts the job at once, or after those before it. `next` tells that it waits.
    void order(const QString& next, WorkLane::Order order);
    void saveBookmarksOf(int id);
    void openAs(const QString& path, const steer::TrajectoryOptions& options);
    void askUnits(const QString& path);
    struct Reading;
    static Reading readAny(const QString& path, const steer::TrajectoryOptions& options);
    void takeVerified(int id, const Result<steer::Verification>& seen, double step);
    void takeOpened(const QString& path, const Reading& reading);
    QString folder() const;

    const MapDocument& m_document;
    Recordings& m_recordings;
    QWidget& m_window;
    WorkLane m_lane;
};

} // namespace thicket::editor
