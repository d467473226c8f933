#include "tests/bench/googlebenchmark.h"
#include "tests/bench/scenes.h"
#include "tests/support/oracles/alltangents.h"
#include "tests/support/oracles/completesearch.h"
#include "tests/support/oracles/gridastar.h"
#include "tests/support/oracles/growingobstacles.h"

#include <cmath>

/// Other methods that find the same paths, in one run with findPath on the same pairs. `times` is
/// the ratio of the medians, `differ` the number of different lengths.
namespace thicket::bench {

namespace {

using nav::ObstacleField;
using nav::Segment;

struct Workload {
    const test::Forest& forest;
    const ObstacleField& field;
    std::vector<Segment> pairs;
};

Workload workloadOf(const benchmark::State& state, int pairs)
{
    const int count = int(state.range(0));
    const int cover = int(state.range(1));
    const ObstacleField& field = fieldOf(count, cover);
    const test::Forest& forest = forestOf(count, cover);
    return {forest, field, randomPairs(field, forest.side, pairs)};
}

/// Few if a peer is slow.
int few(const benchmark::State& state) { return state.range(0) > 1000 ? 6 : 40; }

/// Runs the peer and findPath alternately. `peer` returns the length of its path for a pair.
template <class Peer> void race(benchmark::State& state, const Workload& workload, Peer peer)
{
    QueryTimes ours(workload.pairs.size());
    QueryTimes theirs(workload.pairs.size());
    double differ = 0;
    double excess = 0;
    for (auto _ : state) {
        differ = excess = 0;
        for (std::size_t i = 0; i < workload.pairs.size(); ++i) {
            const nav::Segment& pair = workload.pairs[i];
            const double want =
                ours.measure(i, [&] { return findPath(workload.field, pair.a, pair.b); })
                    .path.length();
            const double got = theirs.measure(i, [&] { return peer(pair); }).value_or(INFINITY);
            differ += std::abs(got - want) > 1e-9 * want;
            excess += got / want - 1;
        }
    }
    report(state, theirs);
    state.counters["ours_us"] = ours.median();
    state.counters["times"] = theirs.median() / ours.median();
    state.counters["differ"] = differ;
    state.counters["excess"] = excess / double(workload.pairs.size());
}

void growingObstacles(benchmark::State& state)
{
    const Workload workload = workloadOf(state, few(state));
    test::World world;
    world.obstacles = workload.forest.circles;
    race(state, workload, [&](const Segment& pair) -> std::optional<double> {
        const auto result = findPathAmongGrowing(world, workload.field, pair.a, pair.b);
        return result.path.length();
    });
}
BENCHMARK(growingObstacles)
    ->ArgNames({"circles", "cover"})
    ->ArgsProduct({{1000}, {5, 20, 40}})
    ->Args({10000, 20})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

void allTangentsCold(benchmark::State& state)
{
    const Workload workload = workloadOf(state, few(state));
    race(state, workload, [&](const Segment& pair) {
        return test::shortestByAllTangents(workload.field, pair.a, pair.b);
    });
}
BENCHMARK(allTangentsCold)
    ->ArgNames({"circles", "cover"})
    ->ArgsProduct({{1000}, {5, 20, 40}})
    ->Args({10000, 20})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

/// From the second round on all tangents are cached.
void allTangentsWarm(benchmark::State& state)
{
    const Workload workload = workloadOf(state, few(state));
    test::AllTangents solver(workload.field);
    race(state, workload, [&](const Segment& pair) { return solver.shortest(pair.a, pair.b); });
}
BENCHMARK(allTangentsWarm)
    ->ArgNames({"circles", "cover"})
    ->ArgsProduct({{1000}, {5, 20, 40}})
    ->Args({10000, 20})
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);

void gridAStar(benchmark::State& state)
{
    const Workload workload = workloadOf(state, 100);
    const nav::Box square{{0, 0}, {workload.forest.side, workload.forest.side}};
    const double begin = microseconds();
    test::GridAStar grid(workload.field, nav::grown(square, 3), 0.25);
    state.counters["prepared_ms"] = 1e-3 * (microseconds() - begin);
    race(state, workload, [&](const Segment& pair) { return grid.length(pair.a, pair.b); });
}
BENCHMARK(gridAStar)
    ->ArgNames({"circles", "cover"})
    ->ArgsProduct({{1000, 10000}, {20, 40}})
    ->Iterations(2)
    ->Unit(benchmark::kMillisecond);

/// The lower limit: its search alone, with the ends connected beforehand.
void completeGraphSearch(benchmark::State& state)
{
    const Workload workload = workloadOf(state, 200);
    double begin = microseconds();
    test::CompleteSearch solver(workload.field);
    state.counters["prepared_ms"] = 1e-3 * (microseconds() - begin);
    std::vector<test::CompleteSearch::Query> queries;
    begin = microseconds();
    for (const Segment& pair : workload.pairs)
        queries.push_back(solver.connected(pair.a, pair.b));
    state.counters["connect_us"] = (microseconds() - begin) / double(queries.size());
    race(state, workload, [&](const Segment& pair) {
        return solver.shortest(queries[std::size_t(&pair - workload.pairs.data())]);
    });
}
BENCHMARK(completeGraphSearch)
    ->ArgNames({"circles", "cover"})
    ->ArgsProduct({{1000}, {5, 20, 40}})
    ->Args({10000, 40})
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);

} // namespace

} // namespace thicket::bench
