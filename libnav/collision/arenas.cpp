#include "libnav/collision/arenas.h"

#include "libnav/collision/parttree.h"

#include <numeric>
#include <tuple>

namespace thicket::nav {

namespace {

// The rim crosses no circle twice, so a ray that begins and ends inside never leaves.
double leaving(const Ray& ray, const Arena& arena, double radius)
{
    const Point from = ray.from - arena.center;
    const double outward = dot(from, ray.direction);
    const double inside = std::max(0.0, (radius - length(from)) * (radius + length(from)));
    const double root = std::sqrt(outward * outward + inside);
    return outward > 0 ? inside / (root + outward) : root - outward;
}

} // namespace

double depthOutside(const Arena& arena, Point p, double least)
{
    const double depth = distance(p, arena.center) - arena.radius;
    return arena.radius > 0 ? depth : std::max(depth, least);
}

std::vector<std::uint32_t> smallestFirst(std::span<const Arena> arenas)
{
    std::vector<std::uint32_t> order(arenas.size());
    std::iota(order.begin(), order.end(), std::uint32_t{0});
    const auto key = [&](std::uint32_t i) {
        const auto& [center, radius, obstacle] = arenas[i];
        return std::tie(radius, obstacle, center.x, center.y);
    };
    std::ranges::stable_sort(order, {}, key);
    return order;
}

void dropRedundant(std::vector<Arena>& arenas, double slack)
{
    if (arenas.size() < 2)
        return;
    const std::vector<std::uint32_t> order = smallestFirst(arenas);
    // As discs of negative radius, which hold what they are held by.
    std::vector<PartTree::Part> parts;
    for (std::uint32_t rank = 0; rank < order.size(); ++rank) {
        const Arena& arena = arenas[order[rank]];
        parts.push_back({{arena.center, arena.center}, -arena.radius, order[rank], rank});
    }
    const PartTree tree(std::move(parts));
    std::vector<bool> isKept(arenas.size(), false);
    for (std::uint32_t rank = 0; rank < order.size(); ++rank) {
        const Arena& arena = arenas[order[rank]];
        isKept[order[rank]] =
            !tree.leastHolding(arena.center, -arena.radius, slack, rank,
                               [&](const PartTree::Part& part) { return isKept[part.index]; });
    }
    std::vector<Arena> result;
    for (std::size_t i = 0; i < arenas.size(); ++i)
        if (isKept[i])
            result.push_back(arenas[i]);
    arenas.swap(result);
}

void stopAtArena(Ray& ray, Point to, const Arena& arena, std::uint32_t index, double slack)
{
    const double radius = arena.radius + slack;
    double at = 0;
    if (arena.radius > 0 && distance(ray.from, arena.center) <= radius) {
        if (distance(to, arena.center) <= radius)
            return;
        at = leaving(ray, arena, radius);
    }
    if (at < ray.nearest) {
        ray.nearest = at;
        ray.met = index;
    }
}

void stopAtArenas(Ray& ray, Point to, std::span<const Arena> arenas, double slack)
{
    for (std::uint32_t i = 0; i < arenas.size(); ++i)
        stopAtArena(ray, to, arenas[i], i, slack);
}

} // namespace thicket::nav
