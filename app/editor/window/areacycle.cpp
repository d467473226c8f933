#include "app/editor/window/areacycle.h"

#include "app/editor/widgets/action.h"
#include "app/editor/window/entrance.h"

#include <QAction>
#include <QApplication>
#include <QWidget>

#include <utility>

namespace thicket::editor {

AreaCycle::AreaCycle(QList<QWidget*> areas, QObject* parent)
    : QObject(parent), m_areas(std::move(areas)),
      m_next(makeAction(this, {tr("&Next Area"), tr("Go to the next part of the window")},
                        {QKeySequence(Qt::CTRL | Qt::Key_F6)}))
{
    connect(m_next, &QAction::triggered, this, &AreaCycle::goToNext);
}

void AreaCycle::goToNext()
{
    const QWidget* focused = QApplication::focusWidget();
    int present = -1;
    for (int i = 0; i < m_areas.size(); ++i) {
        if (focused && (m_areas[i] == focused || m_areas[i]->isAncestorOf(focused)))
            present = i;
    }
    for (int step = 1; step <= m_areas.size(); ++step) {
        QWidget* target = entranceOf(m_areas[(present + step) % m_areas.size()]);
        if (target) {
            target->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

} // namespace thicket::editor
