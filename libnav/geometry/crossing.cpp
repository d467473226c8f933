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

/// Whether two sides that are no neighbours meet.
bool meetApart(const Sides& sides, std::size_t i, std::size_t j)
{
    const Segment& first = sides.segments[i];
    const Segment& second = sides.segments[j];
    return sides.next(i) != j && sides.next(j) != i &&
           boxAround(first, 0).intersects(boxAround(second, 0)) && distance(first, second) == 0;
}

/// What the side of this index meets.
std::optional<std::size_t> metBy(const Sides& sides, std::size_t i)
{
    const auto& segments = sides.segments;
    const std::size_t next = sides.next(i);
    const std::size_t previous = (i > 0 ? i : segments.size()) - 1;
    if (foldsBack(segments[i], segments[next]))
        return next;
    if (foldsBack(segments[previous], segments[i]))
        return previous;
    for (std::size_t j = 0; j < segments.size(); ++j)
        if (j != i && meetApart(sides, i, j))
            return j;
    return {};
}

} // namespace

std::size_t differentPoints(std::vector<Point> points)
{
    std::sort(points.begin(), points.end(), isBefore);
    return std::size_t(std::unique(points.begin(), points.end()) - points.begin());
}

bool areInLine(const std::vector<Point>& points)
{
    if (points.empty())
        return true;
    const Point first = points.front();
    const Point farthest = *std::ranges::max_element(
        points, {}, [first](Point p) { return dot(p - first, p - first); });
    return std::ranges::all_of(points, [&](Point p) { return sideOf(first, farthest, p) == 0; });
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
            return meetApart(sides, i, j);
        }));
}

Pair meetingSidesAmong(const std::vector<Point>& points, std::span<const std::size_t> wanted)
{
    const Sides sides(points);
    for (const std::size_t begin : wanted) {
        const auto own = std::ranges::lower_bound(sides.begins, begin);
        if (own == sides.begins.end() || *own != begin)
            continue; // of zero length
        const auto i = static_cast<std::size_t>(own - sides.begins.begin());
        if (const auto met = metBy(sides, i))
            return sides.named({{i, *met}});
    }
    return {};
}

} // namespace thicket::nav
