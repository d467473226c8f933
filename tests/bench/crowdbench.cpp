#include "libsteer/lanes/kernelchoice.h"
#include "libsteer/sim/crowd.h"
#include "tests/bench/neighboursearch.h"
#include "tests/support/crowds/crowdscenes.h"

#include <benchmark/benchmark.h>

#include <malloc.h>

#include <algorithm>
#include <cstdio>

/// Steps of whole crowds, and for comparison neighbour queries alone with other methods: all pairs
/// and a kd-tree. Items are agent-steps.
namespace {

using namespace thicket;
using Kind = steer::BehaviourKind;

/// Allocated by the process, bytes.
double memoryInUse()
{
    const struct mallinfo2 info = mallinfo2();
    return static_cast<double>(info.uordblks) + static_cast<double>(info.hblkhd);
}

/// `before`: steps that are run first, until agents are in full motion or among the obstacles.
void runSteps(benchmark::State& state, const steer::Scenario& scenario, int before)
{
    const double without = memoryInUse();
    Result<steer::Crowd> crowd = steer::Crowd::of(scenario);
    if (!crowd) {
        state.SkipWithError(crowd.error().text().c_str());
        return;
    }
    const auto threads = static_cast<unsigned>(state.range(1));
    for (int i = 0; i < before; ++i)
        crowd->step(threads);
    const double with = memoryInUse();
    std::int64_t agentSteps = 0;
    for ([[maybe_unused]] auto round : state) {
        agentSteps += static_cast<std::int64_t>(crowd->size());
        crowd->step(threads);
    }
    state.SetItemsProcessed(agentSteps);
    state.counters["time/agent-step"] = benchmark::Counter(
        static_cast<double>(agentSteps), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
    state.counters["bytes/agent"] = (with - without) / static_cast<double>(scenario.agents.size());
}

/// Each agent is a group of its own with a goal of its own.
steer::Scenario openPlane(int count, std::vector<steer::StackedBehaviour> stack)
{
    steer::Scenario scenario =
        test::openPlane(count, 1, {.navigation = test::Navigation::straight}).scenario;
    for (steer::CrowdGroup& group : scenario.groups)
        group.stack = stack;
    return scenario;
}

void open(benchmark::State& state)
{
    runSteps(state,
             openPlane(static_cast<int>(state.range(0)),
                       {{Kind::avoidAgents, 1}, {Kind::separation, 1}, {Kind::arrive, 1}}),
             10);
}
/// The same with another instruction set. All give the same bits.
void openByLanes(benchmark::State& state)
{
    const auto level = static_cast<steer::LaneLevel>(state.range(2));
    const std::vector<steer::LaneLevel> levels = steer::laneLevels();
    if (std::ranges::find(levels, level) == levels.end()) {
        state.SkipWithError("this machine does not run these");
        return;
    }
    steer::forceLaneLevel(level);
    open(state);
    steer::forceLaneLevel(levels.back());
}
void orca(benchmark::State& state)
{
    runSteps(state,
             openPlane(static_cast<int>(state.range(0)), {{Kind::arrive, 1}, {Kind::orca, 1}}), 10);
}
/// Separation, alignment and cohesion only, like the boids of other libraries.
void boids(benchmark::State& state)
{
    steer::Scenario scenario = test::boids(static_cast<int>(state.range(0)), 1).scenario;
    std::erase_if(scenario.groups[0].stack,
                  [](const steer::StackedBehaviour& part) { return part.kind == Kind::wander; });
    runSteps(state, scenario, 10);
}
void boidsThatWander(benchmark::State& state)
{
    runSteps(state, test::boids(static_cast<int>(state.range(0)), 1).scenario, 10);
}
void field(benchmark::State& state, test::Navigation navigation, bool isOrca)
{
    const int count = static_cast<int>(state.range(0));
    runSteps(
        state,
        test::circleField(count, count / 2, 1, {.navigation = navigation, .orca = isOrca}).scenario,
        400);
}

/// What an edit costs after a step: one circle of a field is dragged.
void edits(benchmark::State& state)
{
    const int count = static_cast<int>(state.range(0));
    const int circles = static_cast<int>(state.range(1));
    const steer::Scenario scenario =
        test::circleField(count, circles, 1, {.navigation = test::Navigation::straight}).scenario;
    Result<steer::Crowd> crowd = steer::Crowd::of(scenario);
    if (!crowd) {
        state.SkipWithError(crowd.error().text().c_str());
        return;
    }
    crowd->step();
    const nav::Obstacle& first = scenario.obstacles.front();
    nav::Circle circle = std::get<nav::Circle>(first.shape);
    double by = 0.1;
    for ([[maybe_unused]] auto round : state) {
        circle.center.x += by;
        by = -by;
        if (!crowd->apply(steer::ChangeObstacles{{{first.id, circle}}}))
            state.SkipWithError("the change is refused");
    }
}

/// A step in a field of circles, some of which move 4 m to and fro.
void movingObstacles(benchmark::State& state)
{
    const int circles = static_cast<int>(state.range(2));
    steer::Scenario scenario = test::circleField(static_cast<int>(state.range(0)), circles, 1,
                                                 {.navigation = test::Navigation::path})
                                   .scenario;
    const auto moving = static_cast<std::size_t>(state.range(3));
    for (std::size_t i = 0; i < moving; ++i) {
        nav::Motion motion;
        motion.track = {i % 2 ? nav::Point{4, 0} : nav::Point{0, 4}};
        scenario.moving.push_back({scenario.obstacles.back(), motion});
        scenario.obstacles.pop_back();
    }
    runSteps(state, scenario, 100);
}
BENCHMARK(movingObstacles)
    ->Args({1000, 1, 2000, 0})
    ->Args({1000, 1, 2000, 200})
    ->Args({1000, 1, 20000, 0})
    ->Args({1000, 1, 20000, 200})
    ->ArgNames({"agents", "threads", "circles", "moving"})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Iterations(200);

void sizesAndThreads(benchmark::internal::Benchmark* bench)
{
    for (const int count : {10000, 100000})
        for (const int threads : {1, 2})
            bench->Args({count, threads});
    bench->ArgNames({"agents", "threads"})
        ->Unit(benchmark::kMillisecond)
        ->MeasureProcessCPUTime()
        ->UseRealTime()
        ->Iterations(30);
}
BENCHMARK(open)->Apply(sizesAndThreads);
BENCHMARK(boids)->Apply(sizesAndThreads);
BENCHMARK(boidsThatWander)->Apply(sizesAndThreads);

BENCHMARK(openByLanes)
    ->ArgsProduct({{10000}, {1}, {0, 1, 2, 3}})
    ->ArgNames({"agents", "threads", "plain/sse2/avx2/avx512"})
    ->Unit(benchmark::kMillisecond)
    ->Iterations(30);

void oneSize(benchmark::internal::Benchmark* bench)
{
    for (const int threads : {1, 2})
        bench->Args({10000, threads});
    bench->ArgNames({"agents", "threads"})
        ->Unit(benchmark::kMillisecond)
        ->MeasureProcessCPUTime()
        ->UseRealTime()
        ->Iterations(30);
}
BENCHMARK(orca)->Apply(oneSize);
BENCHMARK_CAPTURE(field, flow, test::Navigation::flow, false)->Apply(oneSize);
BENCHMARK_CAPTURE(field, straight, test::Navigation::straight, false)->Apply(oneSize);
BENCHMARK(edits)
    ->Args({1000000, 100000})
    ->Args({10000, 100000})
    ->ArgNames({"agents", "obstacles"})
    ->Unit(benchmark::kMillisecond)
    ->Iterations(20);
BENCHMARK_CAPTURE(field, flowByOrca, test::Navigation::flow, true)->Apply(oneSize);

std::vector<nav::Point> openPlaces(int count)
{
    std::vector<nav::Point> places;
    for (const steer::CrowdAgent& agent : openPlane(count, {}).agents)
        places.push_back(agent.position);
    return places;
}

/// The ten nearest within 5 m, as in RVO2, for a part of the agents.
template <class Search>
std::int64_t searchEach(const std::vector<nav::Point>& places, std::size_t every, Search search)
{
    bench::NearestFew nearest(10, 5);
    std::int64_t searched = 0;
    for (std::size_t i = 0; i < places.size(); i += every, ++searched) {
        nearest.clear();
        search(static_cast<std::uint32_t>(i), nearest);
        benchmark::DoNotOptimize(nearest.found().data());
    }
    return searched;
}

void neighboursOfAllPairs(benchmark::State& state)
{
    const auto places = openPlaces(static_cast<int>(state.range(0)));
    std::int64_t searched = 0;
    for ([[maybe_unused]] auto round : state) // a hundred agents are enough to measure the cost
        searched += searchEach(places, places.size() / 100, [&](std::uint32_t i, auto& nearest) {
            bench::searchAll(places, i, nearest);
        });
    state.SetItemsProcessed(searched);
}
BENCHMARK(neighboursOfAllPairs)->Arg(10000)->Arg(100000)->Unit(benchmark::kMillisecond);

void neighboursOfKdTree(benchmark::State& state)
{
    const auto places = openPlaces(static_cast<int>(state.range(0)));
    bench::KdTree tree;
    std::int64_t searched = 0;
    for ([[maybe_unused]] auto round : state) {
        tree.build(places);
        searched +=
            searchEach(places, 1, [&](std::uint32_t i, auto& nearest) { tree.search(i, nearest); });
    }
    state.SetItemsProcessed(searched);
}
BENCHMARK(neighboursOfKdTree)->Arg(10000)->Arg(100000)->Unit(benchmark::kMillisecond);

/// Both must find the same, otherwise their times mean nothing.
bool searchesAgree()
{
    const auto places = openPlaces(2000);
    bench::KdTree tree;
    tree.build(places);
    bench::NearestFew other(10, 5);
    bool agree = true;
    searchEach(places, 1, [&](std::uint32_t i, bench::NearestFew& one) {
        bench::searchAll(places, i, one);
        other.clear();
        tree.search(i, other);
        agree = agree && std::ranges::equal(one.found(), other.found(), {},
                                            &bench::NearestFew::Found::square,
                                            &bench::NearestFew::Found::square);
    });
    return agree;
}

} // namespace

int main(int count, char** words)
{
    if (!searchesAgree()) {
        std::fprintf(stderr, "bench-crowds: the kd-tree is wrong\n");
        return 1;
    }
    benchmark::Initialize(&count, words);
    benchmark::RunSpecifiedBenchmarks();
}
