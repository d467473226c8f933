#pragma once

#include "app/editor/navigation/flowtogoal.h"
#include "app/editor/navigation/newestjob.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace thicket::editor {

/// The flow to a goal, computed on a worker thread. Call its functions on the thread that it lives
/// on.
class LiveFlow : public QObject {
    Q_OBJECT

public:
    explicit LiveFlow(QObject* parent = nullptr);

    /// Computes this flow, unless it is ready or in progress; see flowToGoal().
    void aim(const nav::ObstacleField& field, const nav::Box& area, nav::Point goal);
    /// The next aim() comes with another field.
    void outdate() { m_isOutdated = true; }
    /// Drops the flow. None is computed until the next aim().
    void stop();

    /// Null until it is ready, and if there is none. The former one stays while the next is
    /// computed. While one is played, that one.
    const std::shared_ptr<const GoalFlow>& flow() const { return m_played ? *m_played : m_flow; }
    /// True if the next one is so late that the former one should be drawn at half strength.
    bool isStale() const { return m_isStale && !m_played; }
    /// Shows this flow, or that there is none, in place of the computed one: that among the
    /// obstacles of a run where they are at the playhead. nullopt: the computed one again.
    void setPlayed(std::optional<std::shared_ptr<const GoalFlow>> flow);
    /// flowToGoal(), but null if memory runs out. Any thread.
    static std::shared_ptr<const GoalFlow> made(const nav::ObstacleField& field,
                                                const nav::Box& area, nav::Point goal);
    /// True while one is computed.
    bool isBusy() const { return m_job.isBusy(); }

signals:
    void changed(); ///< the flow, or whether it is stale

private:
    void take(std::shared_ptr<const GoalFlow> flow);

    nav::Box m_area;
    std::optional<nav::Point> m_goal; // absent: stopped
    bool m_isOutdated = false;
    std::shared_ptr<const GoalFlow> m_flow;
    std::optional<std::shared_ptr<const GoalFlow>> m_played;
    bool m_isStale = false;
    QTimer m_patience;
    NewestJob m_job;
};

} // namespace thicket::editor
