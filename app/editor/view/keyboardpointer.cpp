#include "app/editor/view/keyboardpointer.h"

#include "app/drawing/palette.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/canvasinput.h"
#include "app/editor/scene/nudge.h"
#include "app/editor/view/pointerinput.h"
#include "app/editor/view/viewcamera.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <QWidget>

#include <optional>
#include <utility>

namespace thicket::editor {

namespace {

std::optional<Qt::KeyboardModifier> modifierOf(int key)
{
    switch (key) {
    case Qt::Key_Shift:
        return Qt::ShiftModifier;
    case Qt::Key_Control:
        return Qt::ControlModifier;
    case Qt::Key_Alt:
        return Qt::AltModifier;
    default:
        return {};
    }
}

bool isOfNumber(const QString& text)
{
    return text.size() == 1 && (text.front().isDigit() || QStringLiteral(".,-").contains(text));
}

} // namespace

KeyboardPointer::KeyboardPointer(const Parts& parts, QObject* parent)
    : QObject(parent), m_parts(parts)
{}

void KeyboardPointer::setOn(bool on)
{
    if (on == m_isOn)
        return;
    letGo({});
    m_isOn = on;
    m_hasTyped = false;
    m_hasMoved = false;
    m_hasClicked = false;
    m_latched = {};
    endTap();
    if (on) {
        m_at = m_parts.camera.mapPoint(QRectF(m_parts.viewport.rect()).center());
        send(QEvent::MouseMove, {});
    } else {
        m_parts.pointer.leave();
    }
    emit turned(on);
    emit changed();
}

void KeyboardPointer::followTool()
{
    m_isPressed = false;
    m_hasClicked = false;
    unlatch();
}

bool KeyboardPointer::press(QKeyEvent& event)
{
    if (!m_isOn)
        return false;
    if (const auto modifier = modifierOf(event.key())) {
        // Outside a gesture Alt is for the menu bar.
        const bool isMeant = *modifier != Qt::AltModifier || m_parts.input.isGestureOpen();
        if (isMeant && !event.isAutoRepeat())
            pressModifier(*modifier);
        return isMeant;
    }
    endTap();
    if (const auto by = nudgeOf(event, m_parts.canvas)) {
        move(*by, m_latched | (event.modifiers() & Qt::AltModifier));
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event.isAutoRepeat())
            enter(event);
        return true;
    case Qt::Key_Escape:
        escape(event);
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return turnWheel(event.key() == Qt::Key_PageUp ? 1 : -1);
    default:
        m_hasClicked = false;
        return m_parts.input.isGestureOpen() && passOn(event);
    }
}

bool KeyboardPointer::release(const QKeyEvent& event)
{
    const auto modifier = modifierOf(event.key());
    if (!m_isOn || !modifier)
        return false;
    releaseModifier(*modifier);
    return true;
}

void KeyboardPointer::noticeKey(int key)
{
    if (!modifierOf(key))
        endTap();
}

void KeyboardPointer::pressModifier(Qt::KeyboardModifier modifier)
{
    // Two at once are a part of a shortcut.
    m_tapped = m_tapped == Qt::NoModifier ? modifier : Qt::NoModifier;
}

void KeyboardPointer::releaseModifier(Qt::KeyboardModifier modifier)
{
    if (!m_isOn || m_tapped != modifier)
        return endTap();
    endTap();
    m_latched ^= modifier;
    send(QEvent::MouseMove, m_latched);
    emit changed();
}

void KeyboardPointer::unlatch()
{
    if (std::exchange(m_latched, {}))
        emit changed();
}

bool KeyboardPointer::passOn(QKeyEvent& event)
{
    const bool used = m_parts.input.keyPressed(event);
    m_hasTyped = m_hasTyped || (used && isOfNumber(event.text()));
    if (!m_parts.input.isGestureOpen()) // it was accepted or undone
        letGo({});
    return used;
}

void KeyboardPointer::move(nav::Point by, Qt::KeyboardModifiers modifiers)
{
    m_at = m_at + by;
    m_hasMoved = true;
    m_hasTyped = false;
    m_hasClicked = false;
    if (!m_parts.camera.visibleBox().contains(m_at))
        m_parts.camera.bringIntoView(nav::Box{m_at, m_at});
    send(QEvent::MouseMove, modifiers);
    emit changed();
}

