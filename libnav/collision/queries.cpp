#include "libnav/collision/queries.h"

#include "libnav/collision/expansion/coreframe.h"
#include "libnav/collision/rims/arenas.h"

#include <cmath>

namespace thicket::nav {

namespace {

/// A disc, the stadium round a core, or the outside of an arena.
struct Part {
    Hit::Kind kind = Hit::Kind::disc;
    std::uint32_t index = 0;
    std::int64_t obstacle = 0;
    Segment axis;          ///< what it is grown from; a point but for cores
    double radius = 0;     ///< as in the field
    double trueRadius = 0; ///< Disc::trueRadius

    bool isArena() const { return kind == Hit::Kind::arena; }
    /// Where the boundary is for the centre of a disc.
    double radiusFor(double disc) const
    {
        // The floor of a wall's expansion does not add to the disc.
        return isArena() ? radius - disc : std::max(radius, trueRadius + disc);
    }
    Point nearestOnAxis(Point p) const
    {
        const Point along = axis.b - axis.a;
        const double square = dot(along, along);
        if (square == 0)
            return axis.a;
        return axis.a + std::clamp(dot(p - axis.a, along) / square, 0.0, 1.0) * along;
    }
    double depth(Point p) const { return depthWithin(radius, p); }
    double trueDepth(Point p) const { return depthWithin(trueRadius, p); }
    double depthWithin(double boundary, Point p) const
    {
        const double apart = distance(p, nearestOnAxis(p));
        return isArena() ? apart - boundary : boundary - apart;
    }
};

Part partOf(const ObstacleField& field, Hit::Kind kind, std::uint32_t index)
{
    if (kind == Hit::Kind::arena) {
        const Arena& arena = field.arenas()[index];
        return {kind,         index,       arena.obstacle, {arena.center, arena.center},
                arena.radius, arena.radius};
    }
    if (kind == Hit::Kind::disc) {
        const Disc& disc = field.discs()[index];
        return {kind,        index,          disc.obstacle, {disc.center, disc.center},
                disc.radius, disc.trueRadius};
    }
    const Core& core = field.cores()[index];
    const Disc& a = field.discs()[core.a];
    const Disc& b = field.discs()[core.b];
    return {kind,
            index,
            core.obstacle,
            {a.center, b.center},
            std::min(a.radius, b.radius),
            std::min(a.trueRadius, b.trueRadius)};
}

/// visit(part) for every disc and core whose box meets the window.
template <class Visit> void visitParts(const ObstacleField& field, const Box& window,
                                       std::vector<std::uint32_t>& found, Visit visit)
{
    field.collectDiscsIn(window, found);
    for (const std::uint32_t i : found)
        visit(partOf(field, Hit::Kind::disc, i));
    field.collectCoresIn(window, found);
    for (const std::uint32_t i : found)
        visit(partOf(field, Hit::Kind::core, i));
}

template <class Visit> void visitArenas(const ObstacleField& field, Visit visit)
{
    for (std::uint32_t i = 0; i < field.arenas().size(); ++i)
        visit(partOf(field, Hit::Kind::arena, i));
}

/// Moves a disc in a straight line. What it meets first is what it is first deeper in than the
/// tolerance; where it meets that is where the two touch.
class Sweep {
public:
    Sweep(const ObstacleField& field, Point from, Point to, double radius)
        : m_field(field), m_from(from), m_to(to), m_radius(radius), m_end(distance(from, to)),
          m_direction(m_end > 0 ? (1 / m_end) * (to - from) : Point{1, 0})
    {}

    std::optional<CastHit> firstHit()
    {
        // Deep inside a polygon no disc, core or arena tells.
        const bool mayHoldStart = !m_field.cores().empty();
        if (mayHoldStart && !m_field.isFreeWithFloor(m_from))
            return hitAtStart();
        if (m_radius > 0)
            meetAll();
        else if (const auto hit = m_field.firstHit(m_from, m_to))
            meet(hit->at, partOf(m_field, hit->kind, hit->index));
        if (!m_met)
            return {};
        return m_nearest > 0 ? touch(*m_met, boundaryOf(*m_met)) : hitAtStart();
    }

private:
    void meet(double at, const Part& part);
    void meetAll();
    void meetArenas();
    void meetIn(const Box& window);
    std::optional<double> entryOf(const Part& part) const;
    double boundaryOf(const Part& part) const;
    double rimAt(Point center, double radius, double side) const;
    CastHit touch(const Part& part, double at) const;
    CastHit hitAtStart();
    Point at(double distance) const { return m_from + distance * m_direction; }

    const ObstacleField& m_field;
    Point m_from;
    Point m_to;
    double m_radius;
    double m_end;
    Point m_direction;
    double m_nearest = std::numeric_limits<double>::infinity();
    std::optional<Part> m_met;
    std::vector<std::uint32_t> m_found; // used again in every window
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

// Windows along the way, front to back, each about as long as obstacles are apart.
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
    std::vector<Arena> arenas(m_field.arenas().begin(), m_field.arenas().end());
    for (Arena& arena : arenas)
        arena.radius -= m_radius;
    Ray ray{m_from, m_direction, {}, std::numeric_limits<double>::infinity()};
    stopAtArenas(ray, m_to, arenas, m_field.tolerance());
    if (ray.met != UINT32_MAX)
        meet(ray.nearest, partOf(m_field, Hit::Kind::arena, ray.met));
}

void Sweep::meetIn(const Box& window)
{
    visitParts(m_field, window, m_found, [this](const Part& part) {
        if (const auto at = entryOf(part))
            meet(*at, part);
    });
}

// Where the way gets deeper than the tolerance into a disc or a core.
std::optional<double> Sweep::entryOf(const Part& part) const
{
    const double radius = part.radiusFor(m_radius) - m_field.tolerance();
    double in = 0;
    double out = std::numeric_limits<double>::infinity();
    if (part.kind == Hit::Kind::core) {
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

// Where the way crosses the boundary of what it met.
double Sweep::boundaryOf(const Part& part) const
{
    const double radius = part.radiusFor(m_radius);
    double at = rimAt(part.axis.a, radius, part.isArena() ? 1 : -1);
    if (part.kind == Hit::Kind::core) {
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

CastHit Sweep::touch(const Part& part, double distance) const
{
    const Point position = at(distance);
    const Point foot = part.nearestOnAxis(position);
    const Point out = part.isArena() ? foot - position : position - foot;
    const double apart = length(out);
    CastHit hit{distance, position, position, {}, part.obstacle};
    if (apart > 0) {
        hit.normal = (1 / apart) * out;
        hit.touched =
            foot + (part.isArena() ? -std::max(0.0, part.radius) : part.radius) * hit.normal;
    }
    return hit;
}

CastHit Sweep::hitAtStart()
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
    visitParts(m_field, grown({m_from, m_from}, m_radius), m_found, compare);
    visitArenas(m_field, compare);
    const double tolerance = m_field.tolerance();
    if (!deepest || -m_field.clearance(m_from) > std::max(tolerance, trueDepth + tolerance))
        return {0, m_from, m_from, {}, m_field.obstacleAt(m_from).value_or(0)};
    return touch(*deepest, 0);
}

} // namespace

std::optional<CastHit> castRay(const ObstacleField& field, Point from, Point to)
{
    return sweepDisc(field, from, to, 0);
}

std::optional<CastHit> sweepDisc(const ObstacleField& field, Point from, Point to, double radius)
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
    std::vector<std::uint32_t> parts;
    visitParts(field, grown({center, center}, radius), parts, add);
    visitArenas(field, add);
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

} // namespace thicket::nav
