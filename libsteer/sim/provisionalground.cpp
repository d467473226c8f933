#include "libsteer/ground/ground.h"

#include <cmath>

namespace thicket::steer {
struct Ground::Data {};
Ground::Ground() = default;
Result<Ground> Ground::of(std::span<const nav::Obstacle>, double) { return Ground(); }
double Ground::gap(Point) const { return 1e9; }
Threat Ground::threat(Point, double) const { return {1e9, {0, 0}}; }
bool Ground::isClear(Point, Point, double) const { return true; }
Move Ground::move(Point p, Point way, double, double, double denominator) const
{
    const Point to = p + way;
    return {{std::floor(to.x * denominator + 0.5) / denominator,
             std::floor(to.y * denominator + 0.5) / denominator},
            {0, 0},
            false};
}
} // namespace thicket::steer