void KeyboardPointer::enter(QKeyEvent& event)
{
    const Qt::KeyboardModifiers modifiers =
        m_latched |
        (event.modifiers() & (Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier));
    bool isClick = false;
    if (m_hasTyped && m_parts.input.isGestureOpen())
        accept(event);
    else
        isClick = click(modifiers);
    m_hasMoved = false;
    m_hasTyped = false;
    m_hasClicked = isClick;
    emit changed();
}

/// Enter is for the typed numbers. If the gesture goes on, the next Enter begins a press.
void KeyboardPointer::accept(QKeyEvent& event)
{
    passOn(event);
    m_isPressed = false;
}

/// Presses or releases. Returns whether that ends a click.
bool KeyboardPointer::click(Qt::KeyboardModifiers modifiers)
{
    const bool isOpen = m_parts.input.isGestureOpen();
    if (m_isPressed) {
        letGo(modifiers);
        return !m_hasMoved && !m_isSecond;
    }
    m_isSecond = m_hasClicked && !modifiers;
    if (isOpen && !m_hasMoved) {
        send(QEvent::MouseButtonDblClick, modifiers);
        send(QEvent::MouseButtonRelease, modifiers);
        if (!m_parts.input.isGestureOpen())
            unlatch();
        return false;
    }
    m_isPressed = true;
    send(m_isSecond ? QEvent::MouseButtonDblClick : QEvent::MouseButtonPress, modifiers);
    if (isOpen)
        letGo(modifiers);
    return false;
}

void KeyboardPointer::escape(QKeyEvent& event)
{
    m_hasClicked = false;
    if (!m_parts.input.isGestureOpen() && !m_isPressed)
        return setOn(false);
    passOn(event);
    letGo({});
    unlatch();
}

/// Only during a gesture; otherwise the keys change the order of objects.
bool KeyboardPointer::turnWheel(int steps)
{
    if (!m_parts.input.isGestureOpen())
        return false;
    const QPointF global = m_parts.viewport.mapToGlobal(pixel());
    const QWheelEvent wheel(pixel(), global, {}, {0, 120 * steps}, Qt::LeftButton, m_latched,
                            Qt::NoScrollPhase, false);
    m_parts.pointer.turnWheel(wheel);
    return true;
}

void KeyboardPointer::letGo(Qt::KeyboardModifiers modifiers)
{
    if (m_isPressed) {
        m_isPressed = false;
        send(QEvent::MouseButtonRelease, modifiers);
    }
    if (!m_parts.input.isGestureOpen())
        unlatch();
}

QPointF KeyboardPointer::pixel() const { return m_parts.camera.pixelOf(m_at); }

/// To the same place as the mouse's events.
void KeyboardPointer::send(int type, Qt::KeyboardModifiers modifiers)
{
    const auto kind = static_cast<QEvent::Type>(type);
    const bool isMove = kind == QEvent::MouseMove;
    const QPointF global = m_parts.viewport.mapToGlobal(pixel());
    const Qt::MouseButton button = isMove ? Qt::NoButton : Qt::LeftButton;
    const bool isDown = isMove ? m_isPressed : kind != QEvent::MouseButtonRelease;
    const QMouseEvent event(kind, pixel(), global, button, isDown ? Qt::LeftButton : Qt::NoButton,
                            modifiers);
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
    if (m_latched)
        paintLatched(painter, colours);
}

/// Their names on a card, left below the pointer: the tools' chips are at the right.
void KeyboardPointer::paintLatched(QPainter& painter, const drawing::Palette& colours) const
{
    QStringList names;
    for (const auto& [modifier, name] :
         {std::pair(Qt::ShiftModifier, tr("Shift")), std::pair(Qt::ControlModifier, tr("Ctrl")),
          std::pair(Qt::AltModifier, tr("Alt"))}) {
        if (m_latched.testFlag(modifier))
            names << name;
    }
    const QString text = names.join(QStringLiteral(" + "));
    QFont font = m_parts.viewport.font();
    font.setPixelSize(12);
    const QSizeF size(QFontMetricsF(font).horizontalAdvance(text) + 12,
                      QFontMetricsF(font).height() + 4);
    const QRectF card(pixel() + QPointF(-14 - size.width(), 14), size);
    painter.setFont(font);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.accent);
    painter.drawRoundedRect(card, 4, 4);
    painter.setPen(colours.onAccent);
    painter.drawText(card, Qt::AlignCenter, text);
}

} // namespace thicket::editor
