#include "libnav/collision/queries.h"

#include "libnav/collision/expansion/coreframe.h"
#include "libnav/collision/parts.h"
#include "libnav/collision/rims/arenas.h"
#include "libnav/collision/searchview.h"
#include "libnav/geometry/distance.h"
#include "libnav/geometry/nearestpoint.h"

#include <cmath>

namespace thicket::nav {

namespace {

using Kind = ObstaclePart::Kind;

/// A disc, the stadium round a core, or the outside of an arena.
struct Part {
    Kind kind = Kind::disc;
    std::uint32_t index = 0; ///< among the parts of its kind: decides which of two met at once
    std::int64_t obstacle = 0;
    Segment axis;          ///< centre line of a core, otherwise the centre twice
    double radius = 0;     ///< with the minimum expansion
    double trueRadius = 0; ///< Disc::trueRadius

    bool isArena() const { return kind == Kind::arena; }
    /// The radius of the boundary for the centre of a disc.
    double radiusFor(double disc) const
    {
        // The minimum expansion of a wall does not add to the disc.
        return isArena() ? radius - disc : std::max(radius, trueRadius + disc);
    }
    double depth(Point p) const { return depthWithin(radius, p); }
    double trueDepth(Point p) const { return depthWithin(trueRadius, p); }
    double depthWithin(double boundary, Point p) const
    {
        const double apart = distance(p, nearestPoint(axis, p));
        return isArena() ? apart - boundary : boundary - apart;
    }
};

Part discPart(const SearchView& field, DiscIndex index)
{
    const Disc& disc = field.discs()[index];
    return {Kind::disc,  index,          disc.obstacle, {disc.center, disc.center},
            disc.radius, disc.trueRadius};
}

Part corePart(const SearchView& field, CoreIndex index)
{
    const Core& core = field.cores()[index];
    const Disc& a = field.discs()[core.a];
    const Disc& b = field.discs()[core.b];
    return {Kind::side,
            index,
            core.obstacle,
            {a.center, b.center},
            std::min(a.radius, b.radius),
            std::min(a.trueRadius, b.trueRadius)};
}

Part arenaPart(const SearchView& field, ArenaIndex index)
{
    const Arena& arena = field.arenas()[index];
    return {Kind::arena,  index,       arena.obstacle, {arena.center, arena.center},
            arena.radius, arena.radius};
}

/// The parts in a window. Kept, so that the next window uses their memory again.
struct FoundParts {
    std::vector<DiscIndex> discs;
    std::vector<CoreIndex> cores;
};

/// visit(part) for every disc and core whose box meets the window.
template <class Visit>
void visitParts(const SearchView& field, const Box& window, FoundParts& found, Visit visit)
{
    field.collectDiscsIn(window, found.discs);
    for (const DiscIndex i : found.discs)
        visit(discPart(field, i));
    field.collectCoresIn(window, found.cores);
    for (const CoreIndex i : found.cores)
        visit(corePart(field, i));
}

template <class Visit> void visitArenas(const SearchView& field, Visit visit)
{
    for (ArenaIndex i; i < field.arenas().size(); ++i)
        visit(arenaPart(field, i));
}

/// Moves a disc in a straight line. The part met first is the one in which it is first deeper than
/// the tolerance. The hit is where the two touch.
class Sweep {
public:
    Sweep(const SearchView& field, Point from, Point to, double radius)
        : m_field(field), m_from(from), m_to(to), m_radius(radius), m_end(distance(from, to)),
          m_direction(m_end > 0 ? (1 / m_end) * (to - from) : Point{1, 0})
    {}

    std::optional<Hit> firstHit()
    {
        // Deep inside a polygon no disc, core or arena is near.
        const bool mayHoldStart = !m_field.cores().empty();
        if (mayHoldStart && !m_field.isFreeForRays(m_from))
            return hitAtStart();
        if (m_radius > 0)
            meetAll();
        else
            meetFirst();
        if (!m_met)
            return {};
        return m_nearest > 0 ? touch(*m_met, boundaryOf(*m_met)) : hitAtStart();
    }

private:
    void meet(double at, const Part& part);
    void meetFirst();
    void meetAll();
    void meetArenas();
    void meetIn(const Box& window);
    template <class Visit> void visitNear(const Box& window, Visit visit);
    std::optional<double> entryOf(const Part& part) const;
    double boundaryOf(const Part& part) const;
    double rimAt(Point center, double radius, double side) const;
    Hit touch(const Part& part, double at) const;
    Hit hitAtStart();
    Point at(double distance) const { return m_from + distance * m_direction; }

