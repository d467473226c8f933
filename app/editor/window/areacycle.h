#pragma once

#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace thicket::editor {

/// Ctrl+F6: the focus goes round the window's areas, past those that are hidden.
class AreaCycle : public QObject {
    Q_OBJECT

public:
    AreaCycle(QList<QWidget*> areas, QObject* parent);

    /// Goes to the next area; for a menu, so that its keys are live.
    QAction* nextAction() const { return m_next; }

private:
    void goToNext();

    QList<QWidget*> m_areas;
    QAction* m_next;
};

} // namespace thicket::editor
