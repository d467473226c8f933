#include "libnav/path/openlist.h"
#include "libnav/tangent/boostgraph.h"
#include "tests/bench/querytiming.h"
#include "tests/bench/scenes.h"

#include <boost/graph/breadth_first_search.hpp>

#include <cmath>
#include <limits>

/// boost::breadth_first_visit, as the search uses it, against a loop by hand: the same tangent
/// graph, open list and order, so all that differs is what Boost.Graph costs. The graph is no part
/// of the library's interface: this program has those sources in it.
namespace thicket::bench {

namespace {

using OpenList = nav::OpenList<nav::TangentGraph>;
using nav::Segment;
using nav::TangentGraph;

struct EndAtGoal : boost::default_bfs_visitor {
    TangentGraph* graph = nullptr;
    OpenList* open = nullptr;
    void finish_vertex(std::uint32_t, const nav::SearchGraph&) const
    {
        if (graph->isGoalReached())
            open->end();
    }
};

void searchByBoost(TangentGraph& graph, OpenList& open)
{
    EndAtGoal visitor;
    visitor.graph = &graph;
    visitor.open = &open;
    boost::breadth_first_visit(nav::SearchGraph{&graph}, TangentGraph::root, open, visitor,
                               nav::White{});
}

void searchByHand(TangentGraph& graph, OpenList& open)
{
    open.push(TangentGraph::root);
    while (!open.empty() && !graph.isGoalReached()) {
        const std::uint32_t intent = open.top();
        open.pop();
        const TangentGraph::Followers followers = graph.expand(intent);
        for (std::uint32_t follower = followers.begin; follower != followers.end; ++follower)
            open.push(follower);
    }
}

struct Memory {
    nav::SearchMemory graph;
    nav::OpenListMemory queue;
};

template <class Search> std::size_t expandedBy(Search search, const nav::ObstacleField& field,
                                               const Segment& pair, Memory& memory)
{
    TangentGraph graph(field, {pair.a, pair.b, pair.a, pair.b}, {}, {}, memory.graph);
    OpenList open(graph, 1, std::numeric_limits<double>::infinity(), memory.queue);
    search(graph, open);
    return graph.vertices().size();
}

void boostAgainstHand(benchmark::State& state)
{
    const int count = int(state.range(0));
    const nav::ObstacleField& field = fieldOf(count, 20);
    const auto pairs = randomPairs(field, forestOf(count, 20).side, pairCount(count));
    QueryTimes boost(pairs.size());
    QueryTimes hand(pairs.size());
    Memory memory;
    double differ = 0;
    int round = 0;
    for (auto _ : state) {
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            std::size_t expanded[2] = {};
            inTurns(
                round,
                [&] {
                    expanded[0] = boost.measure(
                        i, [&] { return expandedBy(searchByBoost, field, pairs[i], memory); });
                },
                [&] {
                    expanded[1] = hand.measure(
                        i, [&] { return expandedBy(searchByHand, field, pairs[i], memory); });
                });
            differ += expanded[0] != expanded[1];
        }
        ++round;
    }
    state.counters["boost_us"] = boost.median();
    state.counters["hand_us"] = hand.median();
    state.counters["times"] = boost.median() / hand.median();
    state.counters["differ"] = differ;
}
BENCHMARK(boostAgainstHand)
    ->ArgName("circles")
    ->Arg(1000)
    ->Arg(10000)
    ->Arg(100000)
    ->Iterations(4)
    ->Unit(benchmark::kMillisecond);

} // namespace

} // namespace thicket::bench
