#include "app/drawing/arcs.h"
#include "app/drawing/asseen.h"
#include "app/drawing/denselines.h"
#include "app/drawing/devicespace.h"
#include "app/drawing/discbatch.h"
#include "app/drawing/layerinks.h"
#include "app/drawing/outline.h"
#include "app/drawing/shapesight.h"
#include "app/drawing/sheet.h"
#include "libnav/map/layerlookup.h"

#include <QPaintEngine>

#include <algorithm>
#include <deque>
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
          m_inks(map, style), m_sight(m_space, view, sheetOf(map, view), style),
          m_discs(m_space, m_space.map(view)), m_small(m_space, m_space.map(view)),
          m_isRaster(painter.paintEngine()->type() == QPaintEngine::Raster)
    {}

    /// Call it for the topmost object first.
    Sight::Seen look(const nav::MapObject& object);
    /// Heaped objects are painted roughly.
    void paint(const nav::MapObject& object, Sight::Seen seen);
    /// Painted above all others.
    void paint(const SmallObstacle& small);
    void finish()
    {
        flushDiscs();
        m_small.paint();
        paintBounds();
    }

private:
    bool isInView(const nav::MapObject& object) const;
    bool hasOutline(const nav::Circle& circle) const
    {
        return circle.inverted || !isSmall(2 * circle.radius, true, m_style);
    }
    /// The pen of walls with a fill, which covers half of it. No outline is wider.
    double wallPen() const { return m_style.palette.isHighContrast ? 4 : 2; }
    void paint(const nav::Circle& circle, const Tint& tint);
    void paint(const nav::Wall& wall, const Tint& tint);
    void paint(const nav::Polygon& polygon, const Tint& tint);
    void flushDiscs()
    {
        m_space.painter().setOpacity(m_opacity);
        m_discs.flush();
    }
    /// Before an object that Qt paints.
    void beginOther()
    {
        flushDiscs();
        m_space.painter().setOpacity(m_opacity * m_objectOpacity);
    }
    void paintThick(const nav::Wall& wall, const Tint& tint);
    void paintHole(const nav::Shape& shape, const Tint& tint);
    void paintBounds();

    DeviceSpace m_space;
    const nav::Map& m_map;
    QRectF m_view;
    const Style& m_style;
    double m_opacity;
    LayerInks m_inks;
    ShapeSight m_sight;
    bool m_isRough = false;     // of the object being painted
    double m_objectOpacity = 1; // of its layer
    DiscBatch m_discs;
    SmallCircles m_small;
    bool m_isRaster;
};

bool ObstaclePainter::isInView(const nav::MapObject& object) const
{
    if (nav::isInverted(object.geometry))
        return true;
    const double pen = 3 / m_style.pixelsPerUnit; // half of the widest, with its smoothing
    const nav::Box box = nav::boundingBox(object.geometry);
    return box.max.x + pen >= m_view.left() && box.min.x - pen <= m_view.right() &&
           box.max.y + pen >= m_view.top() && box.min.y - pen <= m_view.bottom();
}

Sight::Seen ObstaclePainter::look(const nav::MapObject& object)
{
    const LayerInks::Look& look = m_inks.of(object.layer);
    if (!look.isVisible || !isInView(object))
        return Sight::Seen::hidden;
    const ShapeSight::Look seen{
        wallPen(), m_opacity >= 1 && look.opacity >= 1 ? Sight::Fill::opaque : Sight::Fill::faint};
    if (const auto* circle = std::get_if<nav::Circle>(&object.geometry)) {
        // Those without an outline are painted above all others.
        return hasOutline(*circle) ? m_sight.add(*circle, seen) : Sight::Seen::clear;
    }
    const auto shape = nav::obstacleShape(object.geometry);
    return shape ? m_sight.add(*shape, seen) : Sight::Seen::hidden;
}

