#include "libnav/path/path.h"
#include "libsteer/sim/crowd.h"
#include "tests/bench/neighboursearch.h"
#include "tests/support/crowdscenes.h"

#include <benchmark/benchmark.h>

#include <cstdio>

/// Neighbour search by all pairs and by a kd-tree, the ten nearest within 5 m as RVO2 asks for
/// them, beside a whole step of the crowd on the same agents: open plane, 0.25 agents a square
/// metre. Items are agent-steps.
namespace {

using namespace thicket;

std::vector<nav::Point> openPlaces(int count)
{
    std::vector<nav::Point> places;
    const auto trial = test::openPlane(count, 1, {.way = test::Way::straight});
    for (const steer::CrowdAgent& agent : trial.scenario.agents)
        places.push_back(agent.position);
    return places;
}

void allPairs(benchmark::State& state)
{
    const auto places = openPlaces(static_cast<int>(state.range(0)));
    bench::NearestFew nearest(10, 5);
    // a hundred of the agents show what all cost
    const std::uint32_t every = std::max<std::uint32_t>(1, std::uint32_t(places.size() / 100));
    std::int64_t searched = 0;
    for ([[maybe_unused]] auto round : state)
        for (std::uint32_t i = 0; i < places.size(); i += every, ++searched) {
            nearest.clear();
            bench::searchAll(places, i, nearest);
            benchmark::DoNotOptimize(nearest.found().data());
        }
    state.SetItemsProcessed(searched);
}
BENCHMARK(allPairs)->Arg(1000)->Arg(10000)->Arg(100000)->Unit(benchmark::kMillisecond);

void kdTree(benchmark::State& state)
{
    const auto places = openPlaces(static_cast<int>(state.range(0)));
    bench::NearestFew nearest(10, 5);
    bench::KdTree tree;
    for ([[maybe_unused]] auto round : state) {
        tree.build(places);
        for (std::uint32_t i = 0; i < places.size(); ++i) {
            nearest.clear();
            tree.search(i, nearest);
            benchmark::DoNotOptimize(nearest.found().data());
        }
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(places.size()) * state.iterations());
}
BENCHMARK(kdTree)->Arg(1000)->Arg(10000)->Arg(100000)->Unit(benchmark::kMillisecond);

void wholeStep(benchmark::State& state)
{
    const auto trial =
        test::openPlane(static_cast<int>(state.range(0)), 1, {.way = test::Way::straight});
    auto crowd = steer::Crowd::of(trial.scenario).value();
    for (int i = 0; i < 20; ++i)
        crowd.step();
    for ([[maybe_unused]] auto round : state)
        crowd.step();
    state.SetItemsProcessed(static_cast<std::int64_t>(crowd.size()) * state.iterations());
}
BENCHMARK(wholeStep)->Arg(1000)->Arg(10000)->Arg(100000)->Iterations(40)->Unit(
    benchmark::kMillisecond);

} // namespace

int main(int count, char** words)
{
    // Both must find the same before their times mean anything.
    const auto places = openPlaces(2000);
    bench::KdTree tree;
    tree.build(places);
    bench::NearestFew one(10, 5);
    bench::NearestFew other(10, 5);
    for (std::uint32_t i = 0; i < places.size(); ++i) {
        one.clear();
        other.clear();
        bench::searchAll(places, i, one);
        tree.search(i, other);
        bool isSame = one.found().size() == other.found().size();
        for (std::size_t k = 0; isSame && k < one.found().size(); ++k)
            isSame = one.found()[k].square == other.found()[k].square;
        if (!isSame) {
            std::fprintf(stderr, "bench-neighbours: the kd-tree is wrong\n");
            return 1;
        }
    }
    benchmark::Initialize(&count, words);
    benchmark::RunSpecifiedBenchmarks();
}
