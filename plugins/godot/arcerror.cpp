#include "plugins/godot/arcerror.h"

#include "plugins/shapes/arcs.h"

#include <algorithm>

namespace thicket::plugins {

namespace {

/// How many corners circles and the ends of walls have in polygons within that error.
struct Corners {
    double radius; ///< by which they grow
    double error;
    double operator()(const nav::Circle& circle) const { return around(circle.radius, 1); }
    double operator()(const nav::Wall& wall) const
    {
        return around(wall.thickness / 2, double(wall.points.size()));
    }
    double operator()(const nav::Polygon& polygon) const
    {
        return radius > 0 ? around(0, double(polygon.points.size())) : 0;
    }
    template <class Marker> double operator()(const Marker& /*marker*/) const { return 0; }

private:
    double around(double own, double arcs) const
    {
        return arcs * cornersAround(own + radius, error);
    }
};

} // namespace

double usualArcError(const nav::Map& map, double agentRadius)
{
    constexpr double least = 0.05, enough = 1e6;
    const nav::Box box = map.extent();
    const double most = 0.005 * std::max(box.width(), box.height());
    double error = least;
    for (;; error *= 2) {
        double made = 0;
        for (const nav::MapObject& object : map.objects())
            made += std::visit(Corners{agentRadius, error}, object.geometry);
        if (made <= enough || 2 * error > most)
            return error;
    }
}

} // namespace thicket::plugins
