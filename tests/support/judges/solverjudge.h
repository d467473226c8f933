#pragma once

#include "tests/support/worlds/obstaclefamilies.h"

#include <string>

namespace thicket::test {

/// How A* over all tangents, or findPath among growing obstacles, differs from findPath: whether
/// there is a path, or its length. Empty if they agree, or an end is blocked.
std::string disagreementOn(const World& world, const nav::ObstacleField& field,
                           const nav::Segment& query);

} // namespace thicket::test