    SearchView m_field;
    Point m_from;
    Point m_to;
    double m_radius;
    double m_end;
    Point m_direction;
    double m_nearest = std::numeric_limits<double>::infinity();
    std::optional<Part> m_met;
};

void Sweep::meet(double at, const Part& part)
{
    if (at > m_nearest || (m_end > 0 ? at >= m_end : at > 0))
        return;
    if (m_met && at == m_nearest &&
        std::pair(m_met->kind, m_met->index) <= std::pair(part.kind, part.index))
        return;
    m_nearest = at;
    m_met = part;
}

// Windows along the path, front to back, each about as long as obstacles are apart.
void Sweep::meetAll()
{
    meetArenas();
    const auto count = static_cast<double>(m_field.discs().size() + m_field.cores().size());
    if (count == 0)
        return;
    const Box bounds = m_field.bounds();
    const double margin = m_radius + m_field.tolerance();
    const Box reached = grown(bounds, margin);
    double in = 0;
    double out = m_end > 0 ? m_end : std::numeric_limits<double>::min();
    CoreFrame{{reached.min.x, reached.center().y}, {1, 0}, reached.width(), reached.height() / 2}
        .clip(m_from, m_direction, 0, in, out);
    const double apart = std::max(std::sqrt(bounds.width() * bounds.height() / count),
                                  (bounds.width() + bounds.height()) / count);
    const double step = std::max(apart, 2 * m_radius);
    const double pieces = std::ceil((out - in) / step);
    for (double piece = 0; piece < pieces && in + piece * step < m_nearest; ++piece) {
        const Point a = at(in + piece * step);
        const Point b = at(std::min(out, in + (piece + 1) * step));
        meetIn(grown(
            {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}},
            margin));
    }
}

void Sweep::meetArenas()
{
    if (m_field.arenas().empty())
        return;
    std::vector<Arena> arenas(m_field.arenas().begin(), m_field.arenas().end());
    for (Arena& arena : arenas)
        arena.radius -= m_radius;
    Ray ray{m_from, m_direction, {}, std::numeric_limits<double>::infinity()};
    stopAtArenas(ray, m_to, arenas, m_field.tolerance());
    if (ray.met != Ray::nothing)
        meet(ray.nearest, arenaPart(m_field, ArenaIndex(ray.met)));
}

// With the lists of the thread's last sweep, so that this one allocates nothing.
template <class Visit> void Sweep::visitNear(const Box& window, Visit visit)
{
    constexpr std::size_t mostKept = 1 << 15;
    thread_local FoundParts found;
    visitParts(m_field, window, found, visit);
    if (found.discs.capacity() + found.cores.capacity() > mostKept)
        found = {};
}

void Sweep::meetIn(const Box& window)
{
    visitNear(window, [this](const Part& part) {
        if (const auto at = entryOf(part))
            meet(*at, part);
    });
}

// The distance at which the moving disc is deeper than the tolerance in a disc or a core.
std::optional<double> Sweep::entryOf(const Part& part) const
{
    const double radius = part.radiusFor(m_radius) - m_field.tolerance();
    double in = 0;
    double out = std::numeric_limits<double>::infinity();
    if (part.kind == Kind::side) {
        const Point along = part.axis.b - part.axis.a;
        const double whole = length(along);
        CoreFrame{part.axis.a, (1 / whole) * along, whole, radius}.clip(m_from, m_direction, 0, in,
                                                                        out);
    } else {
        const Point to = part.axis.a - m_from;
        if (radius <= 0 || std::abs(cross(m_direction, to)) >= radius)
            return {};
        in = std::max(0.0, rimAt(part.axis.a, radius, -1));
        out = rimAt(part.axis.a, radius, 1);
    }
    return in < out ? std::optional(in) : std::nullopt;
}

// Where the line crosses a circle, first (side -1) or last (1).
double Sweep::rimAt(Point center, double radius, double side) const
{
    const Point to = center - m_from;
    const double aside = std::abs(cross(m_direction, to));
    const double half = std::sqrt(std::max(0.0, (radius - aside) * (radius + aside)));
    return dot(m_direction, to) + side * half;
}

// The distance at which it crosses the boundary of the part that it met.
double Sweep::boundaryOf(const Part& part) const
{
    const double radius = part.radiusFor(m_radius);
    double at = rimAt(part.axis.a, radius, part.isArena() ? 1 : -1);
    if (part.kind == Kind::side) {
        const Point along = part.axis.b - part.axis.a;
        const Point left = (1 / length(along)) * leftNormal(along);
        const double height = dot(left, m_from - part.axis.a);
        const double climb = dot(left, m_direction);
        at = climb == 0 ? 0 : (std::copysign(radius, height) - height) / climb;
        const double share = dot(along, m_from + at * m_direction - part.axis.a);
        if (share < 0)
            at = rimAt(part.axis.a, radius, -1);
        else if (share > dot(along, along))
            at = rimAt(part.axis.b, radius, -1);
    }
    return std::clamp(at, 0.0, m_nearest);
}

// A moving point is a ray.
void Sweep::meetFirst()
{
    const double reach = m_end > 0 ? m_end : std::numeric_limits<double>::min();
    const Blocker first = m_field.firstBlocker(m_from, m_direction, reach);
    switch (first.kind) {
    case Blocker::Kind::none:
        break;
    case Blocker::Kind::disc:
        return meet(first.at, discPart(m_field, first.disc()));
    case Blocker::Kind::core:
        return meet(first.at, corePart(m_field, first.core()));
    case Blocker::Kind::arena:
        return meet(first.at, arenaPart(m_field, first.arena()));
    }
}

Hit Sweep::touch(const Part& part, double distance) const
{
    const bool isThin = !part.isArena() && m_field.isThin(part.trueRadius);
    return {{part.kind, isThin, part.obstacle, part.axis, part.radius}, distance, at(distance)};
}

Hit Sweep::hitAtStart()
{
    std::optional<Part> deepest;
    double depth = -std::numeric_limits<double>::infinity();
    double trueDepth = depth;
    const auto compare = [&](const Part& part) {
        const double own = part.depth(m_from);
        trueDepth = std::max(trueDepth, part.trueDepth(m_from));
        if (!deepest || own > depth || (own == depth && part.obstacle < deepest->obstacle)) {
            deepest = part;
            depth = own;
        }
    };
    visitNear(grown({m_from, m_from}, m_radius), compare);
    visitArenas(m_field, compare);
    const double tolerance = m_field.tolerance();
    if (!deepest || -m_field.clearance(m_from) > std::max(tolerance, trueDepth + tolerance))
        return {
            {Kind::interior, false, m_field.obstacleAt(m_from).value_or(0), {m_from, m_from}, 0},
            0,
            m_from};
    return touch(*deepest, 0);
}

} // namespace

