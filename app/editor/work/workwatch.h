#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

namespace thicket::editor {

class WatchedJob;

/// What is told of all jobs: those that take longer than 300 ms or what they say, and from ten
/// seconds on the time left. If several run, the oldest is told.
class WorkWatch : public QObject {
    Q_OBJECT

public:
    explicit WorkWatch(QObject* parent = nullptr);

    /// The job must outlive it.
    void follow(WatchedJob& job);
    bool isTelling() const { return m_told != nullptr; }

public slots:
    void cancel(); ///< the job that is told

signals:
    /// `share`: the part that is done, 0 to 1; negative: unknown.
    void worked(const QString& what, double share);
    void workEnded();

private:
    WatchedJob* oldest() const;
    void tick();

    QList<WatchedJob*> m_jobs;
    WatchedJob* m_told = nullptr; ///< null: nothing is told
    QTimer m_clock;
};

} // namespace thicket::editor
