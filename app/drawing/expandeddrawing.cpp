#include "app/drawing/arcs.h"
#include "app/drawing/asseen.h"
#include "app/drawing/coverage.h"
#include "app/drawing/denselines.h"
#include "app/drawing/devicespace.h"
#include "app/drawing/discunion.h"
#include "app/drawing/grownparts.h"
#include "app/drawing/layerinks.h"
#include "app/drawing/outline.h"
#include "app/drawing/shapesight.h"
#include "app/drawing/sheet.h"

#include <QImage>
#include <QPaintEngine>

#include <algorithm>
#include <map>
#include <numbers>

namespace thicket::drawing {

namespace {

/// The part of the outlines' pen outside of the margin, with its smoothing, pixels.
constexpr double penReach = 3;

/// The arcs of rims that hugging edges run along, by obstacle and corner.
class HuggedRims {
public:
    explicit HuggedRims(std::span<const nav::HuggingEdge> edges)
    {
        for (const nav::HuggingEdge& edge : edges) {
            const auto [low, high] = std::minmax(edge.from, edge.to);
            m_rims[{edge.contact.obstacle, edge.contact.corner}].push_back({low, high});
        }
    }

    bool isEmpty() const { return m_rims.empty(); }

    /// The angles of an outline's arc that no hugging edge covers.
    std::vector<Interval> bare(nav::ObjectId obstacle, const OutlinePiece& arc) const
    {
        const auto [low, high] = std::minmax(arc.fromAngle, arc.toAngle);
        const auto rim = m_rims.find({obstacle, arc.corner});
        if (rim == m_rims.end())
            return {{low, high}};
        constexpr double turn = 2 * std::numbers::pi;
        std::vector<Interval> hugged;
        for (const Interval& i : rim->second) {
            const double shift = -low - std::floor((i.begin - low) / turn) * turn;
            hugged.push_back({i.begin + shift, i.end + shift});
            hugged.push_back({i.begin + shift - turn, i.end + shift - turn});
        }
        std::vector<Interval> left = uncoveredLine(std::move(hugged), high - low);
        for (Interval& i : left)
            i = {i.begin + low, i.end + low};
        return left;
    }

private:
    std::map<std::pair<nav::ObjectId, std::int32_t>, std::vector<Interval>> m_rims;
};

/// The opaque colour that Qt gets by painting `faint` over `background`.
QColor over(const QColor& background, const QColor& faint)
{
    QImage pixel(1, 1, QImage::Format_ARGB32_Premultiplied);
    pixel.fill(background);
    QPainter(&pixel).fillRect(0, 0, 1, 1, faint);
    return pixel.pixelColor(0, 0);
}

class ExpandedPainter {
public:
    ExpandedPainter(QPainter& painter, double agentRadius, const QRectF& view, const QRectF& sheet,
                    std::span<const nav::HuggingEdge> hugged, const Style& style)
        : m_space(painter), m_sight(m_space, view, sheet, style), m_sheet(m_space.map(sheet)),
          m_hugged(hugged), m_agentRadius(agentRadius), m_style(style),
          m_discs(m_space, m_space.map(view)),
          m_hasPixels(hugged.empty() && painter.paintEngine()->type() == QPaintEngine::Raster)
    {}

    void add(nav::ObjectId id, const nav::Shape& shape, double growth);
    void add(nav::ObjectId id, const nav::Shape& shape) { add(id, shape, m_agentRadius); }
    /// Of an outline of very many corners only what is seen.
    void addSeen(const nav::MapObject& object, const nav::Box& window);
    /// A disc without hugging edges: false if it must be added as a shape.
    bool addDisc(nav::Point center, double radius);
    void paint();

private:
    struct Body {
        nav::ObjectId id;
        std::optional<nav::Circle> disc; ///< the grown disc, if it is one
        bool isHole;
        std::vector<OutlineLoop> loops;
        bool hasFilled = false; ///< it filled squares that no body above had filled
    };
    /// Some of the visible bodies. Qt's time grows with the square of the sides per row of one
    /// path.
    struct Part {
        QPainterPath bodies; // counter-clockwise: their union under Qt::WindingFill
        QPainterPath outlines;
        int count = 0;
    };

    bool isOutlined() const { return m_agentRadius * m_style.pixelsPerUnit >= 4; }
    Sight::Seen look(const Body& body);
    void sort();
    void sort(const Body& body);
    void addClear(const Body& body);
    void addBareOutline(QPainterPath& outlines, nav::ObjectId obstacle, const OutlineLoop& loop);
    void paintOutlines() const;

