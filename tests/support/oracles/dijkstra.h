#pragma once

#include <optional>
#include <vector>

namespace thicket::test {

/// A directed graph with lengths: for every node the arcs that leave it.
struct LengthArc {
    int to = 0;
    double length = 0; ///< >= 0
};
using LengthGraph = std::vector<std::vector<LengthArc>>;

/// Length of the shortest way between two nodes; nothing when there is none.
std::optional<double> shortestWay(const LengthGraph& graph, int from, int to);

} // namespace thicket::test
