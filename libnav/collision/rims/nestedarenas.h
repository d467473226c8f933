#pragma once

#include "libnav/collision/collision_export.h"
#include "libnav/collision/expansion/disc.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::nav {

/// The arenas' numbers, smaller ones first, of equal ones the least id: one order, whichever they
/// came in.
std::vector<std::uint32_t> smallestFirst(std::span<const Arena> arenas);

/// Removes arenas that contain another, up to `slack`: that one stops everything before they do. Of
/// equal ones the least id stays, whatever the order.
THICKET_COLLISION_EXPORT void dropRedundant(std::vector<Arena>& arenas, double slack);

} // namespace thicket::nav
