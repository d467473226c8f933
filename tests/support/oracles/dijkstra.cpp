#include "tests/support/oracles/dijkstra.h"

#include <functional>
#include <limits>
#include <queue>
#include <utility>

namespace thicket::test {

std::optional<double> shortestLength(const LengthGraph& graph, int from, int to)
{
    std::vector<double> best(graph.size(), std::numeric_limits<double>::infinity());
    using Item = std::pair<double, int>;
    std::priority_queue<Item, std::vector<Item>, std::greater<>> open;
    best[static_cast<std::size_t>(from)] = 0;
    open.push({0, from});
    while (!open.empty()) {
        const auto [cost, at] = open.top();
        open.pop();
        if (at == to)
            return cost;
        if (cost > best[static_cast<std::size_t>(at)])
            continue;
        for (const LengthArc& arc : graph[static_cast<std::size_t>(at)])
            if (cost + arc.length < best[static_cast<std::size_t>(arc.to)]) {
                best[static_cast<std::size_t>(arc.to)] = cost + arc.length;
                open.push({cost + arc.length, arc.to});
            }
    }
    return {};
}

} // namespace thicket::test
