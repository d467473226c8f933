#include "libnav/geometry/crossing.h"

#include "libnav/geometry/distance.h"
#include "libnav/geometry/grid.h"
#include "libnav/geometry/sidesweep.h"

#include <algorithm>

namespace thicket::nav {

namespace {

using Pair = std::optional<std::pair<std::size_t, std::size_t>>;

/// The sides of non-zero length.
struct Sides {
    std::vector<Segment> segments;
    std::vector<std::size_t> begins; ///< by segment: the index of its first point

    explicit Sides(const std::vector<Point>& points)
    {
        segments.reserve(points.size());
        begins.reserve(points.size());
        for (std::size_t i = 0; i < points.size(); ++i) {
            const Segment side{points[i], points[i + 1 < points.size() ? i + 1 : 0]};
            if (side.a == side.b)
                continue;
            segments.push_back(side);
            begins.push_back(i);
        }
    }
    std::size_t next(std::size_t i) const { return i + 1 < segments.size() ? i + 1 : 0; }
    Pair named(const Pair& pair) const
    {
        return pair ? Pair{{begins[pair->first], begins[pair->second]}} : Pair{};
    }
};

bool properlyCross(const Segment& s, const Segment& t)
{
    return boxAround(s, 0).intersects(boxAround(t, 0)) &&
           sideOf(s.a, s.b, t.a) * sideOf(s.a, s.b, t.b) < 0 &&
           sideOf(t.a, t.b, s.a) * sideOf(t.a, t.b, s.b) < 0;
}

/// Whether the second of two sides that share a point overlaps the first, to rounding.
bool foldsBack(const Segment& first, const Segment& second)
{
    return sideOf(first.a, first.b, second.b) == 0 &&
           dot(first.b - first.a, second.b - second.a) < 0;
}

} // namespace

std::size_t differentPoints(std::vector<Point> points)
{
    std::sort(points.begin(), points.end(), isBefore);
    return std::size_t(std::unique(points.begin(), points.end()) - points.begin());
}

Pair crossingSides(const std::vector<Point>& points)
{
    const Sides sides(points);
    const auto& segments = sides.segments;
    return sides.named(
        SideSweep(segments, SideSweep::Touches::pass).firstMeeting([&](auto i, auto j) {
            return properlyCross(segments[i], segments[j]);
        }));
}

Pair meetingSides(const std::vector<Point>& points)
{
    const Sides sides(points);
    const auto& segments = sides.segments;
    for (std::size_t i = 0; i < segments.size(); ++i)
        if (foldsBack(segments[i], segments[sides.next(i)]))
            return sides.named({{i, sides.next(i)}});
    return sides.named(
        SideSweep(segments, SideSweep::Touches::matter).firstMeeting([&](auto i, auto j) {
            return sides.next(i) != j && sides.next(j) != i &&
                   boxAround(segments[i], 0).intersects(boxAround(segments[j], 0)) &&
                   distance(segments[i], segments[j]) == 0;
        }));
}

} // namespace thicket::nav
