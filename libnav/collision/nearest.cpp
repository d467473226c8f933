#include "libnav/collision/fielddata.h"
#include "libnav/collision/rims/arenas.h"
#include "libnav/geometry/angle.h"
#include "libnav/geometry/direction.h"

#include <numbers>
#include <tuple>
#include <variant>

namespace thicket::nav {

namespace {

using std::numbers::pi;

/// Depths of a point in obstacles: as they are, or with the minimum expansion, as rays see them.
struct Depth {
    const FieldData& field;
    Point p;
    double Disc::*radius;
    double polygonRadius;

    double disc(DiscIndex i) const
    {
        return field.discs[i].*radius - distance(p, field.discs[i].center);
    }
    double core(CoreIndex i) const
    {
        const Core& core = field.baseField().cores[i];
        const double half = std::min(field.discs[core.a].*radius, field.discs[core.b].*radius);
        return half - field.baseField().coreGrid.frame(i).distanceToAxis(p);
    }
    double inside(const PolygonInterior& polygon) const
    {
        return polygon.toOutline(p) + polygonRadius;
    }
};

Depth trueDepth(const FieldData& field, Point p)
{
    return {field, p, &Disc::trueRadius, field.agentRadius};
}

Depth blockingDepth(const FieldData& field, Point p)
{
    const double radius = std::max(field.agentRadius, minimumExpansion(field.tolerance));
    return {field, p, &Disc::radius, radius};
}

/// Calls visit(arena) for the arenas that bound the intersection of all. If p is outside that, for
/// all arenas.
template <class Visit> void visitArenas(const FieldData& field, Point p, Visit visit)
{
    bool isOutside = false;
    for (const ArenaIndex i : field.arenaIntersection.arenas)
        isOutside = isOutside || depthOutside(field.arenas[i], p, 2 * field.tolerance) > 0;
    if (isOutside)
        std::ranges::for_each(field.arenas, visit);
    else
        for (const ArenaIndex i : field.arenaIntersection.arenas)
            visit(field.arenas[i]);
}

/// visit(depth, obstacle) for every part of an obstacle that may contain the point.
template <class Visit> void visitObstaclesAt(const Depth& depth, Visit visit)
{
    const FieldData& field = depth.field;
    const FieldData& baseField = field.baseField();
    const Point p = depth.p;
    visitDiscsIn(field, boxAround(p, 0),
                 [&](DiscIndex i) { visit(depth.disc(i), field.discs[i].obstacle); });
    for (const CoreIndex i : baseField.coreGrid.coresAt(p))
        visit(depth.core(i), baseField.cores[i].obstacle);
    baseField.interiors.visitAt(p, [&](const PolygonInterior& polygon) {
        visit(depth.inside(polygon), polygon.obstacle());
    });
    visitArenas(field, p, [&](const Arena& arena) {
        visit(depthOutside(arena, p, 2 * field.tolerance), arena.obstacle);
    });
}

double nearestOf(const Depth& depth)
{
    const FieldData& field = depth.field;
    const Point p = depth.p;
    double nearest = std::numeric_limits<double>::infinity();
    const auto reach = [&] { return std::max(0.0, nearest); };
    spreadDiscs(field, p, reach, [&](DiscIndex i) { nearest = std::min(nearest, -depth.disc(i)); });
    field.baseField().coreGrid.spread(
        p, reach, [&](CoreIndex i) { nearest = std::min(nearest, -depth.core(i)); });
    field.baseField().interiors.visitAt(p, [&](const PolygonInterior& polygon) {
        nearest = std::min(nearest, -depth.inside(polygon));
    });
    visitArenas(field, p,
                [&](const Arena& arena) { nearest = std::min(nearest, -depthOutside(arena, p)); });
    return nearest;
}

/// The nearest free point on the boundary, searched for on the nearest parts first.
class NearestOnBoundary {
public:
    NearestOnBoundary(const FieldData& field, Point from) : m_field(field), m_from(from) {}

    /// The point, if there is one within `reach`, map units.
    std::optional<Point> within(double reach)
    {
        m_best = {};
        m_bestApart = reach;
        collectSources(boxAround(m_from, reach));
        for (const Source& source : m_sources) {
            // A little less, because the bound and the distance are rounded differently.
            if (source.bound * (1 - 1e-12) > m_bestApart)
                break;
            m_points.clear();
            addPointsOf(source);
            for (const Point p : m_points)
                consider(p);
        }
        return m_best;
    }

private:
    /// Where candidates lie: a rim, a side of a core, or the corners of the intersection of the
    /// arenas.
    struct Source {
        std::variant<std::monostate, DiscIndex, ArenaIndex, CoreIndex> of;
        double sign = 1;  ///< the side of a core's axis
        double bound = 0; ///< none of its points is nearer than this
    };

