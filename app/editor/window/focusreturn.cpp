#include "app/editor/window/focusreturn.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMetaObject>
#include <QPointer>

namespace thicket::editor {

namespace {

bool isField(const QObject* watched)
{
    return qobject_cast<const QLineEdit*>(watched) ||
           qobject_cast<const QAbstractSpinBox*>(watched);
}

/// The list of a combo box is a window of its own and the box's child.
QComboBox* listOwner(const QObject* watched)
{
    auto* const box = qobject_cast<QComboBox*>(watched->parent());
    const bool isList =
        box && watched->isWidgetType() && static_cast<const QWidget*>(watched)->isWindow();
    return isList ? box : nullptr;
}

bool endsVisit(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter ||
           event.key() == Qt::Key_Escape;
}

} // namespace

FocusReturn::FocusReturn(QWidget& window, QWidget& canvas)
    : QObject(&window), m_window(window), m_canvas(canvas)
{
    qApp->installEventFilter(this);
}

bool FocusReturn::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
        m_isMouseUsed = true;
        break;
    case QEvent::KeyPress:
        m_isMouseUsed = false;
        if (isField(watched) && endsVisit(static_cast<const QKeyEvent&>(*event)))
            leave(static_cast<QWidget*>(watched));
        break;
    case QEvent::Show:
        if (listOwner(watched))
            m_isListOfMouse = m_isMouseUsed;
        break;
    case QEvent::Hide:
        if (QComboBox* const box = listOwner(watched); box && (m_isMouseUsed || m_isListOfMouse))
            leave(box);
        else if (watched->isWidgetType() && !event->spontaneous())
            leaveHidden(static_cast<const QWidget&>(*watched));
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void FocusReturn::leave(QWidget* field)
{
    if (field->window() != &m_window)
        return;
    QMetaObject::invokeMethod(
        this,
        [this, field = QPointer<QWidget>(field)] {
            if (field && field->hasFocus())
                m_canvas.setFocus(Qt::OtherFocusReason);
        },
        Qt::QueuedConnection);
}

void FocusReturn::leaveHidden(const QWidget& part)
{
    const QWidget* const focused = QApplication::focusWidget();
    const bool isInside = focused && (&part == focused || part.isAncestorOf(focused));
    if (isInside && !part.isWindow() && part.window() == &m_window && m_window.isVisible())
        m_canvas.setFocus(Qt::OtherFocusReason);
}

} // namespace thicket::editor
