#include "app/editor/window/areacycle.h"

#include "app/editor/widgets/action.h"

#include <QAction>
#include <QApplication>
#include <QWidget>

#include <utility>

namespace thicket::editor {

namespace {

/// The area itself, or the first widget in it that takes the focus.
QWidget* entrance(QWidget* area)
{
    if (!area->isVisible())
        return nullptr;
    if (area->focusPolicy() & Qt::TabFocus)
        return area;
    for (QWidget* next = area->nextInFocusChain(); next != area; next = next->nextInFocusChain()) {
        const bool takes = next->focusPolicy() & Qt::TabFocus;
        if (takes && area->isAncestorOf(next) && next->isVisible() && next->isEnabled())
            return next;
    }
    return nullptr;
}

} // namespace

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
        QWidget* target = entrance(m_areas[(present + step) % m_areas.size()]);
        if (target) {
            target->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

} // namespace thicket::editor
