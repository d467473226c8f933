#pragma once

#include "libnav/geometry/shapes.h"

#include <QPointF>
#include <QSizeF>
#include <QTransform>

namespace thicket::editor {

/// The part of the map that a view shows: the map point in its middle and the scale. A value. All
/// arithmetic is relative to the middle, so that maps far from the origin (UTM) keep full
/// precision.
struct Camera {
    nav::Point center;
    double scale = 1; ///< logical pixels per map unit, > 0
    bool yUp = true;
    QSizeF size{640, 480}; ///< of the view, logical pixels

    QPointF toPixel(nav::Point at) const;
    nav::Point toMap(QPointF pixel) const;
    QTransform transform() const;
    nav::Box visible() const;

    /// Zooms. The map point under `pixel` stays there.
    void zoomAt(QPointF pixel, double newScale);
    /// Pans so that `at` is under `pixel`.
    void bring(nav::Point at, QPointF pixel);
    /// Shows the whole box with a margin of `margin` pixels. An empty box or a point is centred.
    void frame(const nav::Box& box, double margin);
    /// Moves by less than a pixel, so that cached pictures can be shifted without resampling.
    void alignToPixels(double devicePixelRatio);
};

/// The camera on its way from one to the other, at `part` in [0, 1] of it. One point of the map
/// stays where it is in the view, if the scales differ. Otherwise it pans.
Camera between(const Camera& from, const Camera& to, double part);

} // namespace thicket::editor
