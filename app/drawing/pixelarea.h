#pragma once

#include "app/drawing/devicespace.h"

#include <QImage>
#include <QRect>
#include <QSize>

#include <algorithm>
#include <cmath>

namespace thicket::drawing {

/// The pixels of a raster device that show a part of the view, for shapes that are computed pixel
/// by pixel. Circles cost Qt a path each; a forest has too many of them.
class PixelArea {
public:
    /// `view` in logical pixels. What the painter clips is left out.
    PixelArea(const DeviceSpace& space, const QRectF& view);

    bool isEmpty() const { return m_pixels.isEmpty(); }
    int width() const { return m_pixels.width(); }
    int height() const { return m_pixels.height(); }
    QRect all() const { return {QPoint(0, 0), m_pixels.size()}; }
    double ratio() const { return m_ratio; } ///< device pixels per logical pixel
    /// From logical pixels to pixels of the area.
    QPointF toArea(QPointF logical) const
    {
        return logical * m_ratio - QPointF(m_pixels.topLeft());
    }
    /// Paints an image of the pixels from `corner` on.
    void paint(QPainter& painter, QPoint corner, QImage image) const;

private:
    double m_ratio;
    QRect m_pixels; // of the device
};

/// A disc in pixels of an area.
struct PixelDisc {
    QPointF center;
    double radius = 0;

    double distance(int x, int y) const
    {
        const double dx = x + 0.5 - center.x();
        const double dy = y + 0.5 - center.y();
        return std::sqrt(dx * dx + dy * dy); // std::hypot takes several times as long
    }
};

/// std::floor of what an int can hold, without a call.
inline int wholeBelow(double value)
{
    const int whole = int(value);
    return whole - (value < whole ? 1 : 0);
}

/// The part of a pixel within `radius` of a point whose distance from its centre is `distance`.
inline double coverage(double radius, double distance)
{
    return std::clamp(radius - distance + 0.5, 0.0, 1.0);
}

/// Walks the pixels within `outer` of a centre, row by row: `edge(y, from, to)` for those that are
/// farther than `inner`, `inside(y, from, to)` for the others. Both ends included.
template <class Inside, class Edge>
void scanRing(QPointF center, double outer, double inner, QSize area, Inside inside, Edge edge)
{
    const auto clipped = [&](int y, int from, int to, auto& visit) {
        from = std::max(from, 0);
        to = std::min(to, area.width() - 1);
        if (from <= to)
            visit(y, from, to);
    };
    const auto first = [&](double half) { return -wholeBelow(-(center.x() - half - 0.5)); };
    const auto last = [&](double half) { return wholeBelow(center.x() + half - 0.5); };
    const int top = int(std::max(0.0, std::ceil(center.y() - outer - 0.5)));
    const int bottom = int(std::min(area.height() - 1.0, std::floor(center.y() + outer - 0.5)));
    for (int y = top; y <= bottom; ++y) {
        const double dy = std::abs(y + 0.5 - center.y());
        if (dy > outer)
            continue;
        const double out = std::sqrt((outer - dy) * (outer + dy));
        if (center.x() + out < 0 || center.x() - out > area.width())
            continue;
        if (inner <= dy) {
            clipped(y, first(out), last(out), edge);
            continue;
        }
        const double in = std::sqrt((inner - dy) * (inner + dy));
        clipped(y, first(out), first(in) - 1, edge);
        clipped(y, first(in), last(in), inside);
        clipped(y, last(in) + 1, last(out), edge);
    }
}

} // namespace thicket::drawing
