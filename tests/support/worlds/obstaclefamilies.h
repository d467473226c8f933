#pragma once

#include "libnav/collision/obstaclefield.h"
#include "tests/support/geometry/splitmix.h"

#include <cstdint>
#include <string>
#include <vector>

namespace thicket::test {

/// A world to search in: obstacles, an agent's radius and where queries may lie.
struct World {
    std::string family;
    std::vector<nav::Obstacle> obstacles;
    double agentRadius = 0;
    nav::Box area;
    std::vector<nav::Point> ends; ///< places that are worth asking from or to
    double scale = 1;             ///< how long a unit of its family has become
};

/// Number of families; `worldOf(family, seed)` makes one world of it.
int familyCount();
World worldOf(int family, std::uint64_t seed);
/// Whether its things touch exactly.
bool isOfContacts(int family);
/// The same; but those whose things touch exactly are turned, scaled and moved about the plane.
World placedWorldOf(int family, std::uint64_t seed);

nav::ObstacleField fieldOf(const World& world);

/// Moves everything.
void shift(World& world, nav::Point by);

/// A start or goal: anywhere, or on an obstacle's boundary, axis, corner or tangent point.
nav::Point somewhere(const World& world, SplitMix& dice);
/// Start and goal, seldom the same point.
nav::Segment anyQuery(const World& world, SplitMix& dice);

} // namespace thicket::test
