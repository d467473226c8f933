#pragma once

#include "libnav/collision/obstaclefield.h"

#include <string>
#include <vector>

namespace thicket::test {

/// The circles of a CSV file with the header `x,y,radius`, ids from 1. In a file with positions
/// only, all get `radiusOfPoints`.
std::vector<nav::Obstacle> readTrees(const std::string& path, double radiusOfPoints = 0);

/// The box of their centres.
nav::Box boxOf(const std::vector<nav::Obstacle>& trees);

/// The `count` of them nearest to p.
std::vector<nav::Obstacle> nearestTrees(std::vector<nav::Obstacle> trees, nav::Point p,
                                        std::size_t count);

} // namespace thicket::test
