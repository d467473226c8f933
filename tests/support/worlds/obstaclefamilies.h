#pragma once

#include "libnav/collision/obstaclefield.h"
#include "tests/support/geometry/splitmix.h"

#include <cstdint>
#include <string>
#include <vector>

namespace thicket::test {

/// A world for path searches: obstacles, an agent radius and the area of the queries.
struct World {
    std::string family;
    std::vector<nav::Obstacle> obstacles;
    double agentRadius = 0;
    nav::Box area;
    std::vector<nav::Point> ends; ///< good points for starts and goals
    double scale = 1;             ///< the present length of a unit of its family
};

/// Number of families. `worldOf(family, seed)` makes one world of a family.
int familyCount();
World worldOf(int family, std::uint64_t seed);
/// Whether its obstacles touch exactly.
bool isOfContacts(int family);
/// The same, but worlds whose obstacles touch exactly are turned, scaled and moved in the plane.
World placedWorldOf(int family, std::uint64_t seed);

nav::ObstacleField fieldOf(const World& world, const nav::FieldOptions& options = {});

/// Moves everything.
void shift(World& world, nav::Point by);

/// A start or goal: anywhere, or on an obstacle's boundary, axis, corner or tangent point.
nav::Point somewhere(const World& world, SplitMix& dice);
/// Start and goal, rarely the same point.
nav::Segment anyQuery(const World& world, SplitMix& dice);

} // namespace thicket::test
