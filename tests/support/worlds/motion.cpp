#include "tests/support/worlds/motion.h"

#include <cmath>
#include <numbers>

namespace thicket::test {

namespace {

using nav::Point;

Point directionOf(double angle)
{
    const double quarters = angle / (std::numbers::pi / 2);
    if (quarters != std::round(quarters))
        return {std::cos(angle), std::sin(angle)};
    Point along{1, 0};
    for (int i = 0; i < (static_cast<int>(quarters) % 4 + 4) % 4; ++i)
        along = leftNormal(along);
    return along;
}

} // namespace

Point Motion::operator()(Point p) const
{
    if (mirrored)
        p.x = -p.x;
    const Point along = directionOf(angle);
    return scale * Point{along.x * p.x - along.y * p.y, along.y * p.x + along.x * p.y} + move;
}

nav::Shape Motion::operator()(const nav::Shape& shape) const
{
    nav::Shape result = shape;
    if (auto* circle = std::get_if<nav::Circle>(&result)) {
        circle->center = (*this)(circle->center);
        circle->radius *= scale;
    }
    if (auto* wall = std::get_if<nav::Wall>(&result)) {
        for (Point& p : wall->points)
            p = (*this)(p);
        wall->thickness *= scale;
    }
    if (auto* polygon = std::get_if<nav::Polygon>(&result))
        for (Point& p : polygon->points)
            p = (*this)(p);
    return result;
}

World moved(World world, const Motion& motion)
{
    for (nav::Obstacle& obstacle : world.obstacles)
        obstacle.shape = motion(obstacle.shape);
    for (Point& end : world.ends)
        end = motion(end);
    const nav::Box area = world.area;
    world.area = {};
    for (const Point corner :
         {area.min, area.max, Point{area.min.x, area.max.y}, Point{area.max.x, area.min.y}}) {
        const Point at = motion(corner);
        enclose(world.area, {at, at});
    }
    world.agentRadius *= motion.scale;
    world.scale *= motion.scale;
    return world;
}

} // namespace thicket::test
