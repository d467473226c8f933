#include "app/drawing/shapesight.h"

#include <QPaintEngine>

#include <algorithm>
#include <cmath>

namespace thicket::drawing {

namespace {

/// Walls up to this width count as lines, pixels.
constexpr double thin = 2;

} // namespace

ShapeSight::ShapeSight(const DeviceSpace& space, const QRectF& view, const QRectF& sheet,
                       const Style& style)
    : m_space(space), m_style(style), m_sheet(space.map(sheet)), m_sight(space.map(view)),
      m_isRaster(space.painter().paintEngine()->type() == QPaintEngine::Raster)
{}

Sight::Seen ShapeSight::add(const nav::Shape& shape, const Look& look)
{
    if (!m_isRaster)
        return Sight::Seen::clear;
    return std::visit([&](const auto& s) { return addShape(s, look); }, shape);
}

Sight::Seen ShapeSight::add(const std::vector<OutlineLoop>& body, bool isInverted, const Look& look)
{
    if (!m_isRaster)
        return Sight::Seen::clear;
    const QList<QPolygonF> loops = flattened(body, m_space, m_style.pixelsPerUnit);
    return m_sight.addBody({loops.data(), std::size_t(loops.size())}, bodyOf(look, isInverted));
}

Sight::Seen ShapeSight::addShape(const nav::Circle& circle, const Look& look)
{
    return m_sight.addDisc(m_space.map(circle.center), circle.radius * m_style.pixelsPerUnit,
                           bodyOf(look, circle.inverted));
}

Sight::Seen ShapeSight::addShape(const nav::Wall& wall, const Look& look)
{
    const double width = wall.thickness * m_style.pixelsPerUnit;
    if (width < thin) {
        QPolygonF line = mapped(wall.points);
        line << (wall.closed ? line.front() : line.back());
        return m_sight.addLine(line, std::max(width, look.pen));
    }
    Sight::Seen best = Sight::Seen::hidden;
    for (const std::vector<OutlineLoop>& body : bodiesOf(outlineLoops(wall, 0)))
        best = std::max(best, add(body, false, look));
    return best;
}

Sight::Seen ShapeSight::addShape(const nav::Polygon& polygon, const Look& look)
{
    const QPolygonF loop = mapped(polygon.points);
    return m_sight.addBody({&loop, 1}, bodyOf(look, polygon.inverted));
}

QPolygonF ShapeSight::mapped(const std::vector<nav::Point>& points) const
{
    QPolygonF line;
    line.reserve(qsizetype(points.size()) + 1);
    for (const nav::Point p : points)
        line << m_space.map(p);
    return line;
}

} // namespace thicket::drawing
