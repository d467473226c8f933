#include "tests/bench/googlebenchmark.h"
#include "tests/bench/scenes.h"

#include "libnav/path/pathfinder.h"

#include <malloc.h>

namespace thicket::bench {

namespace {

using nav::ObstacleField;

// The forests' circles include an agent of this radius. Here it is subtracted again.
constexpr double largest = 0.3;

std::vector<nav::Obstacle> bareCircles(int count)
{
    std::vector<nav::Obstacle> circles = forestOf(count, 20).circles;
    for (nav::Obstacle& circle : circles)
        std::get<nav::Circle>(circle.shape).radius -= largest;
    return circles;
}

std::size_t sum(const nav::PathResult& result) { return result.statistics.expanded; }

/// A new radius and one query, with a field derived from an existing one and with one built anew;
/// then the same query once more in both. The least of the rounds of each pair, medians over the
/// pairs.
void changeRadius(benchmark::State& state)
{
    const int count = int(state.range(0));
    const auto circles = bareCircles(count);
    const double side = forestOf(count, 20).side;
    const auto pairs = randomPairs(fieldOf(count, 20), side, count > 100000 ? 8 : 40);
    constexpr int rounds = 2;
    QueryTimes change(pairs.size());
    QueryTimes derived(pairs.size());
    QueryTimes derivedAgain(pairs.size());
    QueryTimes build(pairs.size());
    QueryTimes fresh(pairs.size());
    QueryTimes freshAgain(pairs.size());
    for (auto _ : state) {
        const double plain = microseconds();
        auto standing = ObstacleField::build(circles, largest).value();
        const double prepared = microseconds();
        // The first other radius builds the index of contacts.
        benchmark::DoNotOptimize(standing.withAgentRadius(0.01));
        state.counters["build_ms"] = (prepared - plain) / 1e3;
        state.counters["first_change_ms"] = (microseconds() - prepared) / 1e3;
        for (int round = 0; round < rounds; ++round)
            for (std::size_t i = 0; i < pairs.size(); ++i) {
                const double radius = largest * (double(i) + 0.5) / double(pairs.size());
                const auto ask = [&](const ObstacleField& field) {
                    return sum(nav::findPath(field, pairs[i].a, pairs[i].b));
                };
                inTurns(
                    round + int(i),
                    [&] {
                        const auto field = change.measure(
                            i, [&] { return standing.withAgentRadius(radius).value(); });
                        derived.measure(i, [&] { return ask(field); });
                        derivedAgain.measure(i, [&] { return ask(field); });
                    },
                    [&] {
                        const auto field = build.measure(
                            i, [&] { return ObstacleField::build(circles, radius).value(); });
                        fresh.measure(i, [&] { return ask(field); });
                        freshAgain.measure(i, [&] { return ask(field); });
                    });
            }
    }
    state.counters["change_us"] = change.median();
    state.counters["query_us"] = derived.median();
    state.counters["again_us"] = derivedAgain.median();
    state.counters["rebuild_us"] = build.median();
    state.counters["rebuilt_query_us"] = fresh.median();
    state.counters["rebuilt_again_us"] = freshAgain.median();
}
BENCHMARK(changeRadius)
    ->ArgName("circles")
    ->Arg(10000)
    ->Arg(100000)
    ->Arg(1000000)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

/// To a radius above that of the field: the first, for which a wider field is built, and the next.
void growRadius(benchmark::State& state)
{
    const auto circles = bareCircles(int(state.range(0)));
    const auto standing = ObstacleField::build(circles, largest / 3).value();
    for (auto _ : state) {
        const double begin = microseconds();
        const auto first = standing.withAgentRadius(largest / 2).value();
        const double middle = microseconds();
        const auto second = standing.withAgentRadius(0.6 * largest).value();
        state.counters["first_us"] = middle - begin;
        state.counters["next_us"] = microseconds() - middle;
    }
}
BENCHMARK(growRadius)
    ->ArgName("circles")
    ->Arg(10000)
    ->Arg(100000)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

/// The memory that the process grows by with each radius, with a million circles.
void keepSeveralRadii(benchmark::State& state)
{
    const auto circles = bareCircles(1000000);
    for (auto _ : state) {
        const auto standing = ObstacleField::build(circles, largest).value();
        malloc_trim(0);
        const double before = residentMegabytes();
        const auto first = standing.withAgentRadius(0.2).value();
        malloc_trim(0);
        const double one = residentMegabytes();
        const auto second = standing.withAgentRadius(0.1).value();
        malloc_trim(0);
        const double two = residentMegabytes();
        state.counters["first_megabytes"] = one - before;
        state.counters["next_megabytes"] = two - one;
    }
}
BENCHMARK(keepSeveralRadii)->Iterations(1)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace thicket::bench
