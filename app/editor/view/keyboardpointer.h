#pragma once

#include "libnav/geometry/shapes.h"

#include <QObject>

class QEvent;
class QKeyEvent;
class QPainter;
class QWidget;

namespace thicket::drawing {
struct Palette;
}

namespace thicket::editor {

class Canvas;
class CanvasInput;
class PointerInput;
class ViewCamera;

/// A pointer for those who use no mouse: the arrow keys move it, Enter presses and releases, so
/// that every tool can be used. After a press that leaves something open, such as a line, Enter
/// clicks, and without a move in between it ends the line. A second click at the same place is a
/// double click. Page Up and Page Down turn the wheel during a gesture.
///
/// Shift and Ctrl make the arrows faster, so a modifier for the tool is tapped: it then holds until
/// the gesture ends or the next tap. Held with Enter, it works as with a mouse.
class KeyboardPointer : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    struct Parts {
        Canvas& canvas;
        CanvasInput& input;
        ViewCamera& camera;
        PointerInput& pointer;
        QWidget& viewport;
    };
    explicit KeyboardPointer(const Parts& parts, QObject* parent = nullptr);

    bool isOn() const { return m_isOn; }
    /// It begins in the middle of the view.
    void setOn(bool on);
    nav::Point at() const { return m_at; }
    /// The modifiers that were tapped.
    Qt::KeyboardModifiers latched() const { return m_latched; }
    /// Whether the key was used.
    bool press(QKeyEvent& event);
    bool release(const QKeyEvent& event);
    /// A key that stands for a modifier; does nothing while the pointer is off.
    void pressModifier(Qt::KeyboardModifier modifier);
    void releaseModifier(Qt::KeyboardModifier modifier);
    /// Also keys of shortcuts: a modifier that is down with them is not tapped.
    void noticeKey(int key);
    void endTap() { m_tapped = Qt::NoModifier; }
    /// Another tool does not know of what was begun.
    void followTool();
    /// In logical pixels of the viewport.
    void paint(QPainter& painter, const drawing::Palette& colours) const;

signals:
    void changed(); ///< where it is, or whether it is on
    void turned(bool on);

private:
    bool passOn(QKeyEvent& event);
    void move(nav::Point by, Qt::KeyboardModifiers modifiers);
    void enter(QKeyEvent& event);
    void accept(QKeyEvent& event);
    bool click(Qt::KeyboardModifiers modifiers);
    void escape(QKeyEvent& event);
    bool turnWheel(int steps);
    void letGo(Qt::KeyboardModifiers modifiers);
    void unlatch();
    void send(int type, Qt::KeyboardModifiers modifiers);
    QPointF pixel() const;
    void paintLatched(QPainter& painter, const drawing::Palette& colours) const;

    Parts m_parts;
    nav::Point m_at;
    bool m_isOn = false;
    bool m_isPressed = false;
    bool m_hasMoved = false;   ///< since the last press or release
    bool m_hasTyped = false;   ///< since the last move: Enter accepts the numbers
    bool m_hasClicked = false; ///< once, and neither moved nor typed since
    bool m_isSecond = false;   ///< the press is that of a double click
    Qt::KeyboardModifiers m_latched;
    Qt::KeyboardModifier m_tapped = Qt::NoModifier; ///< is down, and no other key since
};

} // namespace thicket::editor
