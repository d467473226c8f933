#pragma once

#include "app/editor/scene/canvasinput.h"
#include "app/editor/view/hovering.h"

#include <QObject>

#include <optional>

class QMouseEvent;
class QNativeGestureEvent;
class QWheelEvent;
class QWidget;

namespace thicket::editor {

class Canvas;
class HeldAlt;
class Panning;
class ViewCamera;

/// The pointer of a view. Pans and zooms the camera, opens the context menu, highlights what is
/// under it, and passes the rest to the tool in map coordinates.
class PointerInput : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    struct Parts {
        Canvas& canvas;
        CanvasInput& input;
        ViewCamera& camera;
        Panning& panning;
        const HeldAlt& alt;
        QWidget& viewport; ///< shows the cursor, the tooltip and the menu
    };
    explicit PointerInput(const Parts& parts, QObject* parent = nullptr);

    void press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    void doubleClick(const QMouseEvent& event);
    void turnWheel(const QWheelEvent& event);
    /// Whether the plain wheel scrolls, and with Ctrl zooms. Initially it zooms.
    void setWheelScrolls(bool scrolls) { m_wheelScrolls = scrolls; }
    /// Returns whether the gesture zooms.
    bool pinch(const QNativeGestureEvent& event);
    void leave();
    /// Sets the cursor that panning or the tool wants now. Keys can change it, too.
    void updateCursor();

signals:
    /// nullopt when the pointer leaves.
    void moved(std::optional<thicket::nav::Point> at);

private:
    PointerEvent pointerEvent(const QMouseEvent& event) const;
    void handOver(const PointerEvent& press);
    void openMenu(const PointerEvent& event);
    void scrollBy(QPointF by, const QWheelEvent& event);

    Parts m_parts;
    Hovering m_hovering;
    bool m_wheelScrolls = false;
};

} // namespace thicket::editor