    DeviceSpace m_space;
    ShapeSight m_sight;
    QRectF m_sheet; // device pixels
    HuggedRims m_hugged;
    double m_agentRadius;
    const Style& m_style;
    std::vector<Body> m_bodies;
    std::vector<Part> m_parts;
    std::vector<QList<QPolygonF>> m_heap; // loops of heaped bodies
    std::vector<QList<QPolygonF>> m_heapedHoles;
    std::vector<QList<QPolygonF>>
        m_fillOnly;                    // bodies with hidden outlines whose fill is partly visible
    std::vector<QPainterPath> m_holes; // of arenas; empty if the expansion closes them
    DiscUnion m_discs;
    bool m_hasPixels; // so discs are painted pixel by pixel
};

bool ExpandedPainter::addDisc(nav::Point center, double radius)
{
    const double pixels = (radius + m_agentRadius) * m_style.pixelsPerUnit;
    if (!m_hasPixels || pixels > DiscUnion::largestRadius)
        return false;
    m_discs.add(m_space.map(center), pixels);
    return true;
}

Sight::Seen ExpandedPainter::look(const Body& body)
{
    const ShapeSight::Look look{isOutlined() ? 3.0 : 0.0, Sight::Fill::opaque};
    return body.disc ? m_sight.add(*body.disc, look) : m_sight.add(body.loops, body.isHole, look);
}

void ExpandedPainter::addSeen(const nav::MapObject& object, const nav::Box& window)
{
    if (m_hasPixels) {
        const SeenPart part{window, 1 / m_style.pixelsPerUnit};
        for (const GrownPart& grown : grownParts(object.geometry, m_agentRadius, part))
            add(object.id, grown.shape, grown.by);
        return;
    }
    // Hugging edges name the corners that they run round.
    const auto fewer = m_hugged.isEmpty()
                           ? withoutHeapedCorners(object.geometry, 1 / m_style.pixelsPerUnit)
                           : std::nullopt;
    if (const auto shape = nav::obstacleShape(fewer ? *fewer : object.geometry))
        add(object.id, *shape);
}

void ExpandedPainter::add(nav::ObjectId id, const nav::Shape& shape, double growth)
{
    const bool isHole = nav::isInverted(shape);
    std::vector<OutlineLoop> loops = outlineLoops(shape, growth);
    if (isHole && loops.empty())
        m_holes.emplace_back();
    std::optional<nav::Circle> disc;
    if (const auto* circle = std::get_if<nav::Circle>(&shape); circle && !isHole)
        disc = {circle->center, circle->radius + growth};
    for (std::vector<OutlineLoop>& one : bodiesOf(std::move(loops))) {
        Body body{id, disc, isHole, std::move(one)};
        if (look(body) == Sight::Seen::hidden)
            continue;
        body.hasFilled = m_sight.hasFilled();
        m_bodies.push_back(std::move(body));
    }
}

/// All have the same colour, so what hides what does not depend on their order.
void ExpandedPainter::sort()
{
    m_sight.finish();
    for (const Body& body : m_bodies)
        sort(body);
}

void ExpandedPainter::sort(const Body& body)
{
    const Sight::Seen seen = look(body);
    if (seen == Sight::Seen::clear)
        return addClear(body);
    if (seen == Sight::Seen::hidden && !body.hasFilled)
        return;
    auto& rough = body.isHole ? m_heapedHoles : seen == Sight::Seen::heaped ? m_heap : m_fillOnly;
    rough.push_back(flattened(body.loops, m_space, m_style.pixelsPerUnit));
}

void ExpandedPainter::addClear(const Body& body)
{
    constexpr int bodiesOfPart = 64;
    if (m_parts.empty() || m_parts.back().count == bodiesOfPart)
        m_parts.emplace_back();
    Part& part = m_parts.back();
    ++part.count;
    appendLoops(body.isHole ? m_holes.emplace_back() : part.bodies, body.loops,
                m_style.pixelsPerUnit);
    if (!isOutlined())
        return;
    for (const OutlineLoop& loop : body.loops)
        addBareOutline(part.outlines, body.id, loop);
}

void ExpandedPainter::addBareOutline(QPainterPath& outlines, nav::ObjectId obstacle,
                                     const OutlineLoop& loop)
{
    bool isDrawing = false; // the last piece was drawn to its end: its dashes continue
    const auto goTo = [&](nav::Point p, bool isBeginning) {
        if (isDrawing && isBeginning)
            outlines.lineTo(toQt(p));
        else
            outlines.moveTo(toQt(p));
    };
    for (const OutlinePiece& piece : loop) {
        if (!piece.isArc) {
            goTo(piece.from, true);
            outlines.lineTo(toQt(piece.to));
            isDrawing = true;
            continue;
        }
        const auto [low, high] = std::minmax(piece.fromAngle, piece.toAngle);
        const std::vector<Interval> bare = m_hugged.bare(obstacle, piece);
        for (const Interval& arc : bare) {
            goTo(piece.center + piece.radius * nav::Point{std::cos(arc.begin), std::sin(arc.begin)},
                 arc.begin <= low);
            appendArc(outlines, piece.center, piece.radius, arc.begin, arc.end,
                      arcPiece(piece.radius * m_style.pixelsPerUnit));
        }
        isDrawing = !bare.empty() && bare.back().end >= high - 1e-9;
    }
}

/// At twice the width: the fill then covers the inner half, and everything inside neighbours. What
/// stays visible is the outline of the union.
void ExpandedPainter::paintOutlines() const
{
    QPainter& painter = m_space.painter();
    const QPen pen = dashedPen(m_style, m_style.palette.expanded, 2, {4, 3}, 0.75);
    // In a heap strokes would add up, and transparent ones take Qt far longer.
    painter.setPen(linePen(m_style, over(m_style.palette.sheet, pen.color()), 2));
    painter.setBrush(Qt::NoBrush);
    for (const auto* heap : {&m_heap, &m_heapedHoles}) {
        for (const QList<QPolygonF>& body : *heap)
            drawBodyRoughly(painter, body);
    }
    for (const Part& part : m_parts)
        painter.strokePath(m_space.map(part.outlines), pen);
    m_discs.paintOutline(pen, m_space.isYUp());
}

void ExpandedPainter::paint()
{
    sort();
    QPainter& painter = m_space.painter();
    if (isOutlined())
        paintOutlines();
    const QColor fill = over(m_style.palette.sheet, faded(m_style.palette.expanded, 0.10));
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    for (const auto* bodies : {&m_heap, &m_fillOnly}) {
        for (const QList<QPolygonF>& body : *bodies)
            drawBodyRoughly(painter, body);
    }
    for (const Part& part : m_parts) {
        QPainterPath bodies = m_space.map(part.bodies);
        bodies.setFillRule(Qt::WindingFill);
        painter.fillPath(bodies, fill);
    }
    m_discs.paintFill(fill);
    for (const QList<QPolygonF>& hole : m_heapedHoles)
        fillRoughlyOutside(painter, hole, m_sheet, fill);
    for (const QPainterPath& hole : m_holes)
        painter.fillPath(sheetOutside(m_space.map(hole), m_sheet), fill);
}

void addObjects(ExpandedPainter& expanded, const MapPart& part, const QRectF& view,
                double agentRadius, const Style& style)
{
    const double reach = agentRadius + penReach / style.pixelsPerUnit;
    const QRectF seen = view.adjusted(-reach, -reach, reach, reach);
    const auto isSeen = [&seen](const nav::Geometry& geometry) {
        const nav::Box box = nav::boundingBox(geometry);
        return nav::isInverted(geometry) ||
               (box.max.x >= seen.left() && box.min.x <= seen.right() && box.max.y >= seen.top() &&
                box.min.y <= seen.bottom());
    };
    const nav::MapObject* above = nullptr;
    LayerInks inks(part.map, style);
    for (std::size_t i = part.size(); i-- > 0;) {
        const nav::MapObject& object = part.object(i);
        if (!inks.of(object.layer).isVisible || (above && above->geometry == object.geometry) ||
            !isSeen(object.geometry))
            continue;
        above = &object;
        const auto* circle = std::get_if<nav::Circle>(&object.geometry);
        if (circle && !circle->inverted && expanded.addDisc(circle->center, circle->radius))
            continue;
        expanded.addSeen(object, toBox(view));
    }
}

} // namespace

bool isMarginSeen(double agentRadius, const Style& style)
{
    constexpr double fillFrom = 2; // pixels of margin
    return agentRadius * style.pixelsPerUnit >= fillFrom;
}

void drawExpanded(QPainter& painter, const MapPart& part, double agentRadius, const QRectF& view,
                  const Style& style, std::span<const nav::HuggingEdge> hugged)
{
    if (!isMarginSeen(agentRadius, style))
        return;
    ExpandedPainter expanded(painter, agentRadius, view, sheetOf(part.map, view), hugged, style);
    if (const auto walls = nav::boundingWalls(part.map.settings))
        expanded.add(nav::boundsObstacle, *walls);
    addObjects(expanded, part, view, agentRadius, style);
    LayerInks inks(part.map, style);
    for (const SmallObstacle& small : part.small) {
        if (inks.of(small.layer).isVisible && !expanded.addDisc(small.center, small.radius))
            expanded.add(0, nav::Circle{small.center, small.radius});
    }
    expanded.paint();
}

} // namespace thicket::drawing