    void collectSources(const Box& box)
    {
        m_sources.clear();
        visitDiscsIn(m_field, box, [this](DiscIndex i) {
            const Disc& disc = m_field.discs[i];
            const double apart = std::abs(distance(m_from, disc.center) - disc.radius);
            m_sources.push_back({i, 1, apart});
        });
        std::vector<CoreIndex> cores;
        collectCoresIn(m_field, box, cores);
        for (const CoreIndex core : cores)
            for (const double sign : {1.0, -1.0}) {
                CoreFrame side = coreFrame(m_field, core);
                side.origin = side.world({0, sign * side.halfWidth});
                m_sources.push_back({core, sign, side.distanceToAxis(m_from)});
            }
        for (const ArenaIndex i : m_field.arenaIntersection.arenas) {
            const double apart = std::abs(depthOutside(m_field.arenas[i], m_from));
            m_sources.push_back({i, 1, apart});
        }
        m_sources.push_back({});
        std::sort(m_sources.begin(), m_sources.end(), [](const Source& a, const Source& b) {
            return std::tie(a.bound, a.of, a.sign) < std::tie(b.bound, b.of, b.sign);
        });
    }
    void addPointsOf(const Source& source)
    {
        const auto& corners = m_field.arenaIntersection.corners;
        if (const auto* disc = std::get_if<DiscIndex>(&source.of))
            addRim(*disc);
        else if (const auto* arena = std::get_if<ArenaIndex>(&source.of))
            addRim(m_field.arenas[*arena]);
        else if (const auto* core = std::get_if<CoreIndex>(&source.of))
            addSide(*core, source.sign);
        else
            m_points.assign(corners.begin(), corners.end());
    }
    void consider(Point p)
    {
        const double apart = distance(m_from, p);
        if (apart > m_bestApart || (m_best && apart == m_bestApart && !isBefore(p, *m_best)))
            return;
        if (!isFreeForRays(m_field, p))
            return;
        m_best = p;
        m_bestApart = apart;
    }

    // On one rim the nearest free point is straight ahead, or an end of the arc that covers that
    // point.
    void addRim(DiscIndex i)
    {
        const Disc& disc = m_field.discs[i];
        const Point to = m_from - disc.center;
        const double ahead = angleOf(to);
        for (const RimArc& arc : coveredArcs(m_field, i)) {
            if (arc.sweep >= 2 * pi)
                return;
            double after = std::fmod(ahead - arc.begin, 2 * pi);
            if (after < 0)
                after += 2 * pi;
            if (after < arc.sweep) {
                addOnRim(disc, arc.begin);
                addOnRim(disc, arc.begin + arc.sweep);
                return;
            }
        }
        addOnRim(disc, ahead);
    }
    void addOnRim(const Disc& disc, double angle)
    {
        m_points.push_back(disc.center + disc.radius * unitAt(angle));
    }

    // On an arena's rim: straight ahead. Where discs and cores cross it, their own points are as
    // near, and where another arena's rim does, that is a corner of the intersection of the arenas.
    void addRim(const Arena& arena)
    {
        const Point to = m_from - arena.center;
        const double apart = length(to);
        const Point ahead = apart > 0 ? (1 / apart) * to : Point{1, 0};
        m_points.push_back(arena.center + arena.radius * ahead);
    }

    // On a core's side: straight ahead, or in both directions where the cover of that place ends.
    void addSide(CoreIndex index, double sign)
    {
        const CoreFrame frame = coreFrame(m_field, index);
        const double ahead = std::clamp(frame.local(m_from).x, 0.0, frame.length);
        const Point foot = frame.world({ahead, sign * frame.halfWidth});
        addFirstFree(foot, frame.along, frame.length - ahead);
        addFirstFree(foot, -frame.along, ahead);
    }
    void addFirstFree(Point from, Point direction, double reach)
    {
        for (double x = 0; x <= reach;) {
            const Point p = from + x * direction;
            const double covered = coveredAlong(p, direction);
            if (covered <= 0)
                return m_points.push_back(p);
            x += std::max(covered, m_field.tolerance);
        }
    }
    // The length of the stretch from p that the parts round p cover; 0 where p is free.
    double coveredAlong(Point p, Point direction) const
    {
        const Depth depth = blockingDepth(m_field, p);
        const auto isDeep = [&](double own) { return own > m_field.tolerance; };
        double farthest = 0;
        int found = 0;
        for (const CoreIndex i : m_field.baseField().coreGrid.coresAt(p))
            if (isDeep(depth.core(i))) {
                double in = 0;
                double out = std::numeric_limits<double>::infinity();
                coreFrame(m_field, i).clip(p, direction, 0, in, out);
                // In its round end the depth is a bound.
                farthest = std::max(farthest, in <= 0 ? out : depth.core(i));
                if (++found == enough)
                    break;
            }
        if (farthest > 0)
            return farthest;
        visitDiscsIn(m_field, boxAround(p, 0), [&](DiscIndex i) {
            const Disc& disc = m_field.discs[i];
            const Point to = disc.center - p;
            const double aside = cross(direction, to);
            if (isDeep(depth.disc(i)))
                farthest =
                    std::max(farthest, dot(direction, to) +
                                           std::sqrt(disc.radius * disc.radius - aside * aside));
        });
        // Where it leaves a polygon, a side covers it.
        if (farthest <= 0)
            m_field.baseField().interiors.anyAt(p, [&](const PolygonInterior& polygon) {
                if (isDeep(depth.inside(polygon)))
                    farthest = polygon.crossedAt(p, direction);
                return farthest > 0;
            });
        if (farthest <= 0)
            visitArenas(m_field, p, [&](const Arena& arena) {
                if (isDeep(depthOutside(arena, p, 2 * m_field.tolerance)))
                    farthest = std::max(farthest, untilInside(arena, p, direction));
            });
        return farthest;
    }

