#include "libnav/path/queries.h"
#include "tests/bench/googlebenchmark.h"
#include "tests/bench/scenes.h"

#include <cmath>
#include <thread>

namespace thicket::bench {

namespace {

/// The same queries one after another and on two threads, by the wall clock. Needs a quiet machine.
/// The least of all rounds counts.
void findPathsOnThreads(benchmark::State& state)
{
    const int count = int(state.range(0));
    const nav::ObstacleField& field = fieldOf(count, 20);
    const auto pairs = randomPairs(field, forestOf(count, 20).side, int(state.range(1)));
    double least[2] = {INFINITY, INFINITY};
    for (auto _ : state)
        for (const unsigned threads : {1U, 2U}) {
            const double begin = wallSeconds();
            benchmark::DoNotOptimize(findPathsBetween(field, pairs, {}, threads));
            least[threads - 1] = std::min(least[threads - 1], wallSeconds() - begin);
        }
    state.counters["one_ms"] = 1e3 * least[0];
    state.counters["two_ms"] = 1e3 * least[1];
    state.counters["faster"] = least[0] / least[1];
    state.counters["cores"] = std::thread::hardware_concurrency();
}
BENCHMARK(findPathsOnThreads)
    ->ArgNames({"circles", "queries"})
    ->Args({1000, 20000})
    ->Args({10000, 2000})
    ->Args({100000, 100})
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);

} // namespace

} // namespace thicket::bench
