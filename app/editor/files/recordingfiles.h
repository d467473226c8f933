#pragma once

#include "app/editor/navigation/newestjob.h"
#include "libnav/result.h"
#include "libsteer/recording/recording.h"
#include "libsteer/recording/trajectories.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <atomic>
#include <deque>
#include <functional>
#include <memory>

class QWidget;

namespace thicket::editor {

class MapDocument;
class Recordings;

/// Saves, opens and verifies the session's recordings on a worker thread, one job after the other,
/// and reports the progress. It never changes the map.
class RecordingFiles : public QObject {
    Q_OBJECT

public:
    RecordingFiles(const MapDocument& document, Recordings& recordings, QWidget& window);

    /// True for recordings and measured trajectories, by their suffix.
    static bool isRecording(const QString& path);

    void saveWithDialog(int id);
    void saveTo(int id, const QString& path);
    void openWithDialog();
    void open(const QString& path);
    /// Runs it again and compares. A recording of this session runs on the map that it ran on, an
    /// opened one on the present map.
    void verify(int id);
    bool isBusy() const { return m_job.isBusy() || !m_waiting.empty(); }

public slots:
    void cancel(); ///< the job in progress; the next waiting one follows

signals:
    void failed(const QString& sentence);
    void said(const QString& sentence);
    void opened(int id);
    /// What is being done, and the part that is done: 0 to 1, or negative if unknown.
    void worked(const QString& what, double share);
    void workEnded();

private:
    using Frames = std::shared_ptr<std::atomic<std::uint32_t>>;
    struct Waiting {
        QString what;
        std::function<void()> start;
    };
    /// Starts the job at once, or after those before it.
    void take(const QString& what, std::function<void()> start);
    void startSave(int id, const QString& path);
    void startOpening(const QString& path, const steer::TrajectoryOptions& options);
    void startVerifying(int id);
    void begin(const QString& what, Frames done, std::uint32_t all);
    void end();
    void openAs(const QString& path, const steer::TrajectoryOptions& options);
    void askUnits(const QString& path);
    struct Reading;
    static Reading readAny(const QString& path, const steer::TrajectoryOptions& options);
    void takeOpened(const QString& path, const Reading& reading);
    QString folder() const;

    const MapDocument& m_document;
    Recordings& m_recordings;
    QWidget& m_window;
    QString m_what;
    Frames m_done;
    std::uint32_t m_all = 0;
    int m_ticks = 0;
    QTimer m_clock;
    std::deque<Waiting> m_waiting;
    NewestJob m_job;
};

} // namespace thicket::editor
