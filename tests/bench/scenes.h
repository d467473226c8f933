#pragma once

#include "libnav/collision/obstaclefield.h"
#include "tests/support/worlds/forest.h"

#include <vector>

namespace thicket::bench {

/// The forests of all figures: circles of radius 0.5 to 1.5, including the agent's radius, with
/// `cover` percent. The seed is their number plus the cover, plus 7 if they may overlap. Every
/// forest is cached, and the last field, too.
const test::Forest& forestOf(int count, int cover, bool overlapping = false);
const nav::ObstacleField& fieldOf(int count, int cover, bool overlapping = false);

/// Start and goal anywhere in the square from the origin, a quarter of a unit clear of everything.
std::vector<nav::Segment> randomPairs(const nav::ObstacleField& field, double side, int count);
/// The same, with start and goal `apart` from each other.
std::vector<nav::Segment> pairsApart(const nav::ObstacleField& field, double side, double apart,
                                     int count);
/// So many pairs that a round takes about a second.
inline int pairCount(int circles) { return circles > 100000 ? 32 : circles > 10000 ? 100 : 500; }

} // namespace thicket::bench
