#pragma once

#include "libnav/collision/obstaclefield.h"
#include "tests/support/oracles/plaincells.h"

#include <vector>

namespace thicket::test {

/// Distance from p to the obstacle's outline, negative inside, from the definition of each shape.
/// Walls extend half their thickness to either side.
double bareGap(nav::Point p, const nav::Shape& shape);
/// The smallest one along the segment from a to b.
double bareGap(nav::Point a, nav::Point b, const nav::Shape& shape);

/// Obstacles as they were drawn, in a plain grid. Shares no code with what moves agents.
class BareObstacles {
public:
    /// `reach` (> 0): the range of the queries.
    BareObstacles(const std::vector<nav::Obstacle>& obstacles, double reach);

    struct Nearest {
        double gap = 0; ///< the reach if nothing is nearer
        const nav::Obstacle* obstacle = nullptr;
    };
    /// Along the segment from a to b, which must be no longer than the reach.
    Nearest along(nav::Point a, nav::Point b) const;
    /// All that are nearer to p than `distance`, which is at most the reach.
    std::vector<nav::Obstacle> near(nav::Point p, double distance) const;

private:
    std::vector<nav::Obstacle> m_obstacles;
    double m_reach;
    std::vector<std::size_t> m_everywhere; // inverted ones
    PlainCells m_cells;
};

} // namespace thicket::test
