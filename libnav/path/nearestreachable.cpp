#include "libnav/path/nearestreachable.h"

#include "libnav/geometry/direction.h"
#include "libnav/path/boundarywalk.h"
#include "libnav/path/coveredends.h"
#include "libnav/path/queries.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::nav {

namespace {

using Boundary = std::vector<BoundaryStretch>;

/// Whether p is on the other side of the closed boundary than the space that it was walked from.
bool isBehind(const Boundary& boundary, Point p)
{
    const Point origin = boundary.front().first();
    double area = 0;
    double turn = 0;
    for (const BoundaryStretch& stretch : boundary) {
        area += stretch.doubledArea(origin);
        turn += stretch.windingRound(p);
    }
    const bool isInside = std::abs(turn) > std::numbers::pi;
    return area > 0 ? isInside : !isInside;
}

/// Finds the boundary between the start's free space and a point.
class Separation {
public:
    Separation(const SearchView& field, Point start, Point p)
        : m_field(field), m_walk(field), m_start(start), m_end(distance(start, p)),
          m_direction(m_end > 0 ? (1 / m_end) * (p - start) : Point{1, 0}), m_p(p)
    {}

    /// No value where the walk is lost.
    std::optional<Boundary> find()
    {
        const double step = 4 * m_field.tolerance();
        for (double at = 0; at < m_end;) {
            const Point from = m_start + at * m_direction;
            const Blocker met = m_field.firstBlocker(from, m_direction, m_end - at);
            if (met.kind == Blocker::Kind::none)
                return {};
            const Point where = from + met.at * m_direction;
            const auto stretch = m_walk.stretchAt(met, where);
            if (!stretch)
                return {};
            auto boundary = m_walk.boundaryFrom(*stretch);
            if (!boundary)
                return {};
            if (isBehind(*boundary, m_p))
                return boundary;
            const double behind = lastCrossing(*boundary);
            if (!(behind > at + met.at))
                return {};
            at = behind + step;
        }
        return {};
    }

private:
    double lastCrossing(const Boundary& boundary) const
    {
        double last = 0;
        for (const BoundaryStretch& stretch : boundary)
            if (const auto at = stretch.lastCrossing(m_start, m_direction, 4 * m_field.tolerance()))
                last = std::max(last, *at);
        return last;
    }

    SearchView m_field;
    BoundaryWalk m_walk;
    Point m_start;
    double m_end;
    Point m_direction;
    Point m_p;
};

/// Points at or beside the nearest one of a stretch, of which a search reaches one: rounding may
/// put that itself into an obstacle.
std::vector<Point> around(const BoundaryStretch& stretch, Point nearest, double tolerance)
{
    std::vector<Point> points{nearest};
    const Point along =
        stretch.kind == BoundaryStretch::Kind::side ? stretch.firstDirection() : Point{};
    Point out = -leftNormal(along);
    if (stretch.kind != BoundaryStretch::Kind::side) {
        const Point from = nearest - stretch.circle.center;
        out = (stretch.sweep < 0 ? -1 : 1) / std::max(length(from), 1e-300) * from;
    }
    const Point middle =
        stretch.kind == BoundaryStretch::Kind::side
            ? 0.5 * (stretch.line.a + stretch.line.b)
            : stretch.nearestTo(stretch.circle.center + unitAt(stretch.begin + stretch.sweep / 2));
    const double apart = distance(nearest, middle);
    const Point inward = apart > 0 ? (1 / apart) * (middle - nearest) : Point{};
    for (const double steps : {1.0, 8.0, 64.0, 512.0}) {
        const double by = steps * tolerance;
        points.push_back(nearest + by * out);
        points.push_back(nearest + std::min(by, apart) * inward + 0.5 * by * out);
    }
    return points;
}

struct Reached {
    Point point;
    PathResult path; ///< to it
};

bool isNone(const PathResult& path)
{
    return path.status == PathStatus::unreachable || path.status == PathStatus::goalBlocked;
}

/// The path to the point, if it can be reached: by the parting test, and by the search, which may
/// see another depth in a corner.
std::optional<Reached> reached(const ObstacleField& field, Point start, Point q,
                               const PathOptions& options)
{
    if (!isReachable(field, start, q))
        return {};
    PathResult path = findPath(field, start, q, options);
    return isNone(path) ? std::nullopt : std::optional(Reached{q, std::move(path)});
}

/// The nearest of the stretches that can be reached from the start, and the point on it.
std::optional<Reached> nearestOf(const ObstacleField& field, Segment query,
                                 const PathOptions& options, const Boundary& stretches)
{
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < stretches.size(); ++i)
        order.emplace_back(distance(stretches[i].nearestTo(query.b), query.b), i);
    std::ranges::sort(order);
    for (const auto& [apart, index] : order) {
        const BoundaryStretch& stretch = stretches[index];
        for (const Point q : around(stretch, stretch.nearestTo(query.b), field.tolerance()))
            if (auto found = reached(field, query.a, q, options))
                return found;
    }
    return {};
}

std::optional<Reached> nearestBeside(const ObstacleField& field, Segment query, Point exit,
                                     const PathOptions& options)
{
    if (const auto boundary = Separation(field, exit, query.b).find())
        if (auto found = nearestOf(field, query, options, *boundary))
            return found;
    return nearestOf(field, query, options, BoundaryWalk(field).all());
}

/// Nothing if the start is blocked or the query is not valid.
std::optional<Reached> nearestReached(const ObstacleField& field, Segment query,
                                      const PathOptions& options)
{
    if (!isInRange(query.a) || !isInRange(query.b))
        return {};
    const auto exits = waysFrom(field, query.a);
    if (!exits)
        return {};
    if (auto itself = reached(field, query.a, query.b, options))
        return itself;
    std::optional<Reached> best;
    for (const Point exit : *exits)
        if (auto found = nearestBeside(field, query, exit, options);
            found && (!best || distance(found->point, query.b) < distance(best->point, query.b)))
            best = std::move(found);
    // Enclosed so closely that only the start itself is left.
    return best ? std::move(best) : reached(field, query.a, query.a, options);
}

} // namespace

std::optional<Point> nearestReachablePoint(const ObstacleField& field, Point start, Point p)
{
    const auto found = nearestReached(field, {start, p}, {});
    return found ? std::optional(found->point) : std::nullopt;
}

PathResult findPathToNearestReachable(const ObstacleField& field, Point start, Point goal,
                                      const PathOptions& options)
{
    auto found = nearestReached(field, {start, goal}, options);
    if (!found)
        return findPath(field, start, goal, options); // says why
    if (found->point != goal)
        found->path.nearestFree = found->point;
    return std::move(found->path);
}

void findPathToNearestReachable(const ObstacleField& field, Point start, Point goal,
                                const PathOptions& options, PathResult& result)
{
    if (isReachable(field, start, goal)) {
        findPath(field, start, goal, options, result);
        if (!isNone(result))
            return;
    }
    result = findPathToNearestReachable(field, start, goal, options);
}

} // namespace thicket::nav
