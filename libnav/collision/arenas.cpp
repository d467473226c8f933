#include "libnav/collision/arenas.h"

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

void dropRedundant(std::vector<Arena>& arenas, double slack)
{
    std::vector<std::size_t> order(arenas.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::tie(arenas[a].radius, arenas[a].obstacle) <
               std::tie(arenas[b].radius, arenas[b].obstacle);
    });
    std::vector<std::size_t> kept;
    for (const std::size_t i : order)
        if (std::none_of(kept.begin(), kept.end(), [&](std::size_t inner) {
                return distance(arenas[i].center, arenas[inner].center) + arenas[inner].radius <=
                       arenas[i].radius + slack;
            }))
            kept.push_back(i);
    std::sort(kept.begin(), kept.end());
    std::vector<Arena> result;
    for (const std::size_t i : kept)
        result.push_back(arenas[i]);
    arenas.swap(result);
}

void stopAtArenas(Ray& ray, Point to, std::span<const Arena> arenas, double slack)
{
    for (std::uint32_t i = 0; i < arenas.size(); ++i) {
        const Arena& arena = arenas[i];
        const double radius = arena.radius + slack;
        double at = 0;
        if (arena.radius > 0 && distance(ray.from, arena.center) <= radius) {
            if (distance(to, arena.center) <= radius)
                continue;
            at = leaving(ray, arena, radius);
        }
        if (at < ray.nearest) {
            ray.nearest = at;
            ray.met = i;
        }
    }
}

void addCrossings(const Arena& a, const Arena& b, std::vector<Point>& points)
{
    const Point to = b.center - a.center;
    const double apart = length(to);
    if (apart == 0 || apart > a.radius + b.radius || apart < std::abs(a.radius - b.radius))
        return;
    const Point along = (1 / apart) * to;
    const double x = (apart + (a.radius - b.radius) * (a.radius + b.radius) / apart) / 2;
    const double square = (a.radius - x) * (a.radius + x);
    const Point aside = std::sqrt(std::max(0.0, square)) * leftNormal(along);
    points.push_back(a.center + x * along + aside);
    points.push_back(a.center + x * along - aside);
}

} // namespace thicket::nav
