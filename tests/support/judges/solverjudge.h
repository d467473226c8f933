#pragma once

#include "tests/support/worlds/obstaclefamilies.h"

#include <string>

namespace thicket::test {

/// What A* over all tangents, or findPath among growing obstacles, says other than findPath:
/// whether there is a path, or its length. Empty when they agree, or an end is blocked.
std::string disagreementOn(const World& world, const nav::ObstacleField& field,
                           const nav::Segment& query);

} // namespace thicket::test