    // Distance from p, which is outside, to where the arena is entered; infinity if it is not.
    static double untilInside(const Arena& arena, Point p, Point direction)
    {
        const Point to = arena.center - p;
        const double aside = cross(direction, to);
        const double square = arena.radius * arena.radius - aside * aside;
        const double at = dot(direction, to) - std::sqrt(std::max(0.0, square));
        return arena.radius > 0 && square >= 0 && at > 0 ? at
                                                         : std::numeric_limits<double>::infinity();
    }

    static constexpr int enough = 16; // parts examined that cover a place
    const FieldData& m_field;
    Point m_from;
    std::optional<Point> m_best;
    double m_bestApart = 0;
    std::vector<Source> m_sources;
    std::vector<Point> m_points; // of one source
};

} // namespace

double clearance(const FieldData& field, Point p)
{
    if (!isFinite(p))
        return std::numeric_limits<double>::quiet_NaN();
    return nearestOf(trueDepth(field, p));
}

bool isFreeForRays(const FieldData& field, Point p)
{
    if (!isFinite(p))
        return true;
    const Depth depth = blockingDepth(field, p);
    const FieldData& baseField = field.baseField();
    const auto isDeep = [&](double own) { return own > field.tolerance; };
    // Kinds of parts that are many in one place come first: one that contains the point is enough.
    // In a polygon it is deep by the minimum expansion.
    if (std::ranges::any_of(baseField.coreGrid.coresAt(p),
                            [&](CoreIndex i) { return isDeep(depth.core(i)); }) ||
        baseField.interiors.contain(p))
        return false;
    bool isFree = true;
    visitDiscsIn(field, boxAround(p, 0),
                 [&](DiscIndex i) { isFree = isFree && !isDeep(depth.disc(i)); });
    visitArenas(field, p, [&](const Arena& arena) {
        isFree = isFree && !isDeep(depthOutside(arena, p, 2 * field.tolerance));
    });
    return isFree;
}

std::optional<std::int64_t> obstacleAt(const FieldData& field, Point p)
{
    if (!isFinite(p))
        return {};
    double deepest = field.tolerance;
    std::optional<std::int64_t> obstacle;
    visitObstaclesAt(trueDepth(field, p), [&](double depth, std::int64_t id) {
        if (depth > deepest || (depth == deepest && obstacle && id < *obstacle)) {
            deepest = depth;
            obstacle = id;
        }
    });
    return obstacle;
}

std::vector<std::int64_t> obstaclesAt(const FieldData& field, Point p)
{
    std::vector<std::int64_t> obstacles;
    visitObstaclesAt(trueDepth(field, p), [&](double depth, std::int64_t id) {
        if (depth > field.tolerance)
            obstacles.push_back(id);
    });
    std::sort(obstacles.begin(), obstacles.end());
    obstacles.erase(std::unique(obstacles.begin(), obstacles.end()), obstacles.end());
    return obstacles;
}

std::optional<Point> nearestFreePoint(const FieldData& field, Point p)
{
    if (!isFinite(p))
        return {};
    if (!obstacleAt(field, p))
        return p;
    for (const Arena& arena : field.arenas)
        if (arena.radius <= 0)
            return {};
    Box world = field.bounds;
    enclose(world, boxAround(p, 0));
    const double everything = 2 * (world.width() + world.height());
    NearestOnBoundary boundary(field, p);
    for (double reach = -2 * nearestOf(blockingDepth(field, p));; reach *= 2) {
        if (const auto found = boundary.within(reach))
            return found;
        if (!(reach < everything) || std::isinf(reach))
            return {};
    }
}

} // namespace thicket::nav
