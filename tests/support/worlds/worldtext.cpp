#include "tests/support/worlds/worldtext.h"

#include <cstdio>
#include <utility>

namespace thicket::test {

std::string exactText(double number)
{
    char written[40];
    std::snprintf(written, sizeof written, "%.17g", number);
    return written;
}

namespace {

using nav::Point;

std::string text(Point p) { return "{" + exactText(p.x) + ", " + exactText(p.y) + "}"; }

std::string text(const std::vector<Point>& points)
{
    std::string list;
    for (const Point p : points)
        list += (list.empty() ? "" : ", ") + text(p);
    return "{" + list + "}";
}

std::string flag(bool set) { return set ? ", true" : ""; }

struct ShapeText {
    std::string operator()(const nav::Circle& circle) const
    {
        return "Circle{" + text(circle.center) + ", " + exactText(circle.radius) +
               flag(circle.inverted) + "}";
    }
    std::string operator()(const nav::Wall& wall) const
    {
        return "Wall{" + text(wall.points) + ", " + exactText(wall.thickness) + flag(wall.closed) +
               "}";
    }
    std::string operator()(const nav::Polygon& polygon) const
    {
        return "Polygon{" + text(polygon.points) + flag(polygon.inverted) + "}";
    }
};

std::vector<Point>* pointsOf(nav::Shape& shape)
{
    if (auto* wall = std::get_if<nav::Wall>(&shape))
        return &wall->points;
    if (auto* polygon = std::get_if<nav::Polygon>(&shape))
        return &polygon->points;
    return nullptr;
}

std::size_t leastPoints(const nav::Shape& shape)
{
    return std::holds_alternative<nav::Wall>(shape) ? 2 : 3;
}

} // namespace

std::string asInitialisers(const World& world, const nav::Segment& query)
{
    std::string result = "    agentRadius " + exactText(world.agentRadius) + "\n    obstacles {\n";
    for (const nav::Obstacle& obstacle : world.obstacles)
        result += "        " + asInitialiser(obstacle.shape) + ",\n";
    return result + "    }\n    from " + text(query.a) + " to " + text(query.b) + "\n";
}

std::string asInitialiser(const nav::Shape& shape) { return std::visit(ShapeText{}, shape); }

World shrunk(World world, const std::function<bool(const World&)>& fails)
{
    const auto tryWith = [&](World smaller) {
        if (!nav::ObstacleField::build(smaller.obstacles, smaller.agentRadius).has_value() ||
            !fails(smaller))
            return false;
        world = std::move(smaller);
        return true;
    };
    for (bool again = true; std::exchange(again, false);) {
        for (std::size_t i = world.obstacles.size(); i-- > 0;) {
            World smaller = world;
            smaller.obstacles.erase(smaller.obstacles.begin() + static_cast<std::ptrdiff_t>(i));
            again |= tryWith(std::move(smaller));
        }
        for (std::size_t i = 0; i < world.obstacles.size(); ++i)
            for (std::size_t k = 0;; ++k) {
                World smaller = world;
                auto* points = pointsOf(smaller.obstacles[i].shape);
                if (!points || k >= points->size() ||
                    points->size() <= leastPoints(smaller.obstacles[i].shape))
                    break;
                points->erase(points->begin() + static_cast<std::ptrdiff_t>(k));
                again |= tryWith(std::move(smaller));
            }
    }
    return world;
}

} // namespace thicket::test