void ObstaclePainter::paint(const nav::MapObject& object, Sight::Seen seen)
{
    const LayerInks::Look& look = m_inks.of(object.layer);
    const auto* circle = std::get_if<nav::Circle>(&object.geometry);
    if (circle && !hasOutline(*circle)) {
        m_small.add(m_space.map(circle->center), circle->radius * m_style.pixelsPerUnit,
                    m_inks.ink(look, false));
        return;
    }
    m_objectOpacity = look.opacity;
    m_isRough = seen == Sight::Seen::heaped;
    if (circle)
        return paint(*circle, look.tint);
    beginOther();
    if (const auto* wall = std::get_if<nav::Wall>(&object.geometry))
        paint(*wall, look.wall);
    else if (const auto* polygon = std::get_if<nav::Polygon>(&object.geometry))
        paint(*polygon, look.tint);
}

void ObstaclePainter::paint(const SmallObstacle& small)
{
    const LayerInks::Look& look = m_inks.of(small.layer);
    if (look.isVisible)
        m_small.add(m_space.map(small.center), small.radius * m_style.pixelsPerUnit,
                    m_inks.ink(look, small.isWall));
}

void ObstaclePainter::paint(const nav::Circle& circle, const Tint& tint)
{
    const double radius = circle.radius * m_style.pixelsPerUnit;
    const QPen pen = linePen(m_style, tint.line, lineWidth);
    if (m_isRaster && !circle.inverted && radius <= DiscBatch::largestRadius) {
        m_discs.add({m_space.map(circle.center), radius, tint, pen.widthF(), m_objectOpacity});
        return;
    }
    beginOther();
    if (circle.inverted)
        return paintHole(circle, tint);
    QPainterPath disc;
    appendCircle(disc, circle.center, circle.radius, arcPiece(radius));
    m_space.painter().setBrush(tint.fill);
    m_space.painter().setPen(pen);
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

/// Outlines of very many corners as they are seen in this picture.
class SeenObjects {
public:
    SeenObjects(const QRectF& view, const Style& style)
        : m_part{toBox(view), 1 / style.pixelsPerUnit}
    {}

    /// The object itself, or one in its place, which stays as long as this.
    const nav::MapObject& of(const nav::MapObject& object)
    {
        auto seen = asSeen(object.geometry, m_part);
        if (!seen)
            return object;
        return m_made.emplace_back(
            nav::MapObject{.id = object.id, .layer = object.layer, .geometry = *std::move(seen)});
    }

private:
    SeenPart m_part;
    std::deque<nav::MapObject> m_made;
};

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

bool isSmall(double size, bool isCircle, const Style& style)
{
    const double pixels = size * style.pixelsPerUnit;
    return pixels < 2 * (isCircle ? SmallCircles::largestRadius : SmallCircles::smallestDot);
}

void drawObstacles(QPainter& painter, const MapPart& part, const QRectF& view, const Style& style)
{
    ObstaclePainter obstacles(painter, part.map, view, style);
    struct Seen {
        const nav::MapObject* object;
        Sight::Seen how;
    };
    std::vector<Seen> seen; // from the top down
    SeenObjects objects(view, style);
    const nav::MapObject* above = nullptr;
    const nav::LayerLookup layers(part.map);
    const std::vector<const nav::MapObject*> drawn = inDrawingOrder(part, layers);
    for (auto next = drawn.rbegin(); next != drawn.rend(); ++next) {
        const nav::MapObject& object = **next;
        // Painted repeatedly in one place it would look the same.
        const bool isRepeated =
            above && above->layer == object.layer && above->geometry == object.geometry;
        above = &object;
        if (isRepeated)
            continue;
        const nav::MapObject& shown = objects.of(object);
        const Sight::Seen how = obstacles.look(shown);
        if (how != Sight::Seen::hidden)
            seen.push_back({&shown, how});
    }
    for (auto one = seen.rbegin(); one != seen.rend(); ++one)
        obstacles.paint(*one->object, one->how);
    for (const SmallObstacle& small : part.small)
        obstacles.paint(small);
    obstacles.finish();
}

} // namespace thicket::drawing
