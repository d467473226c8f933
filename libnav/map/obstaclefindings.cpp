#include "libnav/map/obstaclefindings.h"

#include "libnav/collision/distance.h"

#include <boost/geometry/algorithms/covered_by.hpp>
#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/index/rtree.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace thicket::nav {
namespace {

namespace bg = boost::geometry;
namespace bgi = boost::geometry::index;
using IndexPoint = bg::model::d2::point_xy<double>;
using IndexBox = bg::model::box<IndexPoint>;
using Tree = bgi::rtree<std::pair<IndexBox, std::size_t>, bgi::quadratic<16>>;

IndexBox toIndex(const Box& box) { return {{box.min.x, box.min.y}, {box.max.x, box.max.y}}; }

Box boxOf(const Segment& s)
{
    return {{std::min(s.a.x, s.b.x), std::min(s.a.y, s.b.y)},
            {std::max(s.a.x, s.b.x), std::max(s.a.y, s.b.y)}};
}

/// What the tree holds within the window, in ascending order.
std::vector<std::size_t> candidates(const Tree& tree, const IndexBox& window)
{
    std::vector<std::size_t> result;
    for (auto it = tree.qbegin(bgi::intersects(window)); it != tree.qend(); ++it)
        result.push_back(it->second);
    std::sort(result.begin(), result.end());
    return result;
}

std::vector<Segment> sidesOf(const std::vector<Point>& points)
{
    std::vector<Segment> sides;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Segment side{points[i], points[(i + 1) % points.size()]};
        if (side.a != side.b)
            sides.push_back(side);
    }
    return sides;
}

Tree indexOf(const std::vector<Segment>& sides)
{
    std::vector<Tree::value_type> values;
    for (std::size_t i = 0; i < sides.size(); ++i)
        values.emplace_back(toIndex(boxOf(sides[i])), i);
    return Tree(values);
}

/// Whether the second of two sides that share a point runs back over the first.
bool foldsBack(const Segment& first, const Segment& second)
{
    const Point a = first.b - first.a;
    const Point b = second.b - second.a;
    return cross(a, b) == 0 && dot(a, b) < 0;
}

bool isInsideCircle(const Shape& inner, const Circle& outer)
{
    const auto reach = [&](Point p, double radius) {
        return distance(p, outer.center) + radius <= outer.radius;
    };
    if (const auto* circle = std::get_if<Circle>(&inner))
        return reach(circle->center, circle->radius);
    const auto* wall = std::get_if<Wall>(&inner);
    const std::vector<Point>& points = wall ? wall->points : std::get_if<Polygon>(&inner)->points;
    const double margin = wall ? wall->thickness / 2 : 0;
    return std::all_of(points.begin(), points.end(), [&](Point p) { return reach(p, margin); });
}

/// Whether `inner` adds nothing to `outer`. Exact for circles, and for anything inside a circle;
/// other pairs are left unreported.
bool isInside(const Shape& inner, const Shape& outer)
{
    if (isInverted(inner) || isInverted(outer))
        return false;
    if (const auto* circle = std::get_if<Circle>(&outer))
        return isInsideCircle(inner, *circle);
    const auto* circle = std::get_if<Circle>(&inner);
    return circle && signedDistance(circle->center, outer) <= -circle->radius;
}

/// The obstacles of a map with their boxes in a tree.
class Search {
public:
    explicit Search(const Map& map) : m_map(map), m_obstacles(obstacles(map))
    {
        std::vector<Tree::value_type> values;
        for (std::size_t i = 0; i < m_obstacles.size(); ++i) {
            if (isInverted(m_obstacles[i].shape))
                m_arenas.push_back(i);
            else
                values.emplace_back(toIndex(boundingBox(m_obstacles[i].shape)), i);
        }
        m_tree = Tree(values);
    }

