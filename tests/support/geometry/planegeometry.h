#pragma once

#include "libnav/geometry/shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <vector>

// The few formulas of the reference solutions. The code under test has others.
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

/// Computed relative to a, so that it is exact far from the origin, too.
inline double pointToSegment(nav::Point p, nav::Point a, nav::Point b)
{
    return apart(p - a, nearestOnSegment(p - a, {0, 0}, b - a));
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

/// A common tangent of two circles: the angles of its contacts seen from the centres.
struct CommonTangent {
    double onP = 0, onQ = 0;
    nav::Point a, b;
    double length = 0;
};

/// Kinds 0 and 1 pass both circles on the left or right of the line of centres, 2 and 3 cross it.
/// Circles may be inside one another or overlap by the slack.
inline std::optional<CommonTangent> commonTangent(nav::Point p, double pRadius, nav::Point q,
                                                  double qRadius, int kind, double slack = 0)
{
    const double between = apart(p, q);
    const bool internal = kind >= 2;
    const double sum = internal ? pRadius + qRadius : pRadius - qRadius;
    if (between == 0 || std::abs(sum) > between + slack)
        return {};
    const double toward = std::atan2(q.y - p.y, q.x - p.x);
    CommonTangent result;
    result.length = std::sqrt(std::max(0.0, (between - sum) * (between + sum)));
    // From the length, so that circles that touch do so in one point.
    const double half = (kind % 2 ? -1 : 1) * std::atan2(result.length, sum);
    result.onP = toward + half;
    result.onQ = internal ? result.onP + std::numbers::pi : result.onP;
    result.a = onRim(p, pRadius, result.onP);
    result.b = onRim(q, qRadius, result.onQ);
    return result;
}

/// The tangent from a point outside a circle, or slightly inside, to one side of it: the angle of
/// its contact seen from the centre. Winding 0 continues counter-clockwise round the circle.
inline double contactAngle(nav::Point p, nav::Point center, double radius, int winding)
{
    const double between = apart(p, center);
    const double length = std::sqrt(std::max(0.0, (between - radius) * (between + radius)));
    const double half = std::atan2(length, radius);
    return std::atan2(p.y - center.y, p.x - center.x) + (winding == 0 ? half : -half);
}

} // namespace thicket::test
