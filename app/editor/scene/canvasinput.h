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

/// The largest distance from an object at which a click still hits it, logical pixels.
inline constexpr double objectSlop = 6;
/// The same for an edge of the graph.
inline constexpr double edgeSlop = 5;

/// Whether the pointer has moved far enough from its press for a drag.
inline bool isDrag(const PointerEvent& press, const PointerEvent& now)
{
    constexpr double least = 4; // logical pixels
    return (now.pixel - press.pixel).manhattanLength() >= least;
}

/// Receives the view's pointer and key events, in map coordinates. The view does not know the
/// tools.
class CanvasInput {
public:
    virtual ~CanvasInput() = default;

    virtual void pointerPressed(const PointerEvent& event) = 0;
    virtual void pointerMoved(const PointerEvent& event) = 0; ///< also while no button is pressed
    virtual void pointerReleased(const PointerEvent& event) = 0;
    virtual void pointerDoubleClicked(const PointerEvent& event) = 0;
    /// `steps` notches, positive away from the user. Returns whether the input was used; otherwise
    /// the view zooms.
    virtual bool wheelTurned(double steps, const PointerEvent& event) = 0;
    /// A right click. Returns whether it ended something; otherwise the view opens the context
    /// menu.
    virtual bool secondaryClicked(const PointerEvent& event) = 0;
    /// Returns whether the key was used.
    virtual bool keyPressed(QKeyEvent& event) = 0;

    /// Something is being drawn, dragged or typed.
    virtual bool isGestureOpen() const = 0;
    /// Whether the object under the pointer is highlighted while no button is pressed.
    virtual bool wantsHover() const = 0;
    virtual QCursor cursor() const = 0;
};

} // namespace thicket::editor
