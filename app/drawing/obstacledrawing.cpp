#include "app/drawing/arcs.h"
#include "app/drawing/denselines.h"
#include "app/drawing/devicespace.h"
#include "app/drawing/outline.h"
#include "app/drawing/shapesight.h"
#include "app/drawing/sheet.h"
#include "app/drawing/smallcircles.h"
#include "libnav/map/layerlookup.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace thicket::drawing {

namespace {

constexpr double lineWidth = 1.25;
constexpr double boundsWidth = 2.5;
/// A wall of at most so many capsules is painted as one path.
constexpr std::size_t fewLoops = 64;

class ObstaclePainter {
public:
    ObstaclePainter(QPainter& painter, const nav::Map& map, const QRectF& view, const Style& style)
        : m_space(painter), m_map(map), m_view(view), m_style(style), m_opacity(painter.opacity()),
          m_sight(m_space, view, sheetOf(map, view), style)
    {}

    /// Call it for the topmost object first.
    Sight::Seen look(const nav::MapObject& object, const nav::Layer* layer);
    /// Heaped objects are painted roughly.
    void paint(const nav::MapObject& object, const nav::Layer* layer, Sight::Seen seen);
    void finish()
    {
        m_space.painter().setOpacity(m_opacity);
        m_small.paint(m_space.painter());
        paintBounds();
    }

private:
    bool isInView(const nav::MapObject& object) const;
    double opacityOf(const nav::Layer* layer) const
    {
        if (!layer || m_style.palette.isHighContrast)
            return m_opacity;
        return m_opacity * layer->opacity * (layer->locked ? 0.5 : 1);
    }
    bool isSmall(const nav::Circle& circle) const
    {
        return !circle.inverted &&
               circle.radius * m_style.pixelsPerUnit < SmallCircles::largestRadius;
    }
    /// The pen of walls with a fill, which covers half of it. No outline is wider.
    double wallPen() const { return m_style.palette.isHighContrast ? 4 : 2; }
    void paint(const nav::Circle& circle, const Tint& tint);
    void paint(const nav::Wall& wall, const Tint& tint);
    void paint(const nav::Polygon& polygon, const Tint& tint);
    void paintThick(const nav::Wall& wall, const Tint& tint);
    void paintHole(const nav::Shape& shape, const Tint& tint);
    void paintBounds();

    DeviceSpace m_space;
    const nav::Map& m_map;
    QRectF m_view;
    const Style& m_style;
    double m_opacity;
    ShapeSight m_sight;
    bool m_isRough = false; // of the object being painted
    SmallCircles m_small;
};

bool ObstaclePainter::isInView(const nav::MapObject& object) const
{
    if (nav::isInverted(object.geometry))
        return true;
    const double pen = 2 / m_style.pixelsPerUnit;
    const nav::Box box = nav::boundingBox(object.geometry);
    return box.max.x + pen >= m_view.left() && box.min.x - pen <= m_view.right() &&
           box.max.y + pen >= m_view.top() && box.min.y - pen <= m_view.bottom();
}

Sight::Seen ObstaclePainter::look(const nav::MapObject& object, const nav::Layer* layer)
{
    const auto shape = nav::obstacleShape(object.geometry);
    if (!shape || !isInView(object))
        return Sight::Seen::hidden;
    const auto* circle = std::get_if<nav::Circle>(&*shape);
    if (circle && isSmall(*circle))
        return Sight::Seen::clear; // painted above all others
    const bool isOpaque = opacityOf(layer) >= 1;
    return m_sight.add(*shape, {wallPen(), isOpaque ? Sight::Fill::opaque : Sight::Fill::faint});
}

void ObstaclePainter::paint(const nav::MapObject& object, const nav::Layer* layer, Sight::Seen seen)
{
    const Tint tint = layerTint(object, layer, m_style.palette);
    m_space.painter().setOpacity(opacityOf(layer));
    m_isRough = seen == Sight::Seen::heaped;
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
    if (isSmall(circle))
        return m_small.add(m_space.map(circle.center), radius, tint);
    QPainterPath disc;
    appendCircle(disc, circle.center, circle.radius, arcPiece(radius));
    m_space.painter().setBrush(tint.fill);
    m_space.painter().setPen(linePen(m_style, tint.line, lineWidth));
    if (m_isRough)
        drawBodyRoughly(m_space.painter(), {m_space.map(disc).toFillPolygon()});
    else
        m_space.painter().drawPath(m_space.map(disc));
}

void ObstaclePainter::paint(const nav::Wall& wall, const Tint& tint)
{
    const double thickness = wall.thickness * m_style.pixelsPerUnit;
    if (thickness >= 2)
        return paintThick(wall, tint);
    QPen pen = linePen(m_style, tint.line, std::max(lineWidth, thickness));
    QPolygonF line;
    for (const nav::Point p : wall.points)
        line << m_space.map(p);
    if (wall.closed)
        line << line.front();
    pen.setCapStyle(Qt::RoundCap);
    m_space.painter().setPen(pen);
    if (m_isRough)
        drawLineRoughly(m_space.painter(), line);
    else
        drawLine(m_space.painter(), line);
}

/// The fill covers the inner half of the line. One pixel of it remains outside.
void ObstaclePainter::paintThick(const nav::Wall& wall, const Tint& tint)
{
    QPainter& painter = m_space.painter();
    QPen pen = linePen(m_style, tint.line, lineWidth);
    pen.setWidthF(wallPen());
    const std::vector<OutlineLoop> loops = outlineLoops(wall, 0);
    if (!m_isRough && loops.size() <= fewLoops) {
        QPainterPath body;
        appendLoops(body, loops, m_style.pixelsPerUnit);
        body = m_space.map(body);
        painter.strokePath(body, pen);
        painter.fillPath(body, tint.fill);
        return;
    }
    QList<QList<QPolygonF>> bodies;
    for (const std::vector<OutlineLoop>& body : bodiesOf(loops))
        bodies << flattened(body, m_space, m_style.pixelsPerUnit);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (const QList<QPolygonF>& body : bodies)
        drawBodyRoughly(painter, body);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tint.fill);
    for (const QList<QPolygonF>& body : bodies)
        drawBodyRoughly(painter, body);
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
    if (m_isRough)
        drawBodyRoughly(m_space.painter(), {body});
    else
        drawBody(m_space.painter(), body);
}

