#include "libnav/map/validation/nesting.h"

#include "libnav/geometry/distance.h"
#include "libnav/map/mapobject.h"

#include <boost/geometry/algorithms/covered_by.hpp>
#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/index/rtree.hpp>

#include <algorithm>

namespace thicket::nav {
namespace {

namespace bg = boost::geometry;
namespace bgi = boost::geometry::index;
using IndexPoint = bg::model::d2::point_xy<double>;
using IndexBox = bg::model::box<IndexPoint>;
using Tree = bgi::rtree<std::pair<IndexBox, std::size_t>, bgi::quadratic<16>>;

IndexBox indexBox(const Shape& shape)
{
    const Box box = boundingBox(shape);
    return {{box.min.x, box.min.y}, {box.max.x, box.max.y}};
}

/// The points that define a shape; for a circle its centre.
std::span<const Point> pointsOf(const Shape& shape)
{
    if (const auto* circle = std::get_if<Circle>(&shape))
        return {&circle->center, 1};
    const auto* wall = std::get_if<Wall>(&shape);
    return wall ? wall->points : std::get<Polygon>(shape).points;
}

double radiusOf(const Shape& shape)
{
    if (const auto* circle = std::get_if<Circle>(&shape))
        return circle->radius;
    const auto* wall = std::get_if<Wall>(&shape);
    return wall ? wall->thickness / 2 : 0;
}

/// Possible outer obstacles, indexed by box.
class Search {
public:
    Search(std::span<const Obstacle> obstacles, const std::vector<bool>& leaveOut)
        : m_obstacles(obstacles)
    {
        std::vector<Tree::value_type> circles;
        std::vector<Tree::value_type> others;
        for (std::size_t i = 0; i < obstacles.size(); ++i) {
            const Shape& shape = obstacles[i].shape;
            if (leaveOut[i] || isInverted(shape))
                continue;
            (std::holds_alternative<Circle>(shape) ? circles : others)
                .emplace_back(indexBox(shape), i);
        }
        m_circles = Tree(circles);
        m_others = Tree(others);
    }

    Nesting run(const std::vector<bool>& leaveOut)
    {
        Nesting nesting;
        for (std::size_t inner = 0; inner < m_obstacles.size() && m_budget > 0; ++inner) {
            const Shape& shape = m_obstacles[inner].shape;
            if (leaveOut[inner] || isInverted(shape))
                continue;
            auto outer = findOuter(m_circles, inner);
            if (!outer && std::holds_alternative<Circle>(shape))
                outer = findOuter(m_others, inner);
            if (outer)
                nesting.found.emplace_back(inner, *outer);
        }
        nesting.isComplete = m_budget > 0;
        return nesting;
    }

private:
    /// Only obstacles whose box contains that of the inner one can contain it.
    std::optional<std::size_t> findOuter(const Tree& tree, std::size_t inner)
    {
        const auto window = bgi::covers(indexBox(m_obstacles[inner].shape));
        for (auto it = tree.qbegin(window); it != tree.qend() && m_budget > 0; ++it)
            if (it->second != inner && isInside(inner, it->second))
                return it->second;
        return {};
    }

    bool isInside(std::size_t innerIndex, std::size_t outerIndex)
    {
        const Shape& inner = m_obstacles[innerIndex].shape;
        const Shape& outer = m_obstacles[outerIndex].shape;
        if (const auto* circle = std::get_if<Circle>(&outer)) {
            const double margin = radiusOf(inner);
            const auto points = pointsOf(inner);
            const auto beyond = std::find_if(points.begin(), points.end(), [&](Point p) {
                return distance(p, circle->center) + margin > circle->radius;
            });
            spend(std::size_t(beyond - points.begin()) + 1);
            return beyond == points.end();
        }
        spend(10 * pointsOf(outer).size());
        const auto& circle = std::get<Circle>(inner);
        return signedDistance(circle.center, outer) <= -circle.radius;
    }

    void spend(std::size_t steps) { m_budget -= std::min(m_budget, steps); }

    std::span<const Obstacle> m_obstacles;
    Tree m_circles;
    Tree m_others;
    std::size_t m_budget = nestingBudget;
};

} // namespace

Nesting findNesting(std::span<const Obstacle> obstacles, const std::vector<bool>& leaveOut)
{
    return Search(obstacles, leaveOut).run(leaveOut);
}

} // namespace thicket::nav