std::optional<Hit> castRay(const ObstacleField& field, Point from, Point to)
{
    return sweepDisc(field, from, to, 0);
}

std::optional<Hit> sweepDisc(const ObstacleField& field, Point from, Point to, double radius)
{
    if (!std::isfinite(distance(from, to)) || !std::isfinite(radius) || radius < 0)
        return {};
    return Sweep(field, from, to, radius).firstHit();
}

std::vector<std::int64_t> obstaclesWithin(const ObstacleField& field, Point center, double radius)
{
    if (!std::isfinite(length(center)) || !std::isfinite(radius) || radius < 0)
        return {};
    std::vector<std::int64_t> found = field.obstaclesAt(center);
    const auto add = [&](const Part& part) {
        if (part.trueDepth(center) + radius > field.tolerance())
            found.push_back(part.obstacle);
    };
    FoundParts parts;
    visitParts(field, grown({center, center}, radius), parts, add);
    visitArenas(field, add);
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

void visitParts(const ObstacleField& field, const Box& window, PartVisitor visit, void* context)
{
    SearchView(field).visitParts(window, visit, context);
}

Box affectedBox(const ObstacleField& field, const Shape& shape)
{
    // Seals reach this far, in tolerances.
    constexpr double sealReach = 200;
    constexpr double everywhere = 4e9;
    if (isInverted(shape))
        return {{-everywhere, -everywhere}, {everywhere, everywhere}};
    const Box box = boundingBox(shape);
    const double reach =
        field.agentRadius() + SearchView(field).minimumExpansion() + sealReach * field.tolerance();
    return box.isEmpty() ? box : grown(box, reach);
}

} // namespace thicket::nav
