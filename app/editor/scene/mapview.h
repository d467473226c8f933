#pragma once

#include "app/editor/scene/camera.h"
#include "app/editor/scene/canvasinput.h"
#include "libnav/map/mapobject.h"

#include <QElapsedTimer>
#include <QGraphicsView>
#include <QTimer>

#include <optional>
#include <vector>

namespace thicket::editor {

class Appearance;
class Canvas;

/// The viewport of the canvas: camera (pan, zoom, fit), and pointer and keys for the current tool
/// in map coordinates. Scene coordinates are map coordinates. The map says whether +y is up or
/// down.
class MapView : public QGraphicsView {
    Q_OBJECT

public:
    /// `input` is the ToolBox. All must outlive the view.
    MapView(Canvas& canvas, CanvasInput& input, const Appearance& appearance,
            QWidget* parent = nullptr);

    double pixelsPerUnit() const { return m_camera.scale; }
    nav::Box visibleBox() const { return m_camera.visible(); }
    const Camera& camera() const { return m_camera; }
    void setCamera(const Camera& camera);
    /// The position of a map point, in logical pixels of the viewport.
    QPointF pixelOf(nav::Point at) const { return m_camera.toPixel(at); }
    nav::Point mapPoint(QPointF pixel) const { return m_camera.toMap(pixel); }

    /// Shows the whole box with a margin. Does nothing for an empty one.
    void frame(const nav::Box& box);
    /// Frames the box unless all of it is in view.
    void bringIntoView(const nav::Box& box);

public slots:
    void fitMap();           ///< the whole map, with a margin (Ctrl+/)
    void frameSelection();   ///< Shift+F
    void centerSelection();  ///< F
    void zoomToActualSize(); ///< Ctrl+0: one unit has the map's natural size (100 %)
    void zoomIn();
    void zoomOut();
    /// Selects the next object in reading order on the screen and brings it into view.
    void selectNext(bool backwards = false);

signals:
    void cameraChanged();
    /// nullopt when the pointer leaves.
    void pointerMoved(std::optional<thicket::nav::Point> at);
    /// A short press of Space without panning: play or pause.
    void spaceTapped();

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void applyCamera();
    void moveCamera(const Camera& camera);
    void frameWithin(const nav::Box& box, double margin);
    void zoomBy(double factor, QPointF pixel);
    double clampedScale(double scale) const;
    nav::Box selectionBox() const;

    PointerEvent pointerEvent(const QMouseEvent& event) const;
    void followPointer(const PointerEvent& event);
    void hover(const PointerEvent& event);
    void showHoverText();
    void updateCursor();
    void describeSelection();
    void beginPan(QPointF pixel);
    bool keyWithoutTool(QKeyEvent& event);
    bool nudge(const QKeyEvent& event);
    void openMenu(const PointerEvent& event);
    void showMenu(QPoint globalPosition, const QList<nav::ObjectId>& objects);

    Canvas& m_canvas;
    CanvasInput& m_input;
    Camera m_camera;
    bool m_followsFit = true; // until the user moves the camera, resizing fits again
    std::optional<nav::Point> m_panGrip;
    QPointF m_pointer;
    bool m_spaceHeld = false;
    bool m_spacePanned = false;
    QElapsedTimer m_sinceSpace;
    QTimer m_hoverDelay;
};

} // namespace thicket::editor
