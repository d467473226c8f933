#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/ground/ground.h"
#include "tests/support/geometry/splitmix.h"

#include <string>
#include <vector>

/// Moves of discs held to distances from every obstacle as it was given.
namespace thicket::test {

using Obstacles = std::vector<nav::Obstacle>;

/// The lattice that moves in tests end on.
inline constexpr double denominator = 0x1p14;
inline constexpr double unit = 1 / denominator;
inline constexpr double skin = 4 * unit;
nav::Point onLattice(nav::Point p);

/// Distance from p to the nearest obstacle, negative inside.
double dumbGap(const Obstacles& obstacles, nav::Point p);
/// The least gap on the straight way between an obstacle and a point that begins outside of it.
double dumbGap(const Obstacles& obstacles, const nav::Segment& way);

/// What distances of coordinates as large can be wrong by.
double roundingAt(nav::Point p);

/// What is wrong with a move from where the disc was clear; empty when nothing is.
std::string faultOf(const Obstacles& obstacles, const steer::Move& move, nav::Point p,
                    double radius);

/// Of that length, anywhere.
nav::Point wayOf(double size, SplitMix& dice);
nav::Obstacle wall(std::int64_t id, std::vector<nav::Point> points, double thickness = 0);

} // namespace thicket::test
