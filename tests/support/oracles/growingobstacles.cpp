#include "tests/support/oracles/growingobstacles.h"

#include "libnav/collision/searchview.h"
#include "tests/support/geometry/angle.h"
#include "tests/support/geometry/planegeometry.h"

#include <set>

namespace thicket::test {

namespace {

using nav::HuggingEdge;
using nav::ObstacleField;
using nav::Path;
using nav::Point;
using nav::SearchView;
using nav::SurfingEdge;

using Ids = std::set<std::int64_t>;

/// Where an arc may be deepest in an obstacle: its ends, and the given directions from its centre
/// that it contains.
std::vector<Point> pointsToTest(const HuggingEdge& arc, const std::vector<double>& directions)
{
    const double low = std::min(arc.from, arc.to);
    std::vector<Point> points{arc.pointAt(arc.from), arc.pointAt(arc.to)};
    for (const double direction : directions)
        if (positive(direction - low) <= arc.sweep())
            points.push_back(arc.pointAt(direction));
    return points;
}

double angleOf(Point vector) { return std::atan2(vector.y, vector.x); }

class Collider {
public:
    Collider(const World& world, const ObstacleField& field) : m_world(world), m_field(field) {}

    Ids hitsOf(const Path& path)
    {
        m_hits.clear();
        m_places.clear();
        for (const nav::TangentEdge& edge : path.edges())
            std::visit([this](const auto& e) { collide(e); }, edge);
        return m_hits;
    }
    /// Obstacles at the points of the last hits: a seal names only one of its two obstacles.
    Ids neighboursOfHits() const
    {
        Ids near;
        for (const nav::Obstacle& obstacle : m_world.obstacles) {
            const auto alone = ObstacleField::build({&obstacle, 1}, m_world.agentRadius);
            for (const Point place : m_places)
                if (alone.value().clearance(place) < 1e3 * m_field.tolerance())
                    near.insert(obstacle.id);
        }
        return near;
    }

private:
    void hit(std::int64_t obstacle, Point place)
    {
        m_hits.insert(obstacle);
        m_places.push_back(place);
    }
    void collide(const SurfingEdge& edge)
    {
        if (const auto met = m_field.firstHit(edge.from, edge.to)) {
            const double whole = std::max(edge.length(), 1e-300);
            hit(met->obstacle, edge.from + (met->at / whole) * (edge.to - edge.from));
        }
    }
    void collide(const HuggingEdge& arc)
    {
        const double slack = 2 * m_field.tolerance();
        for (const nav::Disc& disc : SearchView(m_field).discs())
            for (const Point p : pointsToTest(arc, {angleOf(disc.center - arc.center)}))
                if (apart(p, disc.center) < disc.radius - slack)
                    hit(disc.obstacle, p);
        for (const nav::Arena& arena : SearchView(m_field).arenas())
            for (const Point p : pointsToTest(arc, {angleOf(arc.center - arena.center)}))
                if (apart(p, arena.center) > arena.radius + slack)
                    hit(arena.obstacle, p);
        for (const nav::Core& core : SearchView(m_field).cores())
            if (core.a != core.b)
                collide(arc, core, slack);
    }
    void collide(const HuggingEdge& arc, const nav::Core& core, double slack)
    {
        const nav::Disc& a = SearchView(m_field).discs()[core.a];
        const Point b = SearchView(m_field).discs()[core.b].center;
        const Point normal = leftNormal(b - a.center);
        const double off = dot(a.center - arc.center, normal) / length(normal);
        std::vector<double> directions{angleOf(a.center - arc.center), angleOf(b - arc.center),
                                       angleOf(normal), angleOf(-normal)};
        if (std::abs(off) < arc.radius) { // the rim crosses the axis
            directions.push_back(angleOf(normal) + std::acos(off / arc.radius));
            directions.push_back(angleOf(normal) - std::acos(off / arc.radius));
        }
        for (const Point p : pointsToTest(arc, directions))
            if (pointToSegment(p, a.center, b) < a.radius - slack)
                hit(core.obstacle, p);
    }

    const World& m_world;
    const ObstacleField& m_field;
    Ids m_hits;
    std::vector<Point> m_places;
};

/// Those that fix the tolerance: at the borders of the map, and the largest.
Ids outermost(const World& world)
{
    std::int64_t least[4] = {0, 0, 0, 0};
    double far[4] = {INFINITY, INFINITY, INFINITY, INFINITY};
    Ids ids;
    double largest = -1;
    std::int64_t largestId = 0;
    const auto consider = [&](std::int64_t id, Point p, double reach) {
        const double sides[4] = {p.x - reach, p.y - reach, -p.x - reach, -p.y - reach};
        for (int side = 0; side < 4; ++side)
            if (sides[side] < far[side]) {
                far[side] = sides[side];
                least[side] = id;
            }
        if (reach > largest) {
            largest = reach;
            largestId = id;
        }
    };
    for (const nav::Obstacle& obstacle : world.obstacles) {
        if (const auto* circle = std::get_if<nav::Circle>(&obstacle.shape))
            consider(obstacle.id, circle->center, circle->radius);
        if (const auto* wall = std::get_if<nav::Wall>(&obstacle.shape))
            for (const Point p : wall->points)
                consider(obstacle.id, p, wall->thickness / 2);
        if (const auto* polygon = std::get_if<nav::Polygon>(&obstacle.shape))
            for (const Point p : polygon->points)
                consider(obstacle.id, p, 0);
    }
    ids.insert(std::begin(least), std::end(least));
    ids.insert(largestId);
    return ids;
}

ObstacleField fieldOfChosen(const World& world, const Ids& chosen)
{
    World part;
    part.agentRadius = world.agentRadius;
    for (const nav::Obstacle& obstacle : world.obstacles)
        if (chosen.count(obstacle.id) != 0)
            part.obstacles.push_back(obstacle);
    return fieldOf(part);
}

} // namespace

nav::PathResult findPathAmongGrowing(const World& world, const ObstacleField& field, Point start,
                                     Point goal)
{
    Ids chosen = outermost(world);
    for (const Point end : {start, goal})
        if (const auto blocker = field.obstacleAt(end))
            chosen.insert(*blocker);
    Collider collider(world, field);
    for (;;) {
        nav::PathResult result = findPath(fieldOfChosen(world, chosen), start, goal);
        if (result.status != nav::PathStatus::found)
            return result;
        const std::size_t before = chosen.size();
        const Ids hits = collider.hitsOf(result.path);
        if (hits.empty())
            return result;
        chosen.insert(hits.begin(), hits.end());
        if (chosen.size() == before) {
            const Ids near = collider.neighboursOfHits();
            chosen.insert(near.begin(), near.end());
        }
        if (chosen.size() == before)
            return result; // the rest are touches
    }
}

} // namespace thicket::test
