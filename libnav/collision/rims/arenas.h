#pragma once

#include "libnav/collision/index/discgrid.h"

namespace thicket::nav {

/// Depth of p in the outside of the arena, negative inside the arena, map units; at least `least`
/// when nothing is inside the arena.
double depthOutside(const Arena& arena, Point p, double least = 0);

/// Shortens the ray to where it leaves the arena by more than `slack`, map units. `to` is the ray's
/// end, `index` the arena's number.
void stopAtArena(Ray& ray, Point to, const Arena& arena, ArenaIndex index, double slack);
/// The same for the arena that it leaves first.
void stopAtArenas(Ray& ray, Point to, std::span<const Arena> arenas, double slack);

} // namespace thicket::nav
