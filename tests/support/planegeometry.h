#pragma once

#include "libnav/collision/shapes.h"

#include <algorithm>
#include <cmath>
#include <vector>

// The second methods' own few formulas; what they check has others.
namespace thicket::test {

inline nav::Point onRim(nav::Point center, double radius, double angle)
{
    return {center.x + radius * std::cos(angle), center.y + radius * std::sin(angle)};
}

inline double apart(nav::Point p, nav::Point q)
{
    const nav::Point d = q - p;
    return std::sqrt(dot(d, d));
}

inline nav::Point nearestOnSegment(nav::Point p, nav::Point a, nav::Point b)
{
    const nav::Point d = b - a;
    const double dd = dot(d, d);
    const double t = dd > 0 ? std::clamp(dot(p - a, d) / dd, 0.0, 1.0) : 0;
    return a + t * d;
}

inline double pointToSegment(nav::Point p, nav::Point a, nav::Point b)
{
    return apart(p, nearestOnSegment(p, a, b));
}

/// Whether the segments ab and cd cross properly.
inline bool segmentsCross(nav::Point a, nav::Point b, nav::Point c, nav::Point d)
{
    const auto side = [](nav::Point p, nav::Point q, nav::Point r) { return cross(q - p, r - p); };
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

inline double segmentToSegment(nav::Point a, nav::Point b, nav::Point c, nav::Point d)
{
    if (segmentsCross(a, b, c, d))
        return 0;
    return std::min({pointToSegment(a, c, d), pointToSegment(b, c, d), pointToSegment(c, a, b),
                     pointToSegment(d, a, b)});
}

inline bool isInside(const std::vector<nav::Point>& polygon, nav::Point p)
{
    bool in = false;
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
        const nav::Point a = polygon[i];
        const nav::Point b = polygon[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
            in = !in;
    }
    return in;
}

inline double toBoundary(const std::vector<nav::Point>& polygon, nav::Point p)
{
    double nearest = INFINITY;
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++)
        nearest = std::min(nearest, pointToSegment(p, polygon[i], polygon[j]));
    return nearest;
}

} // namespace thicket::test
