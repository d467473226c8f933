#include "tests/support/oracles/freeregions.h"

#include "tests/support/geometry/angle.h"

#include <algorithm>
#include <map>
#include <utility>

namespace thicket::test {

namespace {

using nav::Point;
using nav::Segment;
using Loop = std::vector<Point>;

double twiceTheArea(const Loop& loop)
{
    double sum = 0;
    for (std::size_t i = 0; i < loop.size(); ++i)
        sum += cross(loop[i] - loop[0], loop[(i + 1) % loop.size()] - loop[0]);
    return sum;
}

bool contains(const Loop& loop, Point p)
{
    bool inside = false;
    for (std::size_t i = 0, j = loop.size() - 1; i < loop.size(); j = i++)
        if ((loop[i].y > p.y) != (loop[j].y > p.y)) {
            const double side = cross(loop[j] - loop[i], p - loop[i]);
            inside ^= (side > 0) == (loop[j].y > loop[i].y);
        }
    return inside;
}

/// Boundary segments by their start, each returned once.
class Tracer {
public:
    explicit Tracer(const std::vector<Segment>& boundary)
    {
        for (const Segment& s : boundary)
            m_from[key(s.a)].push_back(s.b);
    }

    std::optional<Loop> next()
    {
        while (!m_from.empty() && m_from.begin()->second.empty())
            m_from.erase(m_from.begin());
        if (m_from.empty())
            return {};
        const auto& [from, targets] = *m_from.begin();
        const Segment start{{from.first, from.second}, targets.back()};
        Loop loop;
        Segment side = start;
        do {
            loop.push_back(side.a);
            side = {side.b, leave(side.b, side.a)};
        } while (side != start);
        return loop;
    }

private:
    using Key = std::pair<double, double>;
    static Key key(Point p) { return {p.x, p.y}; }

    /// The next segment clockwise from the last one bounds the same free space.
    Point leave(Point at, Point from)
    {
        std::vector<Point>& targets = m_from.at(key(at));
        const Point back = from - at;
        const auto turn = [&](Point to) {
            return positive(std::atan2(cross(to - at, back), dot(to - at, back)));
        };
        const auto best = std::min_element(targets.begin(), targets.end(),
                                           [&](Point a, Point b) { return turn(a) < turn(b); });
        const Point to = *best;
        targets.erase(best);
        return to;
    }

    std::map<Key, std::vector<Point>> m_from;
};

/// Divides a loop that visits a point twice into simple ones.
std::vector<Loop> simpleLoopsOf(const Loop& loop)
{
    std::vector<Loop> simple;
    Loop open;
    for (const Point p : loop) {
        const auto before = std::find(open.begin(), open.end(), p);
        if (before != open.end()) {
            simple.emplace_back(before, open.end());
            open.erase(before, open.end());
        }
        open.push_back(p);
    }
    simple.push_back(open);
    return simple;
}

} // namespace

std::vector<nav::Obstacle> FreeRegion::obstacles() const
{
    std::vector<nav::Obstacle> all{{1, nav::Polygon{outline, true}}};
    for (const Loop& hole : holes)
        all.push_back({static_cast<std::int64_t>(all.size()) + 1, nav::Polygon{hole, false}});
    return all;
}

std::vector<FreeRegion> freeRegions(const std::vector<nav::Segment>& boundary)
{
    std::vector<FreeRegion> regions;
    std::vector<Loop> holes;
    Tracer tracer(boundary);
    while (const auto loop = tracer.next())
        for (const Loop& simple : simpleLoopsOf(*loop)) {
            if (twiceTheArea(simple) > 0)
                regions.push_back({simple, {}});
            else
                holes.push_back(simple);
        }
    std::stable_sort(regions.begin(), regions.end(), [](const auto& a, const auto& b) {
        return twiceTheArea(a.outline) < twiceTheArea(b.outline);
    });
    for (const Loop& hole : holes)
        if (const auto region = regionAt(regions, 0.5 * (hole[0] + hole[1])))
            regions[*region].holes.push_back(hole);
    return regions;
}

std::optional<std::size_t> regionAt(const std::vector<FreeRegion>& regions, nav::Point p)
{
    // Sorted by area: the first that contains p is the innermost.
    for (std::size_t i = 0; i < regions.size(); ++i)
        if (contains(regions[i].outline, p))
            return i;
    return {};
}

std::vector<nav::Point> withoutStraightPoints(const std::vector<nav::Point>& loop)
{
    Loop bends;
    for (std::size_t i = 0; i < loop.size(); ++i) {
        const Point before = loop[(i + loop.size() - 1) % loop.size()];
        const Point after = loop[(i + 1) % loop.size()];
        if (cross(loop[i] - before, after - loop[i]) != 0)
            bends.push_back(loop[i]);
    }
    return bends;
}

} // namespace thicket::test
