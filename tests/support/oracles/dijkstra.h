#pragma once

#include <optional>
#include <vector>

namespace thicket::test {

/// A directed graph with lengths: the arcs that leave each node.
struct LengthArc {
    int to = 0;
    double length = 0; ///< >= 0
};
using LengthGraph = std::vector<std::vector<LengthArc>>;

/// The length of the shortest path between two nodes; nullopt if there is none.
std::optional<double> shortestLength(const LengthGraph& graph, int from, int to);

} // namespace thicket::test
