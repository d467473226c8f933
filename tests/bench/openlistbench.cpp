#include "libnav/tangent/graph/boostgraph.h"
#include "tests/bench/googlebenchmark.h"
#include "tests/bench/handsearch.h"
#include "tests/bench/scenes.h"

#include <boost/graph/breadth_first_search.hpp>

#include <optional>

/// The loop and the open list of the search: boost::breadth_first_visit and our open list, each
/// compared with an alternative on the same tangent graph in the same order, so that only their
/// cost differs. The graph is not part of the library's interface, so its sources are compiled into
/// this program.
namespace thicket::bench {

namespace {

using nav::TangentGraph;

struct EndAtGoal : boost::default_bfs_visitor {
    TangentGraph* graph = nullptr;
    Buckets* open = nullptr;
    void finish_vertex(std::uint32_t, const nav::SearchGraph&) const
    {
        if (graph->isGoalReached())
            open->end();
    }
};

void searchByBoost(TangentGraph& graph, Buckets& open)
{
    EndAtGoal visitor;
    visitor.graph = &graph;
    visitor.open = &open;
    boost::breadth_first_visit(nav::SearchGraph{&graph}, TangentGraph::root, open, visitor,
                               nav::White{});
}

/// The open list as a binary heap. With a slot for the best item, which usually is the last one
/// queued, the heap need not be sifted in that case.
class Heap {
    using Item = nav::OpenListMemory::Item;

public:
    Heap(const TangentGraph& graph, bool hasSlot, std::vector<Item>& items)
        : m_graph(graph), m_hasSlot(hasSlot), m_items(items)
    {
        m_items.clear();
    }

    void push(std::uint32_t intent)
    {
        Item item{m_graph.base(intent) + m_graph.estimate(intent), intent};
        if (m_slot) {
            if (isLater(*m_slot, item))
                std::swap(*m_slot, item);
        } else if (m_hasSlot && (m_items.empty() || isLater(m_items.front(), item))) {
            m_slot = item;
            return;
        }
        m_items.push_back(item);
        std::push_heap(m_items.begin(), m_items.end(), Later{*this});
    }
    std::uint32_t top() const { return m_slot ? m_slot->intent : m_items.front().intent; }
    void pop()
    {
        if (m_slot)
            return m_slot.reset();
        std::pop_heap(m_items.begin(), m_items.end(), Later{*this});
        m_items.pop_back();
    }
    bool empty() const { return !m_slot && m_items.empty(); }

private:
    struct Later {
        const Heap& heap;
        bool operator()(const Item& a, const Item& b) const { return heap.isLater(a, b); }
    };

    bool isLater(const Item& a, const Item& b) const
    {
        if (a.rank != b.rank)
            return a.rank > b.rank;
        const double travelledA = m_graph.base(a.intent);
        const double travelledB = m_graph.base(b.intent);
        return travelledA != travelledB ? travelledA < travelledB : a.intent > b.intent;
    }
    const TangentGraph& m_graph;
    bool m_hasSlot;
    std::vector<Item>& m_items;
    std::optional<Item> m_slot;
};

/// Every arrival is queued once more before its successors, as if vertices and intents were two
/// kinds of node.
void searchByTwoKinds(TangentGraph& graph, Buckets& open)
{
    open.push(TangentGraph::root);
    while (!open.empty() && !graph.isGoalReached()) {
        std::uint32_t intent = open.top();
        open.pop();
        const std::size_t before = graph.vertices().size();
        const TangentGraph::Followers followers = graph.expand(intent);
        if (graph.vertices().size() > before) {
            open.push(intent);
            benchmark::DoNotOptimize(intent = open.top());
            open.pop();
        }
        for (std::uint32_t follower = followers.begin; follower != followers.end; ++follower)
            open.push(follower);
    }
}

/// `other(graph, room)` and the plain loop with buckets, alternating. `times` is the ratio of the
/// medians.
template <class Other> void againstBuckets(benchmark::State& state, Other other)
{
    const int count = int(state.range(0));
    const int cover = int(state.range(1));
    const nav::ObstacleField& field = fieldOf(count, cover);
    const auto pairs = randomPairs(field, forestOf(count, cover).side, pairCount(count));
    QueryTimes theirs(pairs.size());
    QueryTimes hand(pairs.size());
    SearchRoom room;
    const auto byHand = [&](TangentGraph& graph) {
        Buckets open = bucketsOf(graph, room);
        searchByHand(graph, open);
    };
    const auto byOther = [&](TangentGraph& graph) { other(graph, room); };
    double differ = 0;
    int round = 0;
    for (auto _ : state) {
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            std::size_t expanded[2] = {};
            inTurns(
                round,
                [&] {
                    expanded[0] = theirs.measure(
                        i, [&] { return expandedBy(byOther, field, pairs[i], room.graph); });
                },
                [&] {
                    expanded[1] = hand.measure(
                        i, [&] { return expandedBy(byHand, field, pairs[i], room.graph); });
                });
            differ += expanded[0] != expanded[1];
        }
        ++round;
    }
    state.counters["other_us"] = theirs.median();
    state.counters["hand_us"] = hand.median();
    state.counters["times"] = theirs.median() / hand.median();
    state.counters["differ"] = differ;
}

void boost(benchmark::State& state)
{
    againstBuckets(state, [](TangentGraph& graph, SearchRoom& room) {
        Buckets open = bucketsOf(graph, room);
        searchByBoost(graph, open);
    });
}

void heap(benchmark::State& state)
{
    againstBuckets(state, [hasSlot = state.range(2) != 0](TangentGraph& graph, SearchRoom& room) {
        Heap open(graph, hasSlot, room.queue.near);
        searchByHand(graph, open);
    });
}

void twoKinds(benchmark::State& state)
{
    againstBuckets(state, [](TangentGraph& graph, SearchRoom& room) {
        Buckets open = bucketsOf(graph, room);
        searchByTwoKinds(graph, open);
    });
}

void settle(benchmark::internal::Benchmark* benchmark)
{
    benchmark->Iterations(4)->Unit(benchmark::kMillisecond);
}
BENCHMARK(boost)
    ->ArgNames({"circles", "cover"})
    ->ArgsProduct({{1000, 10000, 100000}, {20}})
    ->Apply(settle);
BENCHMARK(twoKinds)
    ->ArgNames({"circles", "cover"})
    ->ArgsProduct({{1000, 10000, 100000}, {20, 40}})
    ->Apply(settle);
BENCHMARK(heap)
    ->ArgNames({"circles", "cover", "slot"})
    ->ArgsProduct({{1000, 10000, 100000}, {20, 40}, {0, 1}})
    ->Apply(settle);

} // namespace

} // namespace thicket::bench
