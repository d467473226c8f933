#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

namespace thicket::editor {

class WorkLane;

/// What is told of the jobs on all lanes: those that take longer than 300 ms, and from ten seconds
/// on the time left. If several run, the oldest is told.
class WorkWatch : public QObject {
    Q_OBJECT

public:
    explicit WorkWatch(QObject* parent = nullptr);

    /// The lane must outlive it.
    void follow(WorkLane& lane);
    bool isTelling() const { return m_told != nullptr; }

public slots:
    void cancel(); ///< the job that is told

signals:
    /// `share`: the part that is done, 0 to 1; negative: unknown.
    void worked(const QString& what, double share);
    void workEnded();

private:
    WorkLane* oldest() const;
    void tick();

    QList<WorkLane*> m_lanes;
    WorkLane* m_told = nullptr; ///< null: nothing is told
    QTimer m_clock;
};

} // namespace thicket::editor