    ObstacleFindings run()
    {
        for (const MapObject& object : m_map.objects()) {
            if (const auto* start = std::get_if<StartMarker>(&object.geometry))
                checkMarker(object.id, start->position);
            else if (const auto* goal = std::get_if<GoalMarker>(&object.geometry))
                checkMarker(object.id, goal->position);
        }
        findDuplicates();
        for (std::size_t i = 0; i < m_obstacles.size(); ++i)
            checkNesting(i);
        return std::move(m_found);
    }

private:
    void checkMarker(ObjectId id, Point position)
    {
        std::vector<std::size_t> near = candidates(m_tree, toIndex({position, position}));
        near.insert(near.end(), m_arenas.begin(), m_arenas.end());
        for (const std::size_t i : near) {
            if (signedDistance(position, m_obstacles[i].shape) < 0) {
                m_found.blockedMarkers.emplace_back(id, m_obstacles[i].id);
                return;
            }
        }
    }

    /// Equal shapes have equal boxes: sorted by box, twins lie together.
    void findDuplicates()
    {
        std::vector<std::pair<Box, std::size_t>> boxes;
        for (std::size_t i = 0; i < m_obstacles.size(); ++i)
            boxes.emplace_back(boundingBox(m_obstacles[i].shape), i);
        const auto key = [](const auto& entry) {
            const Box& b = entry.first;
            return std::tuple(b.min.x, b.min.y, b.max.x, b.max.y, entry.second);
        };
        std::sort(boxes.begin(), boxes.end(),
                  [&](const auto& a, const auto& b) { return key(a) < key(b); });
        m_isDuplicate.resize(m_obstacles.size());
        for (std::size_t begin = 0; begin < boxes.size();) {
            std::size_t end = begin + 1;
            while (end < boxes.size() && boxes[end].first == boxes[begin].first)
                ++end;
            compareTwins(boxes, begin, end);
            begin = end;
        }
        std::sort(m_found.duplicates.begin(), m_found.duplicates.end());
    }

    void compareTwins(const std::vector<std::pair<Box, std::size_t>>& boxes, std::size_t begin,
                      std::size_t end)
    {
        std::vector<std::size_t> different;
        for (std::size_t i = begin; i < end; ++i) {
            const std::size_t at = boxes[i].second;
            const auto twin =
                std::find_if(different.begin(), different.end(), [&](std::size_t other) {
                    return m_obstacles[other].shape == m_obstacles[at].shape;
                });
            if (twin == different.end()) {
                different.push_back(at);
                continue;
            }
            m_isDuplicate[at] = true;
            if (m_obstacles[at].id != boundsObstacle)
                m_found.duplicates.emplace_back(m_obstacles[at].id, m_obstacles[*twin].id);
        }
    }

    /// Only what has a box round this box can contain the obstacle.
    void checkNesting(std::size_t inner)
    {
        const Shape& shape = m_obstacles[inner].shape;
        if (m_isDuplicate[inner])
            return;
        const Box box = boundingBox(shape);
        const auto window = bgi::covers(toIndex(box));
        std::size_t outer = m_obstacles.size();
        for (auto it = m_tree.qbegin(window); it != m_tree.qend(); ++it) {
            const std::size_t i = it->second;
            if (i < outer && i != inner && !m_isDuplicate[i] &&
                isInside(shape, m_obstacles[i].shape))
                outer = i;
        }
        if (outer < m_obstacles.size())
            m_found.nested.emplace_back(m_obstacles[inner].id, m_obstacles[outer].id);
    }

    const Map& m_map;
    std::vector<Obstacle> m_obstacles;
    std::vector<std::size_t> m_arenas; // inverted: their boxes say nothing
    std::vector<bool> m_isDuplicate;
    Tree m_tree;
    ObstacleFindings m_found;
};

} // namespace

ObstacleFindings findObstacles(const Map& map) { return Search(map).run(); }

bool crossesItself(const Polygon& polygon)
{
    const std::vector<Segment> sides = sidesOf(polygon.points);
    const Tree tree = indexOf(sides);
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const std::size_t next = (i + 1) % sides.size();
        if (foldsBack(sides[i], sides[next]))
            return true;
        for (const std::size_t j : candidates(tree, toIndex(boxOf(sides[i])))) {
            const bool areNeighbours = j == next || (j + 1) % sides.size() == i;
            if (j > i && !areNeighbours && distance(sides[i], sides[j]) == 0)
                return true;
        }
    }
    return false;
}

} // namespace thicket::nav
