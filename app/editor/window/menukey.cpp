#include "app/editor/window/menukey.h"

#include "app/editor/view/mapview.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QKeyEvent>

namespace thicket::editor {

namespace {

/// At the place of the text cursor or the current row, as Qt does for the menu key.
void askForMenu(QWidget& focused)
{
    const QPoint at = focused.inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, at, focused.mapToGlobal(at));
    QApplication::sendEvent(&focused, &event);
}

} // namespace

MenuKey::MenuKey(QWidget& window, MapView& view) : QObject(&window), m_window(window), m_view(view)
{
    qApp->installEventFilter(this);
}

bool MenuKey::isHere(const QObject* watched) const
{
    const auto* widget = qobject_cast<const QWidget*>(watched);
    return widget && widget->window() == &m_window;
}

bool MenuKey::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        const bool isMeant = key.key() == Qt::Key_F10 && key.modifiers() == Qt::ShiftModifier;
        if (!isMeant || watched != QApplication::focusWidget() || !isHere(watched))
            return false;
        askForMenu(static_cast<QWidget&>(*watched));
        return true;
    }
    if (event->type() != QEvent::ContextMenu || !isHere(watched) ||
        static_cast<QContextMenuEvent*>(event)->reason() != QContextMenuEvent::Keyboard)
        return false;
    const auto* box = qobject_cast<const QComboBox*>(watched);
    if (box && !box->isEditable()) {
        event->ignore(); // for what it lies in: it would keep the event, and do nothing
        return true;
    }
    // Nothing from the focus up to here had a menu.
    const auto* widget = static_cast<QWidget*>(watched);
    if (widget != &m_window && widget->contextMenuPolicy() != Qt::PreventContextMenu)
        return false;
    m_view.askForMenu();
    event->accept();
    return true;
}

} // namespace thicket::editor
