#pragma once

#include "libnav/geometry/shapes.h"

#include <QObject>

#include <optional>

class QAction;

namespace thicket::editor {

class Workbench;
struct SendingEdit;

/// Orders to the selected agents.
class CrowdActions : public QObject {
    Q_OBJECT

public:
    explicit CrowdActions(Workbench& workbench, QObject* parent);

    QAction* sendAction() const { return m_send; }
    /// Whether any agent is selected.
    bool canSend() const { return m_hasAgents; }
    /// Sends the selected agents there.
    void sendTo(nav::Point at);

signals:
    /// What was done, or why nothing was.
    void said(const QString& sentence);

private:
    void refresh();
    void tell(const SendingEdit& sending);

    Workbench& m_workbench;
    QAction* m_send;
    std::optional<nav::Point> m_pointer; ///< on the canvas
    bool m_hasAgents = false;
};

} // namespace thicket::editor
