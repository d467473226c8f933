#pragma once

#include "app/editor/view/camera.h"

#include <QObject>
#include <QVariantAnimation>

namespace thicket::editor {

class MapDocument;
class Selection;

/// The camera of a view of a document, and the rules that move it: fit, frame, centre, zoom, pan.
/// Pixels are logical pixels of the view. For the window's thread only.
class ViewCamera : public QObject {
    Q_OBJECT

public:
    /// Both must outlive the camera. At first it shows the whole map.
    ViewCamera(const MapDocument& document, const Selection& selection, QSizeF size,
               QObject* parent = nullptr);

    /// Whether jumps to another place are shown as a short motion. Initially not.
    void setMoving(bool moves);
    bool isMoving() const { return m_moves; }
    static constexpr int jumpTime = 160; ///< ms
    /// On its way, if it moves.
    const Camera& value() const { return m_camera; }
    double pixelsPerUnit() const { return m_camera.scale; }
    nav::Box visibleBox() const { return m_camera.visible(); }
    QPointF pixelOf(nav::Point at) const { return m_camera.toPixel(at); }
    nav::Point mapPoint(QPointF pixel) const { return m_camera.toMap(pixel); }

    /// Sets centre and scale. The view's size and the map's y axis are kept.
    void set(const Camera& camera);
    /// Sets the size of the view. Fits the map again until the user has moved the camera.
    void setSize(QSizeF size);
    /// Sets the size of the view after so much of its upper edge was covered, or uncovered if it is
    /// less than 0. What it shows stays where it is on the screen.
    void cover(double height, QSizeF size);
    /// Shows the whole box with a margin. Does nothing for an empty one.
    void frame(const nav::Box& box);
    /// Frames the box unless all of it is in view.
    void bringIntoView(const nav::Box& box);
    /// Zooms. The map point under `pixel` stays there. The scale is clamped to useful limits.
    void zoomBy(double factor, QPointF pixel);
    /// Ends a motion where it is.
    void stop() { m_jump.stop(); }
    /// Pans so that `at` is less than a device pixel from `pixel`.
    void pan(nav::Point at, QPointF pixel, double devicePixelRatio);

public slots:
    void fitMap();           ///< the whole map, with a margin (Ctrl+/)
    void frameSelection();   ///< Shift+F
    void centerSelection();  ///< F
    void zoomToActualSize(); ///< Ctrl+0: one unit has the map's natural size (100 %)
    void zoomIn();
    void zoomOut();

signals:
    void changed();

private:
    void fit();
    Camera fitted() const;
    void move(const Camera& camera);
    void jump(const Camera& camera);
    void frameWithin(const nav::Box& box, double margin);
    double clampedScale(double scale) const;
    nav::Box selectionBox() const;
    QPointF middle() const;

    const MapDocument& m_document;
    const Selection& m_selection;
    Camera m_camera;
    Camera m_from; // of a jump
    Camera m_to;
    QVariantAnimation m_jump;
    bool m_moves = false;
    bool m_followsFit = true; // until the user moves the camera, resizing fits again
};

} // namespace thicket::editor
