#pragma once

#include "libnav/collision/discgrid.h"

namespace thicket::nav {

/// How deep p is in what the arena blocks, negative inside the arena; at least `least` in an arena
/// that contains nothing.
double depthOutside(const Arena& arena, Point p, double least = 0);

/// The arenas' numbers, smaller ones first, of equal ones the least id: one order, whichever they
/// came in.
std::vector<std::uint32_t> smallestFirst(std::span<const Arena> arenas);

/// Removes arenas that contain another, up to `slack`: that one stops everything before they do. Of
/// equal ones the least id stays, whatever the order.
THICKET_COLLISION_EXPORT void dropRedundant(std::vector<Arena>& arenas, double slack);

/// Shortens the ray to where it leaves the arena by more than `slack`; `to` is its end, `index` the
/// arena's number.
void stopAtArena(Ray& ray, Point to, const Arena& arena, std::uint32_t index, double slack);
/// The same for the first of all arenas.
void stopAtArenas(Ray& ray, Point to, std::span<const Arena> arenas, double slack);

} // namespace thicket::nav
