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
/// clicks, and without a move in between it ends the line, as a double click does.
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
    /// Whether the key was used.
    bool press(QKeyEvent& event);
    /// In logical pixels of the viewport.
    void paint(QPainter& painter, const drawing::Palette& colours) const;

signals:
    void changed(); ///< where it is, or whether it is on
    void turned(bool on);

private:
    bool passOn(QKeyEvent& event);
    void move(nav::Point by);
    void enter(QKeyEvent& event);
    void letGo();
    void send(int type);
    QPointF pixel() const;

    Parts m_parts;
    nav::Point m_at;
    bool m_isOn = false;
    bool m_isPressed = false;
    bool m_hasMoved = false; ///< since the last press or release
    bool m_hasTyped = false; ///< since the last move: Enter accepts the numbers
};

} // namespace thicket::editor
