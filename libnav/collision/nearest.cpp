#include "libnav/collision/angle.h"
#include "libnav/collision/arenas.h"
#include "libnav/collision/fielddata.h"

#include <numbers>

namespace thicket::nav {

namespace {

constexpr double pi = std::numbers::pi;

/// Depths of a point in obstacles: as they are, or as rays and rims see them.
struct Depth {
    const FieldData& field;
    Point p;
    double Disc::*radius;
    double polygonRadius;

    double disc(DiscIndex i) const
    {
        return field.discs[i].*radius - distance(p, field.discs[i].center);
    }
    double core(std::uint32_t i) const
    {
        const Core& core = field.ground().cores[i];
        const double half = std::min(field.discs[core.a].*radius, field.discs[core.b].*radius);
        return half - field.ground().coreGrid.frame(i).distanceToAxis(p);
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

Depth flooredDepth(const FieldData& field, Point p)
{
    const double radius = std::max(field.agentRadius, leastRadius(field.tolerance));
    return {field, p, &Disc::radius, radius};
}

/// visit(depth, obstacle) for every part of an obstacle that may hold the point.
template <class Visit> void visitObstaclesAt(const Depth& depth, Visit visit)
{
    const FieldData& field = depth.field;
    const FieldData& ground = field.ground();
    const Point p = depth.p;
    visitDiscsIn(field, boxAround(p, 0),
                 [&](DiscIndex i) { visit(depth.disc(i), field.discs[i].obstacle); });
    ground.coreGrid.visitAt(
        p, [&](std::uint32_t i) { visit(depth.core(i), ground.cores[i].obstacle); });
    ground.interiors.visitAt(p, [&](const PolygonInterior& polygon) {
        visit(depth.inside(polygon), polygon.obstacle());
    });
    for (const Arena& arena : field.arenas)
        visit(depthOutside(arena, p, 2 * field.tolerance), arena.obstacle);
}

double nearestOf(const Depth& depth)
{
    const FieldData& field = depth.field;
    const Point p = depth.p;
    double nearest = std::numeric_limits<double>::infinity();
    const auto reach = [&] { return std::max(0.0, nearest); };
    spreadDiscs(field, p, reach, [&](DiscIndex i) { nearest = std::min(nearest, -depth.disc(i)); });
    field.ground().coreGrid.spread(
        p, reach, [&](std::uint32_t i) { nearest = std::min(nearest, -depth.core(i)); });
    field.ground().interiors.visitAt(p, [&](const PolygonInterior& polygon) {
        nearest = std::min(nearest, -depth.inside(polygon));
    });
    for (const Arena& arena : field.arenas)
        nearest = std::min(nearest, -depthOutside(arena, p));
    return nearest;
}

/// Boundary points that may be the nearest free one, by distance from a point.
class Candidates {
public:
    Candidates(const FieldData& field, Point from) : m_field(field), m_from(from) {}

    void addWithin(double reach)
    {
        m_points.clear();
        const Box box = boxAround(m_from, reach);
        visitDiscsIn(m_field, box, [this](DiscIndex i) { addRim(i); });
        std::vector<std::uint32_t> cores;
        collectCoresIn(m_field, box, cores);
        for (const std::uint32_t core : cores) {
            addSide(core, 1);
            addSide(core, -1);
        }
        for (const Arena& arena : m_field.arenas)
            addRim(arena);
        std::sort(m_points.begin(), m_points.end(), [this](Point a, Point b) {
            const double toA = distance(m_from, a);
            const double toB = distance(m_from, b);
            return toA != toB ? toA < toB : a.x != b.x ? a.x < b.x : a.y < b.y;
        });
    }
    std::optional<Point> nearestFree(double reach) const
    {
        for (const Point p : m_points) {
            if (distance(m_from, p) > reach)
                break;
            if (isFreeWithFloor(m_field, p))
                return p;
        }
        return {};
    }

private:
    // On one rim the nearest free point is straight ahead, or an end of the arc that covers that.
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
        m_points.push_back(disc.center + disc.radius * Point{std::cos(angle), std::sin(angle)});
    }

    // On an arena's rim: straight ahead, or where another arena's crosses it. Where discs and cores
    // cross it, their own candidates are as near.
    void addRim(const Arena& arena)
    {
        const Point to = m_from - arena.center;
        const double apart = length(to);
        const Point ahead = apart > 0 ? (1 / apart) * to : Point{1, 0};
        m_points.push_back(arena.center + arena.radius * ahead);
        for (const Arena& other : m_field.arenas)
            if (&other < &arena)
                addCrossings(arena, other, m_points);
    }

    // On a core's side: straight ahead, or where another obstacle's boundary crosses it.
    void addSide(std::uint32_t index, double sign)
    {
        const CoreFrame frame = coreFrame(m_field, index);
        const double y = sign * frame.halfWidth;
        const Point begin = frame.world({0, y});
        const auto add = [&](double x) { m_points.push_back(begin + x * frame.along); };
        add(std::clamp(frame.local(m_from).x, 0.0, frame.length));
        const auto addEnds = [&](double in, double out) {
            for (const double x : {in, out})
                if (in < out && x > 0 && x < frame.length)
                    add(x);
        };
        const Box box = boxAround(Segment{begin, frame.world({frame.length, y})}, 0);
        const auto addCircle = [&](Point middle, double radius) {
            const Point center = frame.local(middle);
            const double square = radius * radius - (center.y - y) * (center.y - y);
            if (square > 0)
                addEnds(center.x - std::sqrt(square), center.x + std::sqrt(square));
        };
        visitDiscsIn(m_field, box, [&](DiscIndex i) {
            addCircle(m_field.discs[i].center, m_field.discs[i].radius);
        });
        for (const Arena& arena : m_field.arenas)
            addCircle(arena.center, arena.radius);
        collectCoresIn(m_field, box, m_near);
        for (const std::uint32_t other : m_near) {
            double in = -1;
            double out = frame.length + 1;
            if (other != index)
                coreFrame(m_field, other).clip(begin, frame.along, 0, in, out);
            addEnds(in, out);
        }
    }

    const FieldData& m_field;
    Point m_from;
    std::vector<Point> m_points;
    std::vector<std::uint32_t> m_near;
};

} // namespace

double clearance(const FieldData& field, Point p)
{
    if (!isFinite(p))
        return std::numeric_limits<double>::quiet_NaN();
    return nearestOf(trueDepth(field, p));
}

bool isFreeWithFloor(const FieldData& field, Point p)
{
    bool isFree = true;
    if (isFinite(p))
        visitObstaclesAt(flooredDepth(field, p), [&](double depth, std::int64_t) {
            isFree = isFree && depth <= field.tolerance;
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
    Candidates candidates(field, p);
    for (double reach = -2 * nearestOf(flooredDepth(field, p));; reach *= 2) {
        candidates.addWithin(reach);
        if (const auto found = candidates.nearestFree(reach))
            return found;
        if (!(reach < everything) || std::isinf(reach))
            return {};
    }
}

} // namespace thicket::nav
