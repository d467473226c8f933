#include "libnav/path/pathfinder.h"
#include "libsteer/behaviours/avoid.h"
#include "libsteer/behaviours/avoidagents.h"
#include "libsteer/behaviours/blend.h"
#include "libsteer/behaviours/contain.h"
#include "libsteer/behaviours/flock.h"
#include "libsteer/behaviours/follow.h"
#include "libsteer/behaviours/orca.h"
#include "libsteer/behaviours/placement.h"
#include "libsteer/behaviours/pursue.h"
#include "libsteer/behaviours/rayfan.h"
#include "libsteer/behaviours/singleray.h"
#include "libsteer/behaviours/wallavoid.h"
#include "libsteer/behaviours/wander.h"

#include <benchmark/benchmark.h>

#include <map>
#include <string>
#include <vector>

namespace thicket::bench {

namespace {

using namespace steer;

constexpr double step = 0.05;
constexpr std::size_t agentCount = 10000;

/// Ten thousand agents on 4 square metres each, among circles over an eighth of the area and as
/// many walls. Everything sensed is prepared.
struct World {
    nav::ObstacleField field;
    std::vector<Agent> agents;
    std::vector<Point> goals;
    std::vector<Neighbour> neighbours; ///< of all agents, one after the other
    std::vector<std::size_t> first;    ///< in neighbours, by agent, and the end
    std::vector<Surroundings> around;  ///< by agent
    std::vector<nav::Path> paths;      ///< a few hundred, used in turn
    std::vector<PathPlace> places;

