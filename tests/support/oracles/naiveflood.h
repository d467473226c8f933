#pragma once

#include "libsteer/flow/integrationfield.h"

#include <random>
#include <vector>

namespace thicket::test {

/// A grid of unit cells at the origin, of which `blockedShare` are blocked and `slowShare` cost 2
/// to 9.
steer::CostField randomCosts(std::mt19937_64& random, int columns, int rows, double blockedShare,
                             double slowShare = 0);

/// Travel costs by rows and columns.
using CostTable = std::vector<std::vector<double>>;

/// What an IntegrationField should hold, computed by testing every cell repeatedly until no
/// neighbour gives a lower cost. Eikonal: the least over 64 points of each triangle's far side is
/// refined by bisection, and `seeds` hold the initial costs of cells.
CostTable naiveFlood(const steer::CostField& costs, const std::vector<nav::Point>& goals,
                     steer::FlowMethod method, const CostTable& seeds = {});

enum class Sight { clear, blocked, unclear };
/// Whether the segment between a cell's centre and a goal only passes cells of cost 1, by a test
/// against every other cell. Unclear where rounding decides.
Sight naiveSight(const steer::CostField& costs, steer::Cell cell, nav::Point goal);

} // namespace thicket::test
