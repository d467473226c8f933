#include "libnav/map/validation/roominside.h"

#include "libnav/geometry/distance.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <queue>

namespace thicket::nav {

namespace {

constexpr std::size_t mostLooks = 4000;
constexpr double most = 2e7; // sides looked at in all

/// From the boundary, negative outside; by the even-odd rule.
double depthOf(Point p, const std::vector<Point>& corners)
{
    double nearest = std::numeric_limits<double>::infinity();
    bool isInside = false;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Point a = corners[i];
        const Point b = corners[(i + 1) % corners.size()];
        nearest = std::min(nearest, distance(p, Segment{a, b}));
        if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x))
            isInside = !isInside;
    }
    return isInside ? nearest : -nearest;
}

/// A square part of the polygon's box.
struct Part {
    Point middle;
    double half = 0; ///< of its side
    double depth = 0;

    double bound() const { return depth + half * std::sqrt(2.0); }
    bool operator<(const Part& other) const { return bound() < other.bound(); }
};

} // namespace

Room roomInside(const std::vector<Point>& corners, double radius, std::stop_token stop)
{
    Box box;
    for (const Point corner : corners)
        enclose(box, {corner, corner});
    const auto partAt = [&corners](Point middle, double half) {
        return Part{middle, half, depthOf(middle, corners)};
    };
    const double looks = std::min(double(mostLooks), 16 + most / double(corners.size()));
    std::priority_queue<Part> parts;
    parts.push(partAt(box.center(), std::max(box.width(), box.height()) / 2));
    for (std::size_t i = 0; i < std::size_t(looks) && !stop.stop_requested(); ++i) {
        const Part part = parts.top();
        parts.pop();
        if (part.depth >= radius)
            return Room::some;
        if (part.bound() < radius)
            return Room::none;
        const double half = part.half / 2;
        for (const Point to : {Point{-half, -half}, {half, -half}, {-half, half}, {half, half}})
            parts.push(partAt(part.middle + to, half));
    }
    return Room::unknown;
}

} // namespace thicket::nav
