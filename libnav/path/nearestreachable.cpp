#include "libnav/path/nearestreachable.h"

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
            : stretch.nearestTo(stretch.circle.center +
                                Point{std::cos(stretch.begin + stretch.sweep / 2),
                                      std::sin(stretch.begin + stretch.sweep / 2)});
    const double apart = distance(nearest, middle);
    const Point inward = apart > 0 ? (1 / apart) * (middle - nearest) : Point{};
    for (const double steps : {1.0, 8.0, 64.0, 512.0}) {
        const double by = steps * tolerance;
        points.push_back(nearest + by * out);
        points.push_back(nearest + std::min(by, apart) * inward + 0.5 * by * out);
    }
    return points;
}

/// Whether a search reaches the point, too: in a corner it may see another depth than the parting
/// test.
bool isFound(const ObstacleField& field, Point start, Point q)
{
    return isReachable(field, start, q) && findPath(field, start, q).status == PathStatus::found;
}

/// The nearest of the stretches that can be reached from the start, and the point on it.
std::optional<Point> nearestOf(const ObstacleField& field, Point start, Point p,
                               const Boundary& stretches)
{
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < stretches.size(); ++i)
        order.emplace_back(distance(stretches[i].nearestTo(p), p), i);
    std::ranges::sort(order);
    for (const auto& [apart, index] : order) {
        const BoundaryStretch& stretch = stretches[index];
        for (const Point q : around(stretch, stretch.nearestTo(p), field.tolerance()))
            if (isFound(field, start, q))
                return q;
    }
    return {};
}

std::optional<Point> nearestBeside(const ObstacleField& field, Point start, Point exit, Point p)
{
    if (const auto boundary = Separation(field, exit, p).find())
        if (const auto found = nearestOf(field, start, p, *boundary))
            return found;
    return nearestOf(field, start, p, BoundaryWalk(field).all());
}

} // namespace

std::optional<Point> nearestReachablePoint(const ObstacleField& field, Point start, Point p)
{
    if (!isInRange(start) || !isInRange(p))
        return {};
    const auto exits = waysFrom(field, start);
    if (!exits)
        return {};
    if (isReachable(field, start, p))
        return p;
    Point best = start;
    for (const Point exit : *exits)
        if (const auto found = nearestBeside(field, start, exit, p);
            found && distance(*found, p) < distance(best, p))
            best = *found;
    return best;
}

PathResult findPathToNearestReachable(const ObstacleField& field, Point start, Point goal,
                                      const PathOptions& options)
{
    const auto nearest = nearestReachablePoint(field, start, goal);
    if (!nearest)
        return findPath(field, start, goal, options); // says why
    PathResult result = findPath(field, start, *nearest, options);
    if (*nearest != goal)
        result.nearestFree = *nearest;
    return result;
}

} // namespace thicket::nav
