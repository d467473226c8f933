#include "libnav/tangent/completegraph.h"
#include "tests/bench/googlebenchmark.h"
#include "tests/bench/scenes.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/published/realforests.h"
#include "tests/support/published/treefile.h"

#include <cmath>

namespace thicket::bench {

namespace {

using nav::ObstacleField;
using nav::Point;
using nav::Segment;

/// One iteration answers every pair twice in a row: `again` is the time of the second query, with
/// warm caches and branch prediction. The counters are per query.
void ask(benchmark::State& state, const ObstacleField& field, const std::vector<Segment>& pairs)
{
    QueryTimes times(pairs.size());
    QueryTimes again(pairs.size());
    Work work;
    for (auto _ : state)
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const auto query = [&] { return findPath(field, pairs[i].a, pairs[i].b); };
            work.add(times.measure(i, query));
            again.measure(i, query);
        }
    report(state, times);
    state.counters["again_us"] = again.median();
    report(state, work);
}

void findPaths(benchmark::State& state)
{
    const int count = int(state.range(0));
    const int cover = int(state.range(1));
    const bool overlapping = state.range(2) != 0;
    const ObstacleField& field = fieldOf(count, cover, overlapping);
    const double side = forestOf(count, cover, overlapping).side;
    ask(state, field, randomPairs(field, side, pairCount(count)));
}
BENCHMARK(findPaths)->Apply(everyForest)->Iterations(3)->Unit(benchmark::kMillisecond);
BENCHMARK(findPaths)
    ->ArgNames({"circles", "cover", "overlapping"})
    ->Args({1000000, 20, 0})
    ->Args({1000000, 20, 1})
    ->Args({1000000, 40, 0})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

/// Start and goal are that many percent of the side apart.
void findPathsAcross(benchmark::State& state)
{
    const int count = int(state.range(0));
    const ObstacleField& field = fieldOf(count, int(state.range(1)));
    const double side = forestOf(count, int(state.range(1))).side;
    const int pairs = count > 10000 ? 24 : 200;
    ask(state, field, pairsApart(field, side, side * double(state.range(2)) / 100, pairs));
}
BENCHMARK(findPathsAcross)
    ->ArgNames({"circles", "cover", "percent"})
    ->ArgsProduct({{1000, 10000, 100000}, {20, 40}, {20, 50, 90}})
    ->Iterations(2)
    ->Unit(benchmark::kMillisecond);

/// Start and goal are 50 units apart: a game's typical query, however large the map.
void findPathsNearby(benchmark::State& state)
{
    const int count = int(state.range(0));
    const ObstacleField& field = fieldOf(count, int(state.range(1)));
    ask(state, field, pairsApart(field, forestOf(count, int(state.range(1))).side, 50, 200));
}
BENCHMARK(findPathsNearby)
    ->ArgNames({"circles", "cover"})
    ->ArgsProduct({{10000, 1000000}, {20, 40}})
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);

/// What an eager generator costs before its first query. With more than a thousand circles only a
/// window with about a thousand of them is computed.
void buildCompleteGraph(benchmark::State& state)
{
    const int count = int(state.range(0));
    const test::Forest& forest = forestOf(count, int(state.range(1)));
    const ObstacleField& field = fieldOf(count, int(state.range(1)));
    nav::CompleteGraphOptions options;
    if (count > 1000) {
        const double side = forest.side * std::sqrt(1000.0 / count);
        const Point middle{forest.side / 2, forest.side / 2};
        const Point half{side / 2, side / 2};
        options.window = nav::Box{middle - half, middle + half};
    }
    double edges = 0;
    for (auto _ : state) {
        const auto graph = nav::CompleteGraph::build(field, options);
        edges = double(graph.surfing.size());
    }
    state.counters["surfing"] = edges;
}
BENCHMARK(buildCompleteGraph)
    ->ArgNames({"circles", "cover"})
    ->ArgsProduct({{1000, 10000}, {5, 20, 40}})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

/// Free points in the box of the trees, for an agent that fits badly.
void findPathsAmongTrees(benchmark::State& state, const test::RealForest& forest)
{
    const auto trees = test::readTrees(
        std::string(THICKET_SHARED_DATA "/forests/") + forest.file + ".csv", forest.radiusOfPoints);
    const auto field = ObstacleField::build(trees, forest.agentRadii[1]).value();
    const nav::Box box = test::boxOf(trees);
    test::SplitMix random(1);
    const auto freePoint = [&] {
        for (;;) {
            const Point p{random.between(box.min.x, box.max.x),
                          random.between(box.min.y, box.max.y)};
            if (field.clearance(p) > 0)
                return p;
        }
    };
    std::vector<Segment> pairs;
    for (int i = 0; i < 200; ++i) {
        const Point start = freePoint();
        pairs.push_back({start, freePoint()});
    }
    state.counters["trees"] = double(trees.size());
    ask(state, field, pairs);
}

[[maybe_unused]] const bool areAdded = [] {
    for (const test::RealForest& forest : test::realForests)
        if (!test::readTrees(std::string(THICKET_SHARED_DATA "/forests/") + forest.file + ".csv", 1)
                 .empty())
            benchmark::RegisterBenchmark(
                (std::string("findPathsAmongTrees/") + forest.file).c_str(),
                [&forest](benchmark::State& state) { findPathsAmongTrees(state, forest); })
                ->Iterations(3)
                ->Unit(benchmark::kMillisecond);
    return true;
}();

} // namespace

} // namespace thicket::bench