/// An arena: fills what is outside the hole, up to the end of the map.
void ObstaclePainter::paintHole(const nav::Shape& shape, const Tint& tint)
{
    const std::vector<OutlineLoop> loops = outlineLoops(shape, 0);
    const QRectF sheet = m_space.map(sheetOf(m_map, m_view));
    if (m_isRough) {
        m_space.painter().setPen(linePen(m_style, tint.line, lineWidth));
        m_space.painter().setBrush(Qt::NoBrush);
        const QList<QPolygonF> hole = flattened(loops, m_space, m_style.pixelsPerUnit);
        fillRoughlyOutside(m_space.painter(), hole, sheet, tint.fill);
        drawBodyRoughly(m_space.painter(), hole);
        return;
    }
    QPainterPath hole;
    appendLoops(hole, loops, m_style.pixelsPerUnit);
    hole = m_space.map(hole);
    m_space.painter().fillPath(sheetOutside(hole, sheet), tint.fill);
    m_space.painter().strokePath(hole, linePen(m_style, tint.line, lineWidth));
}

/// As strong as a wall without thickness, but with square corners.
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

/// The objects of visible layers, the lowest first.
std::vector<const nav::MapObject*> inDrawingOrder(const MapPart& part,
                                                  const nav::LayerLookup& layers)
{
    std::vector<std::vector<const nav::MapObject*>> ranks(1);
    for (std::size_t i = 0; i < part.size(); ++i) {
        const nav::MapObject& object = part.object(i);
        const nav::Layer* const layer = layers.of(object);
        if (layer && !layer->visible)
            continue;
        const std::size_t rank = layers.rankOf(object);
        if (rank >= ranks.size())
            ranks.resize(rank + 1);
        ranks[rank].push_back(&object);
    }
    std::vector<const nav::MapObject*> ordered = std::move(ranks.front());
    for (std::size_t rank = 1; rank < ranks.size(); ++rank)
        ordered.insert(ordered.end(), ranks[rank].begin(), ranks[rank].end());
    return ordered;
}

} // namespace

void drawObstacles(QPainter& painter, const MapPart& part, const QRectF& view, const Style& style)
{
    ObstaclePainter obstacles(painter, part.map, view, style);
    struct Seen {
        const nav::MapObject* object;
        Sight::Seen how;
    };
    std::vector<Seen> seen; // from the top down
    const nav::MapObject* above = nullptr;
    const nav::LayerLookup layers(part.map);
    const std::vector<const nav::MapObject*> drawn = inDrawingOrder(part, layers);
    for (auto next = drawn.rbegin(); next != drawn.rend(); ++next) {
        const nav::MapObject& object = **next;
        const nav::Layer* layer = layers.of(object);
        // Painted repeatedly in one place it would look the same.
        const bool isRepeated =
            above && above->layer == object.layer && above->geometry == object.geometry;
        above = &object;
        const Sight::Seen how = isRepeated ? Sight::Seen::hidden : obstacles.look(object, layer);
        if (how != Sight::Seen::hidden)
            seen.push_back({above, how});
    }
    for (auto one = seen.rbegin(); one != seen.rend(); ++one)
        obstacles.paint(*one->object, layers.of(*one->object), one->how);
    obstacles.finish();
}

} // namespace thicket::drawing
