#pragma once

#include "libsteer/comparison/solverrow.h"

#include <functional>
#include <stop_token>

namespace thicket::steer {

struct ComparisonOptions {
    /// In this order. The exact one must be the first.
    std::vector<SolverMethod> methods = {SolverMethod::exact, SolverMethod::weighted,
                                         SolverMethod::completeGraph, SolverMethod::grid,
                                         SolverMethod::flow};
    double weight = 1.05; ///< of the weighted search, > 1
    /// The side of a cell for grid and flow, map units; see cellSide().
    double cellSide = 0;
    /// The complete graph is not built if it has more edges than this.
    std::size_t maxSurfingEdges = 500'000;
    /// For each search of the tangent graph.
    std::size_t maxExpansions = std::numeric_limits<std::size_t>::max();
    /// For each method. One that takes longer is `budgetExceeded`, and the next one begins. 0:
    /// none.
    std::chrono::nanoseconds timeLimit{};
    /// From any thread. Rows that are not done yet are then `cancelled`.
    std::stop_token stop = {};
    /// Called on this thread with each row when it is done. May be empty.
    std::function<void(const SolverRow&)> onRow = {};
};

/// The side of cells that a comparison takes where `asked` is ComparisonOptions::cellSide, map
/// units. 0: the agent's radius, but at most half a million cells. Any other: at most a million, so
/// that a smaller side is raised. Cells cover the obstacles and the ends.
THICKET_STEER_EXPORT double cellSide(const nav::ObstacleField& field, const nav::Segment& query,
                                     double asked = 0);

/// Answers one query by several methods. The field already includes the agent's radius. No path
/// enters an obstacle, so none is shorter than the exact one. Without a time limit everything but
/// the times is the same on any machine, and time is bounded but for the exact search, which takes
/// what findPath takes within maxExpansions. All but that of the complete graph grow with the map
/// as their searches do.
THICKET_STEER_EXPORT std::vector<SolverRow> compareSolvers(const nav::ObstacleField& field,
                                                           const nav::Segment& query,
                                                           const ComparisonOptions& options = {});

} // namespace thicket::steer
