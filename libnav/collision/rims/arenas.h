#pragma once

#include "libnav/collision/index/discgrid.h"

namespace thicket::nav {

/// How deep p is in what the arena blocks, negative inside the arena; at least `least` in an arena
/// that contains nothing.
double depthOutside(const Arena& arena, Point p, double least = 0);

/// Shortens the ray to where it leaves the arena by more than `slack`; `to` is its end, `index` the
/// arena's number.
void stopAtArena(Ray& ray, Point to, const Arena& arena, std::uint32_t index, double slack);
/// The same for the first of all arenas.
void stopAtArenas(Ray& ray, Point to, std::span<const Arena> arenas, double slack);

} // namespace thicket::nav
