#pragma once

#include "libnav/geometry/shapes.h"

#include <QObject>

#include <optional>

class QAction;

namespace thicket::steer {
struct RunDifference;
}

namespace thicket::editor {

class AgentFollowing;
class Workbench;
struct SendingEdit;

/// Actions about crowds: orders to the selected agents, where two runs part, and the agent that the
/// view follows.
class CrowdActions : public QObject {
    Q_OBJECT

public:
    explicit CrowdActions(Workbench& workbench, QObject* parent);

    QAction* sendAction() const { return m_send; }
    /// Goes to the first frame that differs from the recording beside.
    QAction* differenceAction() const { return m_difference; }
    /// Keeps an agent in the middle of the view. Checked while it does.
    QAction* followAction() const { return m_follow; }
    /// Whether any agent is selected.
    bool canSend() const { return m_hasAgents; }
    /// Sends the selected agents there, or to the goal that is pointed at.
    void sendTo(nav::Point at);

signals:
    /// What was done, or why nothing was.
    void said(const QString& sentence);

private:
    void refresh();
    void prepareFollowing();
    void follow(bool wanted);
    std::optional<nav::ObjectId> goalAt(nav::Point at) const;
    void tell(const SendingEdit& sending);
    void tellDifference(const steer::RunDifference& difference, const QString& other);
    void followComparison();

    Workbench& m_workbench;
    QAction* m_send;
    QAction* m_difference;
    QAction* m_follow;
    AgentFollowing* m_following;
    std::optional<nav::Point> m_pointer; ///< on the canvas
    bool m_hasAgents = false;
};

} // namespace thicket::editor
