#pragma once

#include "libnav/collision/discgrid.h"

namespace thicket::nav {

/// How deep p is in what the arena blocks, negative inside the arena; at least `least` in an arena
/// that contains nothing.
double depthOutside(const Arena& arena, Point p, double least = 0);

/// Removes arenas that contain another, up to `slack`: that one stops everything before they do. Of
/// equal ones the least id stays, whatever the order.
void dropRedundant(std::vector<Arena>& arenas, double slack);

/// Shortens the ray to where it leaves the first arena by more than `slack`; `to` is its end.
void stopAtArenas(Ray& ray, Point to, std::span<const Arena> arenas, double slack);

/// Appends the points where the two rims cross.
void addCrossings(const Arena& a, const Arena& b, std::vector<Point>& points);

} // namespace thicket::nav
