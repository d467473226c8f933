#include "libsteer/c/shapes.h"

#include "libsteer/c/edge.h"

#include <string>

namespace thicket::c {

Result<nav::Shape> shapeOf(const thk_shape* given)
{
    if (!isSized(given))
        return Unexpected(std::string(unsizedStruct));
    const thk_shape shape = taken(given);
    if (!shape.points || shape.count == 0)
        return Unexpected("A shape needs points.");
    if (shape.kind == THK_CIRCLE) {
        if (shape.count != 1)
            return Unexpected("A circle needs one point, its centre.");
        return nav::Shape(nav::Circle{pointOf(*shape.points), shape.radius, shape.inverted != 0});
    }
    std::vector<nav::Point> points;
    points.reserve(shape.count);
    for (std::size_t i = 0; i < shape.count; ++i)
        points.push_back(pointOf(shape.points[i]));
    if (shape.kind == THK_WALL)
        return nav::Shape(nav::Wall{std::move(points), shape.thickness, shape.closed != 0});
    if (shape.kind == THK_POLYGON)
        return nav::Shape(nav::Polygon{std::move(points), shape.inverted != 0});
    return Unexpected("The kind of a shape must be circle, wall or polygon.");
}

nav::Shape moved(nav::Shape shape, nav::Point by)
{
    if (auto* const circle = std::get_if<nav::Circle>(&shape)) {
        circle->center = circle->center + by;
        return shape;
    }
    auto* const wall = std::get_if<nav::Wall>(&shape);
    for (nav::Point& p : wall ? wall->points : std::get<nav::Polygon>(shape).points)
        p = p + by;
    return shape;
}

} // namespace thicket::c
