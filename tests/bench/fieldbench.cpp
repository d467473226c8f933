#include "tests/bench/googlebenchmark.h"
#include "tests/bench/scenes.h"
#include "tests/support/geometry/splitmix.h"

#include <malloc.h>

#include <cmath>
#include <numbers>

namespace thicket::bench {

namespace {

using nav::Point;

void buildField(benchmark::State& state)
{
    const test::Forest& forest =
        forestOf(int(state.range(0)), int(state.range(1)), state.range(2) != 0);
    for (auto _ : state)
        benchmark::DoNotOptimize(nav::ObstacleField::build(forest.circles, 0));
}
BENCHMARK(buildField)->Apply(everyForest)->Unit(benchmark::kMillisecond);

/// A million circles: the wall-clock time of the index, and the memory that the process grows by.
void buildLargeField(benchmark::State& state)
{
    const test::Forest& forest = forestOf(1000000, 20);
    const unsigned threads = unsigned(state.range(0));
    double least = INFINITY;
    double grown = 0;
    for (auto _ : state) {
        malloc_trim(0);
        const double before = residentMegabytes();
        const double begin = wallSeconds();
        const auto field = nav::ObstacleField::build(forest.circles, 0, {threads}).value();
        least = std::min(least, wallSeconds() - begin);
        malloc_trim(0);
        grown = residentMegabytes() - before;
    }
    state.counters["wall_ms"] = 1e3 * least;
    state.counters["megabytes"] = grown;
}
BENCHMARK(buildLargeField)
    ->ArgName("threads")
    ->Arg(1)
    ->Arg(2)
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);

void shootRays(benchmark::State& state)
{
    const test::Forest& forest = forestOf(int(state.range(0)), 20);
    const nav::ObstacleField& field = fieldOf(int(state.range(0)), 20);
    const double reach = state.range(1) ? double(state.range(1)) : forest.side;
    test::SplitMix random(1);
    std::vector<nav::Segment> rays;
    for (int i = 0; i < 10000; ++i) {
        const Point from{random.between(0, forest.side), random.between(0, forest.side)};
        const double angle = random.between(0, 2 * std::numbers::pi);
        rays.push_back({from, from + reach * Point{std::cos(angle), std::sin(angle)}});
    }
    std::size_t next = 0;
    for (auto _ : state) {
        const nav::Segment& ray = rays[next++ % rays.size()];
        benchmark::DoNotOptimize(field.firstHit(ray.a, ray.b));
    }
}
// A length of 0 stands for the side of the map.
BENCHMARK(shootRays)
    ->ArgNames({"circles", "length"})
    ->ArgsProduct({{10000, 100000, 1000000}, {3, 30, 0}});

} // namespace

} // namespace thicket::bench