    std::span<const Neighbour> near(std::size_t i) const
    {
        return {neighbours.data() + first[i], first[i + 1] - first[i]};
    }
};

void addObstacles(World& world, const nav::Box& box, Random& random)
{
    const PlacementParams circles{
        .box = box, .count = 1100, .leastRadius = 0.5, .mostRadius = 2, .gap = 1.2, .border = 1};
    const Placement placement = placeAtRandom(circles, random);
    random = placement.random;
    std::vector<nav::Obstacle> obstacles;
    for (const nav::Circle& circle : placement.placed) {
        const auto id = static_cast<std::int64_t>(obstacles.size());
        if (id % 2 == 0) {
            obstacles.push_back({id, circle});
            continue;
        }
        // Every other one is replaced by a wall inside the circle.
        const Point half = 0.9 * circle.radius * directionOf(random.between(-3, 3));
        obstacles.push_back({id, nav::Wall{{circle.center - half, circle.center + half}, 0.1}});
    }
    world.field = nav::ObstacleField::build(obstacles, 0.3).value();
}

void addAgents(World& world, const nav::Box& box, Random& random)
{
    const PlacementParams places{
        .box = box, .count = agentCount, .gap = 0.2, .obstacles = &world.field};
    for (const nav::Circle& circle : placeAtRandom(places, random).placed) {
        Agent agent{.position = circle.center, .radius = 0.3};
        agent.heading = directionOf(random.between(-3.14, 3.14));
        agent.velocity = random.between(1, 3) * agent.heading;
        agent.id = static_cast<std::uint32_t>(world.agents.size());
        world.agents.push_back(agent);
        world.goals.push_back(agent.position + 20 * directionOf(random.between(-3.14, 3.14)));
    }
}

/// Neighbours within 5 metres, from a uniform grid.
void addNeighbours(World& world)
{
    const double cell = 5;
    std::map<std::pair<int, int>, std::vector<std::uint32_t>> grid;
    const auto cellOf = [cell](Point p) { return std::pair(int(p.x / cell), int(p.y / cell)); };
    for (const Agent& agent : world.agents)
        grid[cellOf(agent.position)].push_back(agent.id);
    for (const Agent& agent : world.agents) {
        world.first.push_back(world.neighbours.size());
        const auto [column, row] = cellOf(agent.position);
        for (int y = row - 1; y <= row + 1; ++y)
            for (int x = column - 1; x <= column + 1; ++x)
                for (const std::uint32_t other : grid[{x, y}])
                    if (other != agent.id &&
                        lengthOf(world.agents[other].position - agent.position) < 5)
                        world.neighbours.push_back(neighbourOf(world.agents[other]));
    }
    world.first.push_back(world.neighbours.size());
}

const World& world()
{
    static const World made = [] {
        World w;
        Random random{1};
        const nav::Box box{{0, 0}, {215, 215}};
        addObstacles(w, box, random);
        addAgents(w, box, random);
        addNeighbours(w);
        w.around.resize(w.agents.size());
        for (std::size_t i = 0; i < w.agents.size(); ++i)
            senseObstacles(w.field, w.agents[i].position, 4, w.around[i]);
        for (std::size_t i = 0; i < 256; ++i) {
            const auto goal = w.field.nearestFreePoint(w.goals[i]);
            w.paths.push_back(nav::findPath(w.field, w.agents[i].position, *goal).path);
        }
        w.places.resize(w.agents.size());
        return w;
    }();
    return made;
}

/// One step of all agents. `ask(world, i)` returns the force of one agent.
template <class Ask> void all(benchmark::State& state, Ask ask)
{
    const World& w = world();
    for (auto _ : state)
        for (std::size_t i = 0; i < w.agents.size(); ++i)
            benchmark::DoNotOptimize(ask(w, i));
    const double agents = double(state.iterations()) * double(w.agents.size());
    state.counters["per agent"] =
        benchmark::Counter(agents, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
    state.counters["neighbours"] = double(w.neighbours.size()) / double(w.agents.size());
}

// As one group for all agents, as in a simulation.
const Agent model{.radius = 0.3};

void seekRow(benchmark::State& state)
{
    all(state, [p = SeekParams::of(model)](const World& w, std::size_t i) {
        return seek(w.agents[i], w.goals[i], p);
    });
}
BENCHMARK(seekRow)->Name("seek");

void arriveRow(benchmark::State& state)
{
    all(state, [p = ArriveParams::of(model)](const World& w, std::size_t i) {
        return arrive(w.agents[i], w.goals[i], p);
    });
}
BENCHMARK(arriveRow)->Name("arrive");

const Agent& nextAgent(const World& w, std::size_t i)
{
    return w.agents[i + 1 < w.agents.size() ? i + 1 : 0];
}

void pursueRow(benchmark::State& state)
{
    all(state, [p = PursueParams::of(model)](const World& w, std::size_t i) {
        return pursue(w.agents[i], nextAgent(w, i), p);
    });
}
BENCHMARK(pursueRow)->Name("pursue");

void offsetRow(benchmark::State& state)
{
    all(state, [p = ArriveParams::of(model)](const World& w, std::size_t i) {
        return offsetPursuit(w.agents[i], nextAgent(w, i), {-1, 1}, p);
    });
}
BENCHMARK(offsetRow)->Name("offset pursuit");

void hideRow(benchmark::State& state)
{
    all(state, [p = HideParams::of(model)](const World& w, std::size_t i) {
        return hide(w.agents[i], nextAgent(w, i), w.around[i].discs, p);
    });
}
BENCHMARK(hideRow)->Name("hide");

void wanderRow(benchmark::State& state)
{
    std::vector<WanderState> states(world().agents.size());
    all(state, [&, p = WanderParams::of(model)](const World& w, std::size_t i) {
        const WanderStep next = wander(w.agents[i], states[i], p, step);
        states[i] = next.state;
        return next.force;
    });
}
BENCHMARK(wanderRow)->Name("wander");

void separationRow(benchmark::State& state)
{
    all(state, [p = SeparationParams::of(model)](const World& w, std::size_t i) {
        return separation(w.agents[i], w.near(i), p);
    });
}
BENCHMARK(separationRow)->Name("separation");

void avoidAgentsRow(benchmark::State& state)
{
    all(state, [p = AvoidAgentsParams::of(model)](const World& w, std::size_t i) {
        return avoidAgents(w.agents[i], w.near(i), p);
    });
}
BENCHMARK(avoidAgentsRow)->Name("avoidance of agents");

void boidsRow(benchmark::State& state)
{
    const auto separated = SeparationParams::of(model);
    const auto aligned = AlignmentParams::of(model);
    const auto coherent = CohesionParams::of(model);
    all(state, [&](const World& w, std::size_t i) {
        const Agent& agent = w.agents[i];
        const WeightedForce forces[] = {{separation(agent, w.near(i), separated), 1},
                                        {alignment(agent, w.near(i), aligned), 0.6},
                                        {cohesion(agent, w.near(i), coherent), 0.2}};
        return weightedSum(forces, agent.maxForce);
    });
}
BENCHMARK(boidsRow)->Name("separation, alignment, cohesion");

void senseRow(benchmark::State& state)
{
    Surroundings around;
    all(state, [&](const World& w, std::size_t i) {
        senseObstacles(w.field, w.agents[i].position, 4, around);
        return around.discs.size();
    });
}
BENCHMARK(senseRow)->Name("sensing obstacles within 4 m");

void avoidRow(benchmark::State& state)
{
    all(state, [p = AvoidParams::of(model)](const World& w, std::size_t i) {
        return avoidObstacles(w.agents[i], w.around[i], p);
    });
}
BENCHMARK(avoidRow)->Name("obstacle avoidance");

void wallRow(benchmark::State& state)
{
    std::vector<WallMemory> memories(world().agents.size());
    all(state, [&, p = WallAvoidParams::of(model)](const World& w, std::size_t i) {
        const WallStep next = avoidWalls(w.agents[i], w.around[i], memories[i], p, step);
        memories[i] = next.memory;
        return next.force;
    });
}
BENCHMARK(wallRow)->Name("wall avoidance");

void containRow(benchmark::State& state)
{
    all(state, [p = ContainParams::of(model)](const World& w, std::size_t i) {
        return containIn(w.agents[i], w.field, p);
    });
}
BENCHMARK(containRow)->Name("containment among obstacles");

void singleRayRow(benchmark::State& state)
{
    all(state, [p = SingleRayParams::of(model)](const World& w, std::size_t i) {
        return singleRay(w.agents[i], w.goals[i], w.field, p);
    });
}
BENCHMARK(singleRayRow)->Name("single ray");

/// Sensing every so many steps: every fourth at the default interval, a quarter of the agents at a
/// time.
void rayFanRow(benchmark::State& state)
{
    RayFanParams params = RayFanParams::of(model);
    params.interval = step * double(state.range(0));
    const RayFan fan(params);
    std::vector<RayFanState> states(world().agents.size());
    for (std::size_t i = 0; i < states.size(); ++i)
        states[i].untilSensing = step * double(i % std::size_t(state.range(0)));
    all(state, [&](const World& w, std::size_t i) {
        const RayFanStep next = rayFan(w.agents[i], w.goals[i], w.field, fan, states[i], step);
        states[i] = next.state;
        states[i].sinceNearer = 0; // agents do not move here, but are not stuck
        return next.force;
    });
}
BENCHMARK(rayFanRow)->Name("ray fan")->ArgName("steps")->Arg(4)->Arg(1);

void followRow(benchmark::State& state)
{
    std::vector<PathPlace> places(world().agents.size());
    all(state, [&, p = FollowParams::of(model)](const World& w, std::size_t i) {
        const FollowStep next = followForce(w.agents[i % 256], w.paths[i % 256], places[i], p);
        places[i] = next.place;
        return next.force;
    });
}
BENCHMARK(followRow)->Name("path following");

void orcaRow(benchmark::State& state)
{
    const OrcaParams params = OrcaParams::of(model, step);
    const bool withObstacles = state.range(0) != 0;
    const Surroundings nothing;
    all(state, [&](const World& w, std::size_t i) {
        const Agent& agent = w.agents[i];
        const Point preferred = agent.maxSpeed * unitOr(w.goals[i] - agent.position, agent.heading);
        return orca(agent, preferred, w.near(i), withObstacles ? w.around[i] : nothing, params);
    });
}
BENCHMARK(orcaRow)->Name("orca, 10 neighbours")->ArgName("obstacles")->Arg(0)->Arg(1);

void blendRow(benchmark::State& state)
{
    all(state, [](const World& w, std::size_t i) {
        const WeightedForce forces[] = {
            {w.agents[i].velocity, 1}, {w.agents[i].heading, 3}, {nextAgent(w, i).velocity, 2}};
        return prioritised(forces, 8);
    });
}
BENCHMARK(blendRow)->Name("prioritised, 3 forces");

} // namespace

} // namespace thicket::bench
