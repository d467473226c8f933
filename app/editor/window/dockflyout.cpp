#include "app/editor/window/dockflyout.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr int leastCanvas = 160; // that stays in sight beside it

} // namespace

DockFlyout::DockFlyout(QWidget* window, const QWidget& dock) : QFrame(window), m_dock(dock)
{
    setObjectName("dockFlyout");
    setAccessibleName(tr("Panels"));
    setAutoFillBackground(true);
    setFocusPolicy(Qt::ClickFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 0, 1, 0);
    hide();
}

void DockFlyout::open(int breadth)
{
    m_breadth = breadth;
    place();
    show();
    raise();
}

void DockFlyout::close()
{
    const QWidget* focused = window()->focusWidget();
    const bool hasFocus = focused && (focused == this || isAncestorOf(focused));
    hide();
    if (hasFocus)
        emit focusLeft();
}

void DockFlyout::place()
{
    const QRect dock = m_dock.geometry();
    const int breadth = std::min(m_breadth, std::max(dock.left() - leastCanvas, 0));
    setGeometry(dock.left() - breadth, dock.top(), breadth, dock.height());
}

/// A list that drops down, or a dialog, is a window of its own and leaves it open.
void DockFlyout::follow(QWidget* focused)
{
    if (isVisible() && focused && focused->window() == window() && focused != this &&
        !isAncestorOf(focused) && !m_dock.isAncestorOf(focused))
        hide();
}

void DockFlyout::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QFrame::keyPressEvent(event);
}

void DockFlyout::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    emit shownChanged(true);
}

void DockFlyout::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    emit shownChanged(false);
}

} // namespace thicket::editor
