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

/// Saves, opens and verifies the session's recordings, beside the window's thread, and tells how
/// far it is. One thing after the other; the map is never touched.
class RecordingFiles : public QObject {
    Q_OBJECT

public:
    RecordingFiles(const MapDocument& document, Recordings& recordings, QWidget& window);

    /// Recordings and measured trajectories, by their suffix.
    static bool isRecording(const QString& path);

    void saveWithDialog(int id);
    void saveTo(int id, const QString& path);
    void openWithDialog();
    void open(const QString& path);
    /// Runs it again: one of this session on the map that it ran on, an opened one on the map as it
    /// is.
    void verify(int id);
    bool isBusy() const { return m_job.isBusy() || !m_waiting.empty(); }

public slots:
    void cancel(); ///< what is under way; what waits comes next

signals:
    void failed(const QString& sentence);
    void said(const QString& sentence);
    void opened(int id);
    /// What is done, and which part of it is behind: 0 to 1, negative where that is not known.
    void worked(const QString& what, double share);
    void workEnded();

private:
    using Frames = std::shared_ptr<std::atomic<std::uint32_t>>;
    struct Waiting {
        QString what;
        std::function<void()> start;
    };
    /// At once, or after what is under way.
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
