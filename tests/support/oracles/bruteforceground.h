#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/ground/ground.h"
#include "tests/support/geometry/splitmix.h"

#include <string>
#include <vector>

/// Checks moves of discs against the distances from every obstacle as given.
namespace thicket::test {

using Obstacles = std::vector<nav::Obstacle>;

/// The lattice of the points on which moves in tests end.
inline constexpr double denominator = 0x1p14;
inline constexpr double unit = 1 / denominator;
inline constexpr double skin = 4 * unit;
nav::Point onLattice(nav::Point p);

/// Distance from p to the nearest obstacle, negative inside.
double bruteForceGap(const Obstacles& obstacles, nav::Point p);
/// The least gap between an obstacle and a segment that begins outside of it.
double bruteForceGap(const Obstacles& obstacles, const nav::Segment& segment);

/// The rounding error of distances at coordinates of this size.
double roundingAt(nav::Point p);

/// What is wrong with a move of a disc that was clear before. Empty if nothing is.
std::string faultOf(const Obstacles& obstacles, const steer::Move& move, nav::Point p,
                    double radius);

/// A random vector of that length.
nav::Point randomVector(double size, SplitMix& dice);
nav::Obstacle wall(std::int64_t id, std::vector<nav::Point> points, double thickness = 0);

} // namespace thicket::test
