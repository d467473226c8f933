#pragma once

#include "libnav/geometry/shapes.h"

#include <QCursor>
#include <QPointF>
#include <QString>

class QKeyEvent;

namespace thicket::editor {

/// A pointer event in map coordinates.
struct PointerEvent {
    nav::Point at;
    QPointF pixel; ///< in the view
    Qt::MouseButton button = Qt::NoButton;
    Qt::MouseButtons buttons;
    Qt::KeyboardModifiers modifiers;
};

/// How far beside an object a click still means it, logical pixels.
inline constexpr double objectSlop = 6;

/// Whether the pointer has left the place of its press: a drag, not a click.
inline bool isDrag(const PointerEvent& press, const PointerEvent& now)
{
    constexpr double least = 4; // logical pixels
    return (now.pixel - press.pixel).manhattanLength() >= least;
}

/// Who works with what the view receives. The view knows no tools; it hands pointer and keys to
/// this, in map coordinates.
class CanvasInput {
public:
    virtual ~CanvasInput() = default;

    virtual void pointerPressed(const PointerEvent& event) = 0;
    virtual void pointerMoved(const PointerEvent& event) = 0; ///< also with no button held
    virtual void pointerReleased(const PointerEvent& event) = 0;
    virtual void pointerDoubleClicked(const PointerEvent& event) = 0;
    /// `steps` notches, positive away from the user; whether it was used (else the view zooms).
    virtual bool wheelTurned(double steps, const PointerEvent& event) = 0;
    /// Right click; whether it ended something (else the view opens the menu of what is there).
    virtual bool secondaryClicked(const PointerEvent& event) = 0;
    /// Whether the key was used.
    virtual bool keyPressed(QKeyEvent& event) = 0;

    /// Something is being drawn, dragged or typed.
    virtual bool isGestureOpen() const = 0;
    /// Whether what lies under a free pointer should light up.
    virtual bool wantsHover() const = 0;
    virtual QCursor cursor() const = 0;
};

} // namespace thicket::editor
