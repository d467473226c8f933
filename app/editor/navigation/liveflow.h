#pragma once

#include "app/editor/navigation/flowtogoal.h"
#include "app/editor/navigation/newestjob.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace thicket::editor {

/// The flow to a goal, made on another thread. Its functions are for
/// the thread that it lives on.
class LiveFlow : public QObject {
    Q_OBJECT

public:
    explicit LiveFlow(QObject* parent = nullptr);

    /// Makes the flow of these, unless it has been made or is on its way; see flowToGoal().
    void aim(const nav::ObstacleField& field, const nav::Box& area, nav::Point goal);
    /// The next aim() comes with another field.
    void outdate() { m_isOutdated = true; }
    /// No flow any more, until the next aim().
    void stop();

    /// Null until it is ready, and when there is none. An older one stays while the next is made.
    const std::shared_ptr<const GoalFlow>& flow() const { return m_flow; }
    /// True when the next is so late that the older one should not pass for it: draw it at half
    /// strength.
    bool isStale() const { return m_isStale; }
    /// While one is being made.
    bool isBusy() const { return m_job.isBusy(); }

signals:
    void changed(); ///< the flow, or whether it is stale

private:
    void take(std::shared_ptr<const GoalFlow> flow);

    nav::Box m_area;
    std::optional<nav::Point> m_goal; // absent: stopped
    bool m_isOutdated = false;
    std::shared_ptr<const GoalFlow> m_flow;
    bool m_isStale = false;
    QTimer m_patience;
    NewestJob m_job;
};

} // namespace thicket::editor
