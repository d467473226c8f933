#pragma once

#include "libnav/path/openlist.h"
#include "libnav/tangent/graph/tangentgraph.h"

#include <limits>

namespace thicket::bench {

struct SearchRoom {
    nav::SearchMemory graph;
    nav::OpenListMemory queue;
};

/// Best-first search by a plain loop with any open list.
template <class Open> void searchByHand(nav::TangentGraph& graph, Open& open)
{
    open.push(nav::TangentGraph::root);
    while (!open.empty() && !graph.isGoalReached()) {
        const std::uint32_t intent = open.top();
        open.pop();
        const nav::TangentGraph::Followers followers = graph.expand(intent);
        for (std::uint32_t follower = followers.begin; follower != followers.end; ++follower)
            open.push(follower);
    }
}

/// The number of vertices after `search(graph)` on a fresh graph.
template <class Search> std::size_t expandedBy(Search search, const nav::ObstacleField& field,
                                               const nav::Segment& pair, nav::SearchMemory& memory)
{
    nav::TangentGraph graph(field, {pair.a, pair.b, pair.a, pair.b}, {}, {}, memory);
    search(graph);
    return graph.vertices().size();
}

using Buckets = nav::OpenList<nav::TangentGraph>;

/// The open list as the search builds it, without a limit.
inline Buckets bucketsOf(const nav::TangentGraph& graph, SearchRoom& room)
{
    return {graph, 1, std::numeric_limits<double>::infinity(), room.queue};
}

} // namespace thicket::bench
