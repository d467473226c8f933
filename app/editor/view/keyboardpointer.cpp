#include "app/editor/view/keyboardpointer.h"

#include "app/drawing/palette.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/canvasinput.h"
#include "app/editor/scene/nudge.h"
#include "app/editor/view/pointerinput.h"
#include "app/editor/view/viewcamera.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWidget>

namespace thicket::editor {

KeyboardPointer::KeyboardPointer(const Parts& parts, QObject* parent)
    : QObject(parent), m_parts(parts)
{}

void KeyboardPointer::setOn(bool on)
{
    if (on == m_isOn)
        return;
    letGo();
    m_isOn = on;
    m_hasTyped = false;
    m_hasMoved = false;
    if (on) {
        m_at = m_parts.camera.mapPoint(QRectF(m_parts.viewport.rect()).center());
        send(QEvent::MouseMove);
    } else {
        m_parts.pointer.leave();
    }
    emit turned(on);
    emit changed();
}

bool KeyboardPointer::press(QKeyEvent& event)
{
    if (!m_isOn)
        return false;
    if (const auto by = nudgeOf(event, m_parts.canvas)) {
        move(*by);
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event.isAutoRepeat())
            enter(event);
        return true;
    case Qt::Key_Escape:
        if (!m_parts.input.isGestureOpen() && !m_isPressed) {
            setOn(false);
            return true;
        }
        passOn(event);
        letGo();
        return true;
    default:
        return m_parts.input.isGestureOpen() && passOn(event);
    }
}

bool KeyboardPointer::passOn(QKeyEvent& event)
{
    const bool used = m_parts.input.keyPressed(event);
    m_hasTyped = m_hasTyped || (used && !event.text().isEmpty());
    return used;
}

void KeyboardPointer::move(nav::Point by)
{
    m_at = m_at + by;
    m_hasMoved = true;
    m_hasTyped = false;
    if (!m_parts.camera.visibleBox().contains(m_at))
        m_parts.camera.bringIntoView(nav::Box{m_at, m_at});
    send(QEvent::MouseMove);
    emit changed();
}

void KeyboardPointer::enter(QKeyEvent& event)
{
    const bool isOpen = m_parts.input.isGestureOpen();
    if (m_hasTyped && isOpen) {
        passOn(event);
        letGo();
    } else if (m_isPressed) {
        letGo();
    } else if (isOpen && !m_hasMoved) {
        send(QEvent::MouseButtonDblClick);
        send(QEvent::MouseButtonRelease);
    } else {
        m_isPressed = true;
        send(QEvent::MouseButtonPress);
        if (isOpen)
            letGo();
    }
    m_hasMoved = false;
    m_hasTyped = false;
    emit changed();
}

void KeyboardPointer::letGo()
{
    if (!m_isPressed)
        return;
    m_isPressed = false;
    send(QEvent::MouseButtonRelease);
}

QPointF KeyboardPointer::pixel() const { return m_parts.camera.pixelOf(m_at); }

/// To the same place as the mouse's events.
void KeyboardPointer::send(int type)
{
    const auto kind = static_cast<QEvent::Type>(type);
    const bool isMove = kind == QEvent::MouseMove;
    const QPointF global = m_parts.viewport.mapToGlobal(pixel());
    const Qt::MouseButton button = isMove ? Qt::NoButton : Qt::LeftButton;
    const bool isDown = isMove ? m_isPressed : kind != QEvent::MouseButtonRelease;
    const QMouseEvent event(kind, pixel(), global, button, isDown ? Qt::LeftButton : Qt::NoButton,
                            Qt::NoModifier);
    if (isMove)
        m_parts.pointer.move(event);
    else if (kind == QEvent::MouseButtonPress)
        m_parts.pointer.press(event);
    else if (kind == QEvent::MouseButtonDblClick)
        m_parts.pointer.doubleClick(event);
    else
        m_parts.pointer.release(event);
}

void KeyboardPointer::paint(QPainter& painter, const drawing::Palette& colours) const
{
    if (!m_isOn)
        return;
    const QPointF at = pixel();
    const double reach = m_isPressed ? 9 : 13;
    const QList<QLineF> lines{{at - QPointF(reach, 0), at - QPointF(4, 0)},
                              {at + QPointF(4, 0), at + QPointF(reach, 0)},
                              {at - QPointF(0, reach), at - QPointF(0, 4)},
                              {at + QPointF(0, 4), at + QPointF(0, reach)}};
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& [colour, width] :
         {std::pair(colours.sheet, 5.0), std::pair(colours.accent, 2.0)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        painter.drawLines(lines);
        if (m_isPressed)
            painter.drawEllipse(at, 4, 4);
    }
}

} // namespace thicket::editor
