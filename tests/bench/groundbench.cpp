#include "libsteer/guidance/guidance.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/forest.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>

/// The cost of obstacles and plans per agent and step: swept moves, threats, aims; and the cost of
/// building them. Forests of 20 % cover, agents of radius 0.3 sorted by position, as in a crowd.
namespace thicket::bench {

namespace {

using namespace steer;

constexpr double denominator = 0x1p16;
constexpr double skin = 4 / denominator;
constexpr double step = 0.05;

struct Scene {
    test::Forest forest;
    Ground ground;
    std::vector<Agent> agents;
};

Scene sceneOf(int circles, int count)
{
    Scene scene{test::makeForest({.count = circles, .cover = 0.2}), {}, {}};
    scene.ground = Ground::of(scene.forest.circles, 1.5).value();
    test::SplitMix dice(1);
    while (int(scene.agents.size()) < count) {
        const double x = std::rint(dice.between(0, scene.forest.side) * denominator) / denominator;
        const double y = std::rint(dice.between(0, scene.forest.side) * denominator) / denominator;
        if (scene.ground.gap({x, y}) > 0.31)
            scene.agents.push_back(
                {.position = {x, y}, .heading = directionOf(dice.between(-3, 3)), .radius = 0.3});
    }
    std::sort(scene.agents.begin(), scene.agents.end(), [](const Agent& a, const Agent& b) {
        const double rowA = std::floor(a.position.y);
        const double rowB = std::floor(b.position.y);
        return rowA != rowB ? rowA < rowB : a.position.x < b.position.x;
    });
    return scene;
}

void perAgent(benchmark::State& state, const Scene& scene)
{
    state.SetItemsProcessed(std::int64_t(state.iterations()) * std::int64_t(scene.agents.size()));
}

/// Straight ahead, and reflected by obstacles. The second argument is thousandths of a step.
void move(benchmark::State& state)
{
    Scene scene = sceneOf(int(state.range(0)), 10000);
    const double length = double(state.range(1)) / 1000;
    for (auto _ : state)
        for (Agent& agent : scene.agents) {
            const Move move = scene.ground.move(agent.position, length * agent.heading,
                                                agent.radius, skin, denominator);
            agent.position = move.to;
            if (move.touched)
                agent.heading =
                    unitOr(agent.heading - 2 * dot(agent.heading, move.normal) * move.normal,
                           agent.heading);
        }
    perAgent(state, scene);
}
BENCHMARK(move)->Args({500, 150})->Args({5000, 150})->Args({5000, 1500})->Args({100000, 150});

void threat(benchmark::State& state)
{
    const Scene scene = sceneOf(int(state.range(0)), 10000);
    for (auto _ : state)
        for (const Agent& agent : scene.agents)
            benchmark::DoNotOptimize(scene.ground.threat(agent.position, agent.radius));
    perAgent(state, scene);
}
BENCHMARK(threat)->Arg(5000);

void build(benchmark::State& state)
{
    const Scene scene = sceneOf(int(state.range(0)), 1);
    for (auto _ : state)
        benchmark::DoNotOptimize(Ground::of(scene.forest.circles, 1.5));
}
BENCHMARK(build)->Arg(5000)->Arg(100000)->Arg(1000000)->Unit(benchmark::kMillisecond);

/// A circle is dragged to and fro by a tenth of a unit.
void edit(benchmark::State& state)
{
    Scene scene = sceneOf(int(state.range(0)), 1);
    nav::Circle circle = std::get<nav::Circle>(scene.forest.circles.front().shape);
    const std::int64_t id = scene.forest.circles.front().id;
    double by = 0.1;
    for (auto _ : state) {
        circle.center.x += by;
        by = -by;
        const nav::ObstacleChange change{id, circle};
        if (!scene.ground.apply({&change, 1}))
            state.SkipWithError("the change is refused");
    }
}
BENCHMARK(edit)->Arg(5000)->Arg(100000)->Arg(1000000)->Unit(benchmark::kMicrosecond);

/// Walking to the goal, without the time of planning beforehand.
void aim(benchmark::State& state, BehaviourKind kind)
{
    Scene scene = sceneOf(int(state.range(0)), 1000);
    CrowdGroup group;
    group.goal = Point{scene.forest.side + 3, scene.forest.side / 2};
    group.stack = {{kind, 1}};
    ObstacleWorld world = ObstacleWorld::of(scene.forest.circles, 1.5).value();
    Guidance guidance({&group, 1}, 0);
    for (Slot i; i < scene.agents.size(); ++i)
        guidance.begin(world, i, scene.agents[i], 0);
    std::vector<Slot> planned;
    std::vector<Aim> aims(scene.agents.size());
    for (auto _ : state) {
        state.PauseTiming();
        guidance.refresh(world, scene.agents, 1, planned);
        state.ResumeTiming();
        for (Slot i; i < aims.size(); ++i)
            aims[i] = guidance.aim(world, i, scene.agents[i]);
        state.PauseTiming();
        for (std::size_t i = 0; i < aims.size(); ++i) {
            Agent& agent = scene.agents[i];
            agent.position = scene.ground
                                 .move(agent.position, step * aims[i].speed * aims[i].direction,
                                       agent.radius, skin, denominator)
                                 .to;
        }
        state.ResumeTiming();
    }
    perAgent(state, scene);
}
BENCHMARK_CAPTURE(aim, path, BehaviourKind::followPath)->Arg(500)->Iterations(200);
BENCHMARK_CAPTURE(aim, flow, BehaviourKind::followFlow)->Arg(500)->Iterations(200);

} // namespace

} // namespace thicket::bench
