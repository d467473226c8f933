#pragma once

#include "tests/support/obstaclefamilies.h"
#include "tests/support/pathoracle.h"

#include <string>

namespace thicket::test {

/// A world with everything needed to hold its paths to the second method.
struct JudgedWorld {
    explicit JudgedWorld(World of);

    World world;
    nav::ObstacleField field;
    PathOracle oracle;
};

/// Lengths that differ by rounding only.
bool agree(double a, double b, const nav::ObstacleField& field);

/// What is wrong with findPath from start to goal and back: status, length, an edge that jumps or
/// bends, a point inside an obstacle. Empty when nothing is.
std::string faultOf(const JudgedWorld& judged, Point start, Point goal);

} // namespace thicket::test
