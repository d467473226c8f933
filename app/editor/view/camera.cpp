#include "app/editor/view/camera.h"

#include <algorithm>
#include <cmath>

namespace thicket::editor {

QPointF Camera::toPixel(nav::Point at) const
{
    const nav::Point d = scale * (at - center);
    return {size.width() / 2 + d.x, size.height() / 2 + (yUp ? -d.y : d.y)};
}

nav::Point Camera::toMap(QPointF pixel) const
{
    const double dx = (pixel.x() - size.width() / 2) / scale;
    const double dy = (pixel.y() - size.height() / 2) / scale;
    return {center.x + dx, center.y + (yUp ? -dy : dy)};
}

QTransform Camera::transform() const
{
    const double m22 = yUp ? -scale : scale;
    return {
        scale, 0, 0, m22, size.width() / 2 - scale * center.x, size.height() / 2 - m22 * center.y};
}

nav::Box Camera::visible() const
{
    const nav::Point a = toMap({0, 0});
    const nav::Point b = toMap({size.width(), size.height()});
    return {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
}

void Camera::zoomAt(QPointF pixel, double newScale)
{
    const nav::Point kept = toMap(pixel);
    scale = newScale;
    bring(kept, pixel);
}

void Camera::bring(nav::Point at, QPointF pixel) { center = center + (at - toMap(pixel)); }

void Camera::frame(const nav::Box& box, double margin)
{
    if (box.isEmpty())
        return;
    center = box.center();
    const double width = std::max(1.0, size.width() - 2 * margin);
    const double height = std::max(1.0, size.height() - 2 * margin);
    if (box.width() <= 0 && box.height() <= 0)
        return;
    const double horizontal = box.width() > 0 ? width / box.width() : HUGE_VAL;
    const double vertical = box.height() > 0 ? height / box.height() : HUGE_VAL;
    scale = std::min(horizontal, vertical);
}

void Camera::alignToPixels(double devicePixelRatio)
{
    // A quarter off the pixel's edge, so that rounding cannot move a round coordinate to the next
    // pixel.
    const auto aligned = [devicePixelRatio](double at) {
        return (std::floor(at * devicePixelRatio) + 0.25) / devicePixelRatio;
    };
    const QTransform t = transform();
    center.x -= (aligned(t.dx()) - t.dx()) / t.m11();
    center.y -= (aligned(t.dy()) - t.dy()) / t.m22();
}

Camera between(const Camera& from, const Camera& to, double part)
{
    if (part >= 1)
        return to;
    Camera camera = to;
    camera.scale = from.scale * std::pow(to.scale / from.scale, part);
    const double change = 1 / from.scale - 1 / to.scale;
    const bool zooms = std::abs(change) * std::max(from.scale, to.scale) > 1e-6;
    const double rest = zooms ? (1 / camera.scale - 1 / to.scale) / change : 1 - part;
    camera.center = to.center + rest * (from.center - to.center);
    return camera;
}

} // namespace thicket::editor
