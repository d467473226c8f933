#pragma once

#include "libnav/collision/collision_export.h"
#include "libnav/collision/expansion/disc.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::nav {

/// The arenas' numbers by radius, smallest first, then by id. The result does not depend on their
/// order.
std::vector<ArenaIndex> smallestFirst(std::span<const Arena> arenas);

/// Removes arenas that contain another, to within `slack`, map units: the inner one blocks first.
/// Of equal arenas the one with the least id stays.
THICKET_COLLISION_EXPORT void dropRedundant(std::vector<Arena>& arenas, double slack);

} // namespace thicket::nav
