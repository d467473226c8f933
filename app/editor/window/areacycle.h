#pragma once

#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace thicket::editor {

/// Ctrl+F6 moves the focus to the next visible area of the window, in a cycle.
class AreaCycle : public QObject {
    Q_OBJECT

public:
    AreaCycle(QList<QWidget*> areas, QObject* parent);

    /// Goes to the next area. Add it to a menu, so that its keys work.
    QAction* nextAction() const { return m_next; }

private:
    void goToNext();

    QList<QWidget*> m_areas;
    QAction* m_next;
};

} // namespace thicket::editor
