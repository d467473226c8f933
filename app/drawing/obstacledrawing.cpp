#include "app/drawing/arcs.h"
#include "app/drawing/denselines.h"
#include "app/drawing/devicespace.h"
#include "app/drawing/ground.h"
#include "app/drawing/outline.h"
#include "app/drawing/smallcircles.h"
#include "libnav/map/layerlookup.h"

#include <algorithm>

namespace thicket::drawing {

namespace {

constexpr double lineWidth = 1.25;
constexpr double boundsWidth = 2.5;

class ObstaclePainter {
public:
    ObstaclePainter(QPainter& painter, const nav::Map& map, const QRectF& view, const Style& style)
        : m_space(painter), m_map(map), m_view(view), m_style(style), m_opacity(painter.opacity())
    {}

    void paint(const nav::MapObject& object, const nav::Layer* layer);
    void finish()
    {
        m_space.painter().setOpacity(m_opacity);
        m_small.paint(m_space.painter());
        paintBounds();
    }

private:
    bool isSeen(const nav::MapObject& object) const;
    void paint(const nav::Circle& circle, const Tint& tint);
    void paint(const nav::Wall& wall, const Tint& tint);
    void paint(const nav::Polygon& polygon, const Tint& tint);
    void paintHole(const nav::Shape& shape, const Tint& tint);
    void paintBounds();

    DeviceSpace m_space;
    const nav::Map& m_map;
    QRectF m_view;
    const Style& m_style;
    double m_opacity;
    SmallCircles m_small;
};

bool ObstaclePainter::isSeen(const nav::MapObject& object) const
{
    if (nav::isInverted(object.geometry))
        return true;
    const double pen = 2 / m_style.pixelsPerUnit;
    const nav::Box box = nav::boundingBox(object.geometry);
    return box.max.x + pen >= m_view.left() && box.min.x - pen <= m_view.right() &&
           box.max.y + pen >= m_view.top() && box.min.y - pen <= m_view.bottom();
}

void ObstaclePainter::paint(const nav::MapObject& object, const nav::Layer* layer)
{
    if (!isSeen(object))
        return;
    const Tint tint = layerTint(m_map, object, layer, m_style.palette);
    const bool isFaint = layer && layer->locked && !m_style.palette.isHighContrast;
    m_space.painter().setOpacity(isFaint ? m_opacity / 2 : m_opacity);
    std::visit(
        [&](const auto& geometry) {
            if constexpr (requires { nav::Shape(geometry); })
                paint(geometry, tint);
        },
        object.geometry);
}

void ObstaclePainter::paint(const nav::Circle& circle, const Tint& tint)
{
    if (circle.inverted)
        return paintHole(circle, tint);
    const double radius = circle.radius * m_style.pixelsPerUnit;
    if (radius < SmallCircles::largestRadius)
        return m_small.add(m_space.map(circle.center), radius, tint);
    QPainterPath disc;
    appendCircle(disc, circle.center, circle.radius, arcPiece(radius));
    m_space.painter().setBrush(tint.fill);
    m_space.painter().setPen(linePen(m_style, tint.line, lineWidth));
    m_space.painter().drawPath(m_space.map(disc));
}

void ObstaclePainter::paint(const nav::Wall& wall, const Tint& tint)
{
    const double thickness = wall.thickness * m_style.pixelsPerUnit;
    QPen pen = linePen(m_style, tint.line, std::max(lineWidth, thickness));
    if (thickness >= 2) {
        // The fill covers the inner half of the line: one pixel of it remains outside.
        QPainterPath body;
        appendLoops(body, outlineLoops(wall, 0), m_style.pixelsPerUnit);
        body = m_space.map(body);
        pen.setWidthF(m_style.palette.isHighContrast ? 4 : 2);
        m_space.painter().strokePath(body, pen);
        m_space.painter().fillPath(body, tint.fill);
        return;
    }
    QPolygonF line;
    for (const nav::Point p : wall.points)
        line << m_space.map(p);
    if (wall.closed)
        line << line.front();
    pen.setCapStyle(Qt::RoundCap);
    m_space.painter().setPen(pen);
    drawLine(m_space.painter(), line);
}

void ObstaclePainter::paint(const nav::Polygon& polygon, const Tint& tint)
{
    if (polygon.inverted)
        return paintHole(polygon, tint);
    QPolygonF body;
    for (const nav::Point p : polygon.points)
        body << m_space.map(p);
    m_space.painter().setBrush(tint.fill);
    m_space.painter().setPen(linePen(m_style, tint.line, lineWidth));
    drawBody(m_space.painter(), body);
}

/// An arena: what lies round the hole is filled, as far as the map reaches.
void ObstaclePainter::paintHole(const nav::Shape& shape, const Tint& tint)
{
    QPainterPath hole;
    appendLoops(hole, outlineLoops(shape, 0), m_style.pixelsPerUnit);
    hole = m_space.map(hole);
    const QRectF ground = m_space.map(groundOf(m_map, m_view));
    m_space.painter().fillPath(groundOutside(hole, ground), tint.fill);
    m_space.painter().strokePath(hole, linePen(m_style, tint.line, lineWidth));
}

/// As strong as a wall without thickness, but square at its corners.
void ObstaclePainter::paintBounds()
{
    if (!nav::boundingWalls(m_map.settings))
        return;
    const nav::Box& bounds = *m_map.settings.bounds;
    QPen pen = linePen(m_style, m_style.palette.wallLine, boundsWidth);
    pen.setJoinStyle(Qt::MiterJoin);
    m_space.painter().setPen(pen);
    m_space.painter().setBrush(Qt::NoBrush);
    m_space.painter().drawRect(m_space.map(toRect(bounds)));
}

} // namespace

void drawObstacles(QPainter& painter, const nav::Map& map, const QRectF& view, const Style& style)
{
    ObstaclePainter obstacles(painter, map, view, style);
    const nav::MapObject* last = nullptr;
    const nav::LayerLookup layers(map);
    for (const nav::MapObject& object : map.objects()) {
        const nav::Layer* layer = layers.of(object);
        if (layer && !layer->visible)
            continue;
        // Pasted again and again in one place, it looks as if once.
        const bool isRepeated =
            last && last->layer == object.layer && last->geometry == object.geometry;
        last = &object;
        if (!isRepeated)
            obstacles.paint(object, layer);
    }
    obstacles.finish();
}

} // namespace thicket::drawing
