#pragma once

#include "app/editor/scene/canvasinput.h"
#include "app/editor/view/hovering.h"
#include "app/editor/view/menuplace.h"

#include <QObject>
#include <QTimer>

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
        QWidget& viewport; ///< shows the cursor and the tooltip
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
    /// The view lies elsewhere in its window, by so many pixels, and the pointer rests.
    void followView(QPoint by);
    /// Asks for the menu of what is at a pixel. What is hit is selected.
    void askForMenu(QPointF pixel);
    /// Sets the cursor that panning or the tool wants now. Keys can change it, too.
    void updateCursor();
    /// What lies beneath the resting pointer may have changed: map, camera or tool.
    void refresh();

signals:
    /// nullopt when the pointer leaves.
    void moved(std::optional<thicket::nav::Point> at);
    void menuWanted(const thicket::editor::MenuPlace& place);

private:
    void followPlayed();
    PointerEvent pointerEvent(const QMouseEvent& event) const;
    void handOver(const PointerEvent& press);
    void scrollBy(QPointF by, const QWheelEvent& event);
    void tell(const PointerEvent& pointer);
    void lookAgain();

    Parts m_parts;
    Hovering m_hovering;
    std::optional<PointerEvent> m_last; // while the pointer is on the view
    QTimer m_soon;
    bool m_wheelScrolls = false;
};

} // namespace thicket::editor
