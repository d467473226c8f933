#pragma once

#include "libnav/geometry/shapes.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <vector>

/// Whole-numbered points, so that no question about them depends on rounding. Any thread.
namespace thicket::plugins {

/// Coordinates are from -latticeReach to latticeReach: then every predicate is exact.
struct LatticePoint {
    std::int32_t x = 0;
    std::int32_t y = 0;
    auto operator<=>(const LatticePoint&) const = default;
};
inline constexpr std::int32_t latticeReach = 1 << 28;

/// A closed ring: the last point joins the first.
using LatticeRing = std::vector<LatticePoint>;

/// Twice the area of the triangle: positive where it is counter-clockwise (y up).
constexpr std::int64_t turn(LatticePoint a, LatticePoint b, LatticePoint c)
{
    return std::int64_t(b.x - a.x) * (c.y - a.y) - std::int64_t(b.y - a.y) * (c.x - a.x);
}
/// The dot product of b - a and c - a.
constexpr std::int64_t reach(LatticePoint a, LatticePoint b, LatticePoint c)
{
    return std::int64_t(b.x - a.x) * (c.x - a.x) + std::int64_t(b.y - a.y) * (c.y - a.y);
}

/// Where the points of a lattice lie in the plane. A value.
struct Lattice {
    nav::Point origin;
    double pitch = 1; ///< the distance of neighbours, map units, > 0

    /// The finest one that holds the box, with as much again round it. The pitch is a power of two,
    /// so that coordinates are exact in doubles: 2e-9 to 4e-9 of the box's longer side.
    static Lattice over(const nav::Box& box)
    {
        const double side = std::max({box.width(), box.height(), 1e-6});
        const double pitch = std::exp2(std::ceil(std::log2(side / latticeReach)));
        const nav::Point center = box.center();
        return {{pitch * std::round(center.x / pitch), pitch * std::round(center.y / pitch)},
                pitch};
    }
    /// Whether all points of the box have neighbours in the lattice, with as much again round it.
    bool holds(const nav::Box& box) const
    {
        const nav::Point least = box.min - origin, most = box.max - origin;
        return std::max({-least.x, -least.y, most.x, most.y}) +
                   std::max(box.width(), box.height()) <=
               pitch * latticeReach;
    }
    /// The nearest one, at most pitch / sqrt(2) away. The point must be in a box that it holds.
    LatticePoint nearest(nav::Point p) const
    {
        const nav::Point steps = {(p.x - origin.x) / pitch, (p.y - origin.y) / pitch};
        assert(std::abs(steps.x) <= latticeReach && std::abs(steps.y) <= latticeReach);
        return {std::int32_t(std::lround(steps.x)), std::int32_t(std::lround(steps.y))};
    }
    nav::Point toMap(LatticePoint p) const
    {
        return {origin.x + p.x * pitch, origin.y + p.y * pitch};
    }
};

} // namespace thicket::plugins
