#pragma once

#include "libnav/collision/coreframe.h"
#include "libnav/collision/interior.h"
#include "libnav/collision/obstaclefield.h"

namespace thicket::nav {

/// Obstacles as discs, cores, arenas and interiors, grown by the agent's radius, in Morton order of
/// the obstacles; every disc as it came, nested and duplicate ones included.
struct Expansion {
    std::vector<Disc> discs;
    std::vector<Core> cores;
    std::vector<Arena> arenas;
    std::vector<PolygonInterior> interiors;
    Box bounds; ///< of everything expanded
    double tolerance = 0;
};

/// Walls and polygons are expanded by at least this, or they would have no interior.
constexpr double leastRadius(double tolerance) { return 1e3 * tolerance; }

/// The obstacles and the radius must have been checked.
Expansion expand(std::span<const Obstacle> obstacles, double agentRadius);

} // namespace thicket::nav
