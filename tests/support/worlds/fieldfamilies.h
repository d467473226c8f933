#pragma once

#include "libnav/collision/obstaclefield.h"

#include <cstdint>
#include <vector>

namespace thicket::test {

/// Kinds of maps that are hard for geometry, each seeded.
enum class Family {
    disjoint,
    overlapping,
    nested,
    coincident,
    touching,
    lattice,
    walls,
    collinearWalls,
    polygons,
    arena,
    mixedRadii,
    farAway,
    everything,
    roundArenas,   ///< inverted circles, alone and several, also around inverted polygons
    arenaContacts, ///< obstacles that touch them or coincide, arenas too small for the agent
};
inline constexpr Family allFamilies[] = {
    Family::disjoint,   Family::overlapping, Family::nested,       Family::coincident,
    Family::touching,   Family::lattice,     Family::walls,        Family::collinearWalls,
    Family::polygons,   Family::arena,       Family::mixedRadii,   Family::farAway,
    Family::everything, Family::roundArenas, Family::arenaContacts};

const char* name(Family family);

/// Some dozens of obstacles in the square from `origin` with side `side`.
struct FamilyMap {
    std::vector<nav::Obstacle> obstacles;
    nav::Point origin;
    double side = 40;
};
FamilyMap makeFamily(Family family, std::uint64_t seed);

/// Distance from p to the nearest obstacle grown by the agent's radius, negative inside, by a loop
/// over the shapes as given.
double bruteClearance(const std::vector<nav::Obstacle>& obstacles, double agentRadius,
                      nav::Point p);
/// The same with the minimum expansion that a field of that tolerance gives to walls and polygons
/// for rays and rims.
double bruteExpandedClearance(const std::vector<nav::Obstacle>& obstacles, double agentRadius,
                              double tolerance, nav::Point p);

} // namespace thicket::test
