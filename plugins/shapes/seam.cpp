#include "plugins/shapes/seam.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

namespace thicket::plugins {

namespace {

struct Reach {
    std::int32_t least, most;
};
Reach acrossOf(const LatticeRing& ring)
{
    const auto [least, most] = std::ranges::minmax_element(ring, {}, &LatticePoint::x);
    return {least->x, most->x};
}

/// Where the side crosses the seam, the same from both of its ends.
LatticePoint onSeam(LatticePoint a, LatticePoint b, std::int32_t seam)
{
    if (a.x > b.x)
        std::swap(a, b);
    const std::int64_t width = std::int64_t(b.x) - a.x;
    const std::int64_t rise = (std::int64_t(b.y) - a.y) * (std::int64_t(seam) - a.x);
    const std::int64_t twice = 2 * rise + width;
    const std::int64_t steps = twice / (2 * width) - (twice % (2 * width) < 0 ? 1 : 0);
    return {seam, std::int32_t(a.y + steps)};
}

/// The part where `way` * x <= `way` * seam.
LatticeRing clippedAt(const LatticeRing& ring, std::int32_t seam, int way)
{
    const auto isWithin = [&](LatticePoint p) { return way > 0 ? p.x <= seam : p.x >= seam; };
    LatticeRing result;
    LatticePoint last = ring.back();
    for (const LatticePoint p : ring) {
        if (isWithin(p) != isWithin(last) && p.x != seam && last.x != seam)
            result.push_back(onSeam(last, p, seam));
        if (isWithin(p))
            result.push_back(p);
        last = p;
    }
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

/// Of a mesh, in their order along the seam.
std::vector<LatticePoint> seamPoints(std::span<const LatticePoint> points, std::int32_t seam)
{
    std::vector<LatticePoint> found;
    std::ranges::copy_if(points, std::back_inserter(found),
                         [seam](LatticePoint p) { return p.x == seam; });
    std::ranges::sort(found);
    return found;
}

} // namespace

std::optional<std::int32_t> seamOf(std::span<const WoundRing> rings)
{
    std::int32_t least = -latticeReach, most = latticeReach;
    std::vector<std::int32_t> middles;
    for (const auto& [ring, isSecond] : rings) {
        if (ring.empty())
            continue;
        const Reach across = acrossOf(ring);
        if (isSecond) {
            least = std::max(least, across.least);
            most = std::min(most, across.most);
        } else {
            middles.push_back(std::midpoint(across.least, across.most));
        }
    }
    if (middles.empty() || most - least < 2)
        return std::nullopt;
    const auto middle = middles.begin() + std::ptrdiff_t(middles.size() / 2);
    std::nth_element(middles.begin(), middle, middles.end());
    return std::clamp(*middle, least + 1, most - 1);
}

Halves halved(std::span<const WoundRing> rings, std::int32_t seam)
{
    Halves halves;
    for (const WoundRing& wound : rings) {
        if (wound.ring.empty())
            continue;
        const Reach across = acrossOf(wound.ring);
        if (across.most <= seam) {
            halves.left.push_back(wound);
        } else if (across.least >= seam) {
            halves.right.push_back(wound);
        } else {
            halves.left.push_back({clippedAt(wound.ring, seam, 1), wound.isSecond});
            halves.right.push_back({clippedAt(wound.ring, seam, -1), wound.isSecond});
        }
    }
    return halves;
}

void shareSeam(Arrangement& left, Arrangement& right, std::int32_t seam)
{
    const std::vector<LatticePoint> ofLeft = seamPoints(left.mesh().points(), seam),
                                    ofRight = seamPoints(right.mesh().points(), seam);
    const auto add = [](Arrangement& to, const std::vector<LatticePoint>& has,
                        const std::vector<LatticePoint>& wanted) {
        std::vector<LatticePoint> missing;
        std::ranges::set_difference(wanted, has, std::back_inserter(missing));
        if (!missing.empty())
            to.insert(missing);
    };
    add(left, ofLeft, ofRight);
    add(right, ofRight, ofLeft);
}

ConvexMesh joined(ConvexMesh left, const ConvexMesh& right, std::int32_t seam)
{
    std::vector<std::pair<LatticePoint, int>> shared;
    for (std::size_t i = 0; i < left.vertices.size(); ++i)
        if (left.vertices[i].x == seam)
            shared.emplace_back(left.vertices[i], int(i));
    std::ranges::sort(shared);
    std::vector<int> places;
    places.reserve(right.vertices.size());
    for (const LatticePoint p : right.vertices) {
        const auto same = std::ranges::lower_bound(shared, std::pair(p, 0));
        const bool isShared = p.x == seam && same != shared.end() && same->first == p;
        places.push_back(isShared ? same->second : int(left.vertices.size()));
        if (!isShared)
            left.vertices.push_back(p);
    }
    const std::size_t corners = left.corners.size();
    for (const int corner : right.corners)
        left.corners.push_back(places[std::size_t(corner)]);
    for (const std::size_t end : right.ends)
        left.ends.push_back(corners + end);
    return left;
}

} // namespace thicket::plugins
