#include "libnav/collision/expansion/obstaclecheck.h"

#include "libnav/geometry/crossing.h"

#include <charconv>
#include <cmath>
#include <string>

namespace thicket::nav {

namespace {

std::string spelt(double number)
{
    char text[32];
    const auto end = std::to_chars(text, text + sizeof text, number).ptr;
    return {text, end};
}

bool isUsable(double number)
{
    return std::isfinite(number) && std::abs(number) <= coordinateLimit;
}

std::optional<std::string> problemWithPoint(Point p, const std::string& name)
{
    if (isUsable(p.x) && isUsable(p.y))
        return {};
    return name + " is at (" + spelt(p.x) + ", " + spelt(p.y) +
           "); coordinates must be finite and within 1e9";
}

std::optional<std::string> problemWithSize(double size, const std::string& name)
{
    if (isUsable(size) && size >= 0)
        return {};
    const std::string has = "has " + name + " " + spelt(size) + "; a " + name + " must be ";
    return has + (size < 0 ? "0 or more" : "finite and within 1e9");
}

std::optional<std::string> problemWithPoints(const std::vector<Point>& points, std::size_t least)
{
    for (std::size_t i = 0; i < points.size(); ++i)
        if (const auto problem = problemWithPoint(points[i], "point " + std::to_string(i)))
            return ": " + *problem;
    const std::size_t different = differentPoints(points);
    if (different >= least)
        return {};
    return " has " + std::to_string(different) + (different == 1 ? " point" : " different points") +
           "; it needs at least " + std::to_string(least) + " different ones";
}

struct ShapeCheck {
    std::string name;

    std::optional<std::string> operator()(const Circle& circle) const
    {
        if (const auto problem = problemWithPoint(circle.center, "its center"))
            return name + ": " + *problem;
        if (const auto problem = problemWithSize(circle.radius, "radius"))
            return name + " " + *problem;
        return {};
    }
    std::optional<std::string> operator()(const Wall& wall) const
    {
        if (const auto problem = problemWithPoints(wall.points, 2))
            return name + *problem;
        if (const auto problem = problemWithSize(wall.thickness, "thickness"))
            return name + " " + *problem;
        return {};
    }
    std::optional<std::string> operator()(const Polygon& polygon) const
    {
        if (const auto problem = problemWithPoints(polygon.points, 3))
            return name + *problem;
        if (const auto sides = crossingSides(polygon.points))
            return name + " crosses itself: side " + std::to_string(sides->first) + " meets side " +
                   std::to_string(sides->second);
        return {};
    }
};

std::optional<Error> problemWith(std::int64_t id, const Shape& shape)
{
    static constexpr const char* names[] = {"circle ", "wall ", "polygon "};
    const ShapeCheck check{names[shape.index()] + std::to_string(id)};
    if (auto problem = std::visit(check, shape))
        return Error{std::move(*problem), {}};
    if (id == noObstacle)
        return Error{check.name + " has an id that stands for no obstacle", {}};
    return {};
}

} // namespace

std::optional<Error> problemWith(std::span<const Obstacle> obstacles)
{
    for (const Obstacle& obstacle : obstacles)
        if (auto problem = problemWith(obstacle.id, obstacle.shape))
            return problem;
    return {};
}

std::optional<Error> problemWith(std::span<const ObstacleChange> changes)
{
    for (const ObstacleChange& change : changes)
        if (change.after)
            if (auto problem = problemWith(change.id, *change.after))
                return problem;
    return {};
}

std::optional<Error> problemWithAgentRadius(double radius)
{
    if (const auto problem = problemWithSize(radius, "radius"))
        return Error{"the agent " + *problem, {}};
    return {};
}

} // namespace thicket::nav
