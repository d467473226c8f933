#pragma once

#include "libnav/geometry/grid.h"

namespace thicket::nav {

/// An octagon round segments: their bounding box, and the one in a frame turned by 45 degrees, so
/// that it fits diagonal segments too. Empty until the first enclose().
class AxisBounds {
public:
    AxisBounds() = default;
    /// Round one segment.
    explicit AxisBounds(const Segment& axis)
        : m_upright(boxAround(axis, 0)),
          m_turned(boxAround(Segment{turned(axis.a), turned(axis.b)}, marginOf(axis)))
    {}

    void enclose(const AxisBounds& other)
    {
        nav::enclose(m_upright, other.m_upright);
        nav::enclose(m_turned, other.m_turned);
    }
    /// A lower bound of the distance from p to each of the segments, >= 0, map units.
    double distanceTo(Point p) const
    {
        return std::sqrt(std::max(squareTo(m_upright, p), squareTo(m_turned, turned(p))));
    }

private:
    static Point turned(Point p)
    {
        constexpr double half = 0.70710678118654752; // of the square root of 2
        return {half * (p.x + p.y), half * (p.y - p.x)};
    }
    // Rounding may move a turned end by this much.
    static double marginOf(const Segment& axis)
    {
        return 1e-15 *
               (std::abs(axis.a.x) + std::abs(axis.a.y) + std::abs(axis.b.x) + std::abs(axis.b.y));
    }
    static double squareTo(const Box& box, Point p)
    {
        const double x = std::max({box.min.x - p.x, p.x - box.max.x, 0.0});
        const double y = std::max({box.min.y - p.y, p.y - box.max.y, 0.0});
        return x * x + y * y;
    }

    Box m_upright;
    Box m_turned;
};

} // namespace thicket::nav
