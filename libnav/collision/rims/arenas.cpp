#include "libnav/collision/rims/arenas.h"

namespace thicket::nav {

namespace {

// The inside is convex, so a ray that begins and ends inside never leaves.
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

void stopAtArena(Ray& ray, Point to, const Arena& arena, ArenaIndex index, double slack)
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
    for (ArenaIndex i; i < arenas.size(); ++i)
        stopAtArena(ray, to, arenas[i], i, slack);
}

} // namespace thicket::nav
