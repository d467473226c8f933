#pragma once

#include "libnav/path/pathfinder.h"
#include "tests/support/worlds/obstaclefamilies.h"

namespace thicket::test {

/// A third solver: findPath among the obstacles that the straight line meets, then with those added
/// that the path enters, until it enters none. Every answer in between is a lower bound, so the
/// last one is the shortest path among all. Obstacle ids must differ.
nav::PathResult findPathAmongGrowing(const World& world, const nav::ObstacleField& field,
                                     nav::Point start, nav::Point goal);

} // namespace thicket::test
