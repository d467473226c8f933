#include "app/drawing/arcs.h"
#include "app/drawing/coverage.h"
#include "app/drawing/devicespace.h"
#include "app/drawing/ground.h"
#include "app/drawing/outline.h"
#include "libnav/map/layerlookup.h"

#include <algorithm>
#include <map>
#include <numbers>

namespace thicket::drawing {

namespace {

/// The stretches of rims that hugging edges run along, by obstacle and corner.
class HuggedRims {
public:
    explicit HuggedRims(std::span<const nav::HuggingEdge> edges)
    {
        for (const nav::HuggingEdge& edge : edges) {
            const auto [low, high] = std::minmax(edge.from, edge.to);
            m_rims[{edge.contact.obstacle, edge.contact.corner}].push_back({low, high});
        }
    }

    /// What is left of a piece of an outline, as angles.
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

class ExpandedPainter {
public:
    ExpandedPainter(double agentRadius, std::span<const nav::HuggingEdge> hugged,
                    const Style& style)
        : m_hugged(hugged), m_agentRadius(agentRadius), m_style(style)
    {}

    void add(nav::ObjectId id, const nav::Shape& shape);
    /// `ground` is what of the map is in view.
    void paint(DeviceSpace& space, const QRectF& ground) const;

private:
    void addBareOutline(nav::ObjectId obstacle, const OutlineLoop& loop);

    HuggedRims m_hugged;
    double m_agentRadius;
    const Style& m_style;
    QPainterPath m_bodies;             // counter-clockwise: their union under Qt::WindingFill
    std::vector<QPainterPath> m_holes; // of arenas, empty where they are grown shut
    QPainterPath m_outlines;
};

void ExpandedPainter::add(nav::ObjectId id, const nav::Shape& shape)
{
    const std::vector<OutlineLoop> loops = outlineLoops(shape, m_agentRadius);
    QPainterPath& area = nav::isInverted(shape) ? m_holes.emplace_back() : m_bodies;
    appendLoops(area, loops, m_style.pixelsPerUnit);
    for (const OutlineLoop& loop : loops)
        addBareOutline(id, loop);
}

void ExpandedPainter::addBareOutline(nav::ObjectId obstacle, const OutlineLoop& loop)
{
    bool isDrawing = false; // the piece before was drawn up to its end: the dashes go on
    const auto goTo = [&](nav::Point p, bool isBeginning) {
        if (isDrawing && isBeginning)
            m_outlines.lineTo(toQt(p));
        else
            m_outlines.moveTo(toQt(p));
    };
    for (const OutlinePiece& piece : loop) {
        if (!piece.isArc) {
            goTo(piece.from, true);
            m_outlines.lineTo(toQt(piece.to));
            isDrawing = true;
            continue;
        }
        const auto [low, high] = std::minmax(piece.fromAngle, piece.toAngle);
        const std::vector<Interval> bare = m_hugged.bare(obstacle, piece);
        for (const Interval& arc : bare) {
            goTo(piece.center + piece.radius * nav::Point{std::cos(arc.begin), std::sin(arc.begin)},
                 arc.begin <= low);
            appendArc(m_outlines, piece.center, piece.radius, arc.begin, arc.end,
                      arcPiece(piece.radius * m_style.pixelsPerUnit));
        }
        isDrawing = !bare.empty() && bare.back().end >= high - 1e-9;
    }
}

void ExpandedPainter::paint(DeviceSpace& space, const QRectF& ground) const
{
    constexpr double outlineFrom = 4; // pixels of margin
    QPainter& painter = space.painter();
    const Palette& palette = m_style.palette;
    if (m_agentRadius * m_style.pixelsPerUnit >= outlineFrom) {
        // Twice as wide, as the fill then covers the half inside, and with it all that runs
        // through neighbours: what stays visible is the outline of the union.
        QPen pen = dashedPen(m_style, palette.expanded, 2, {4, 3}, 0.75);
        painter.strokePath(space.map(m_outlines), pen);
    }
    const auto fill = [&](const QPainterPath& area) {
        painter.fillPath(area, palette.sheet);
        painter.fillPath(area, faded(palette.expanded, 0.10));
    };
    QPainterPath bodies = space.map(m_bodies);
    bodies.setFillRule(Qt::WindingFill);
    fill(bodies);
    for (const QPainterPath& hole : m_holes)
        fill(groundOutside(space.map(hole), space.map(ground)));
}

} // namespace

void drawExpanded(QPainter& painter, const nav::Map& map, double agentRadius, const QRectF& view,
                  const Style& style, std::span<const nav::HuggingEdge> hugged)
{
    constexpr double fillFrom = 2; // pixels of margin
    if (agentRadius * style.pixelsPerUnit < fillFrom)
        return;
    DeviceSpace space(painter);
    ExpandedPainter expanded(agentRadius, hugged, style);
    const QRectF seen = view.adjusted(-agentRadius, -agentRadius, agentRadius, agentRadius);
    std::optional<nav::Shape> last;
    const nav::LayerLookup layers(map);
    for (const nav::MapObject& object : map.objects()) {
        const nav::Layer* layer = layers.of(object);
        const auto shape = nav::obstacleShape(object.geometry);
        if (!shape || (layer && !layer->visible) || shape == last)
            continue;
        last = shape;
        const nav::Box box = nav::boundingBox(object.geometry);
        if (nav::isInverted(*shape) || (box.max.x >= seen.left() && box.min.x <= seen.right() &&
                                        box.max.y >= seen.top() && box.min.y <= seen.bottom()))
            expanded.add(object.id, *shape);
    }
    if (const auto walls = nav::boundingWalls(map.settings))
        expanded.add(nav::boundsObstacle, *walls);
    expanded.paint(space, groundOf(map, view));
}

} // namespace thicket::drawing
