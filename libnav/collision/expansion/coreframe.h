#pragma once

#include "libnav/collision/expansion/disc.h"

#include <algorithm>

namespace thicket::nav {

/// A core's own coordinate frame: x along it from disc a, y to the left.
struct CoreFrame {
    Point origin;
    Point along; ///< unit vector
    double length = 0;
    double halfWidth = 0;

    bool operator==(const CoreFrame&) const = default;
    Point local(Point p) const
    {
        const Point to = p - origin;
        return {dot(along, to), cross(along, to)};
    }
    Point world(Point p) const { return origin + p.x * along + p.y * leftNormal(along); }
    Segment axis() const { return {origin, origin + length * along}; }
    /// Distance to the segment between the two centres.
    double distanceToAxis(Point p) const
    {
        const Point at = local(p);
        return thicket::nav::length({at.x - std::clamp(at.x, 0.0, length), at.y});
    }
    /// Narrows [in, out] to the t for which from + t direction is inside the rectangle, with
    /// `slack` subtracted from its half width. Nothing is left if then in >= out.
    void clip(Point from, Point direction, double slack, double& in, double& out) const
    {
        const Point start = local(from);
        const double half = halfWidth - slack;
        clip(start.y, cross(along, direction), -half, half, in, out);
        if (in < out)
            clip(start.x, dot(along, direction), 0, length, in, out);
    }
    /// A cheap test: true only if clip() would leave nothing before `reach`.
    bool isPassed(Point from, Point direction, double slack, double reach) const
    {
        const Point to = from - origin;
        const double y = cross(along, to);
        const double step = cross(along, direction);
        const double away = std::abs(y) - (halfWidth - slack);
        constexpr double sure = 1 + 1e-9;
        if (away >= 0 && ((y > 0) == (step >= 0) || away > sure * reach * std::abs(step)))
            return true;
        // Both ends on one side of the ray, and too far from it.
        const double first = cross(to, direction);
        const double last = first - length * step;
        return std::min(first, last) > halfWidth || std::max(first, last) < -halfWidth;
    }

private:
    static void clip(double from, double step, double low, double high, double& in, double& out)
    {
        if (step == 0) {
            if (from <= low || from >= high)
                out = -1;
            return;
        }
        const double a = (low - from) / step;
        const double b = (high - from) / step;
        in = std::max(in, std::min(a, b));
        out = std::min(out, std::max(a, b));
    }
};

inline CoreFrame frameOf(const Disc& a, const Disc& b)
{
    const Point along = b.center - a.center;
    const double apart = length(along);
    return {a.center, (1 / apart) * along, apart, std::min(a.radius, b.radius)};
}

} // namespace thicket::nav
