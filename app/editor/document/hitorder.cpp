#include "app/editor/document/hitorder.h"

#include "libnav/geometry/distance.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace thicket::editor {

namespace {

bool encloses(const nav::Box& outer, const nav::Box& inner)
{
    return outer != inner && outer.encloses(inner);
}

/// Negative inside.
double toRim(nav::Point at, const nav::SpawnMarker& spawn)
{
    if (spawn.points.empty())
        return nav::distance(at, spawn.position) - spawn.radius;
    return nav::signedDistance(at, nav::Polygon{spawn.points, false});
}

} // namespace

HitRank hitRankOf(const nav::MapObject& object, nav::Point at, double slop, double markerSlop,
                  const nav::Box& box)
{
    const auto shape = nav::obstacleShape(object.geometry);
    if (!shape) {
        const auto* spawn = std::get_if<nav::SpawnMarker>(&object.geometry);
        const double away = nav::distance(at, spawn ? nav::markOf(*spawn) : box.center());
        const double radius = nav::markerRadius(object.geometry);
        // What lies in a spawn area must stay within reach of the pointer.
        if (spawn && away > markerSlop)
            return std::abs(toRim(at, *spawn)) <= slop ? HitRank::line : HitRank::none;
        return away <= std::max(radius, markerSlop) ? HitRank::marker : HitRank::none;
    }
    const double distance = nav::signedDistance(at, *shape);
    if (nav::isInverted(*shape)) { // its inside is the sheet; its outside lies below everything
        if (std::abs(distance) <= slop)
            return HitRank::line;
        return distance < 0 ? HitRank::outside : HitRank::none;
    }
    if (distance <= 0)
        return HitRank::inside;
    return distance <= slop ? HitRank::line : HitRank::none;
}

std::vector<std::size_t> bestFirst(std::vector<Hit> found)
{
    constexpr std::size_t heap = 300;
    const auto area = [&](const Hit& one) {
        return found.size() > heap ? one.box.width() * one.box.height() : 0.0;
    };
    std::stable_sort(found.begin(), found.end(), [&](const Hit& a, const Hit& b) {
        if (a.rank != b.rank)
            return a.rank > b.rank;
        if (area(a) != area(b))
            return area(a) < area(b);
        return std::pair(a.height, a.position) > std::pair(b.height, b.position);
    });
    std::vector<std::size_t> order;
    if (found.size() > heap) {
        for (const Hit& one : found)
            order.push_back(one.position);
        return order;
    }
    while (!found.empty()) {
        auto best = found.begin();
        for (auto it = found.begin(); it != found.end(); ++it) {
            if (it->rank == best->rank && encloses(best->box, it->box))
                best = it;
        }
        order.push_back(best->position);
        found.erase(best);
    }
    return order;
}

bool meets(const nav::MapObject& object, const nav::Box& box, const nav::Box& bounds)
{
    if (encloses(box, bounds) || box == bounds)
        return true;
    const auto shape = nav::obstacleShape(object.geometry);
    const auto* spawn = std::get_if<nav::SpawnMarker>(&object.geometry);
    if (!shape)
        return box.contains(spawn ? nav::markOf(*spawn) : bounds.center());
    const bool isFlat = box.width() <= 0 || box.height() <= 0;
    const nav::Shape band = isFlat ? nav::Shape(nav::Wall{{box.min, box.max}, 0, false})
                                   : nav::Shape(nav::polygonOf(box));
    return nav::distance(band, *shape) <= 0;
}

} // namespace thicket::editor
