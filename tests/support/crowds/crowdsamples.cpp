#include "tests/support/crowds/crowdsamples.h"

#include "tests/support/geometry/splitmix.h"

#include <cmath>

namespace thicket::test {

using namespace nav;
using namespace steer;

namespace {

using Kind = BehaviourKind;

CrowdGroup groupOf(std::vector<StackedBehaviour> stack, std::optional<Point> goal)
{
    CrowdGroup group;
    group.name = "group";
    group.goal = goal;
    group.stack = std::move(stack);
    return group;
}

const std::vector<StackedBehaviour> walking{
    {Kind::avoidAgents, 1}, {Kind::separation, 0.6}, {Kind::arrive, 1}};

std::vector<StackedBehaviour> with(std::vector<StackedBehaviour> first, Kind last)
{
    first.push_back({last, 1});
    return first;
}
const std::vector<StackedBehaviour> avoiding{{Kind::avoidAgents, 1}, {Kind::separation, 0.6}};

std::vector<Obstacle> circles(int count, Box box, std::uint64_t seed)
{
    SplitMix random(seed);
    std::vector<Obstacle> made;
    while (static_cast<int>(made.size()) < count) {
        const Circle next{
            {random.between(box.min.x, box.max.x), random.between(box.min.y, box.max.y)},
            random.between(0.4, 1.6)};
        bool isApart = true;
        for (const Obstacle& other : made) {
            const auto& circle = std::get<Circle>(other.shape);
            isApart =
                isApart && distance(circle.center, next.center) > circle.radius + next.radius + 1.2;
        }
        if (isApart)
            made.push_back({static_cast<std::int64_t>(made.size()) + 1, next});
    }
    return made;
}

CrowdSample crossing(std::string name, std::vector<StackedBehaviour> stack,
                     std::vector<Obstacle> obstacles, std::uint64_t seed, int each = 50)
{
    CrowdSample sample{std::move(name), {}, {}, {}};
    sample.scenario.obstacles = std::move(obstacles);
    sample.scenario.groups = {groupOf(stack, Point{25, 0}), groupOf(stack, Point{-25, 0})};
    sample.scenario.agents = latticeOf(each, 1.3, {-25, 0}, seed);
    for (CrowdAgent& agent : latticeOf(each, 1.3, {25, 0}, seed + 1, 1001)) {
        agent.group = 1;
        sample.scenario.agents.push_back(agent);
    }
    sample.params.seed = seed;
    return sample;
}

const Box between{{-16, -14}, {16, 14}};

std::vector<Obstacle> wallsAndPolygons()
{
    return {{1, Wall{{{-12, -3}, {-6, 2}, {-12, 8}}, 0.4, false}},
            {2, Wall{{{0, -12}, {0, -1}}, 0, false}},
            {3, Polygon{{{4, 2}, {10, 3}, {9, 9}, {6, 5}}, false}},
            {4, Wall{{{4, -8}, {9, -8}, {9, -4}, {4, -4}}, 0.2, true}},
            {5, Circle{{-4, -8}, 1.5}}};
}

CrowdSample inArena(std::string name, Shape arena, std::vector<StackedBehaviour> stack)
{
    CrowdSample sample{std::move(name), {}, {}, {}};
    sample.scenario.obstacles = {{1, std::move(arena)}, {2, Circle{{0, 0}, 1}}};
    sample.scenario.groups = {groupOf(std::move(stack), Point{10, 0})};
    sample.scenario.agents = latticeOf(40, 1.2, {-7, 0}, 5);
    return sample;
}

CrowdSample mixedRadii()
{
    CrowdSample sample = crossing("mixed radii", with(avoiding, Kind::arrive), {}, 61, 40);
    SplitMix random(62);
    for (CrowdAgent& agent : sample.scenario.agents) {
        agent.radius = std::exp2(random.between(-3.3, 1.5));
        agent.position = 6 * agent.position;
    }
    for (CrowdGroup& group : sample.scenario.groups)
        group.goalRadius = 8;
    return sample;
}

CrowdSample boids()
{
    CrowdSample sample{"boids", {}, {}, {}};
    sample.scenario.groups = {groupOf(
        {{Kind::separation, 1}, {Kind::alignment, 0.7}, {Kind::cohesion, 0.7}, {Kind::wander, 0.3}},
        {})};
    sample.scenario.agents = latticeOf(150, 1.6, {0, 0}, 71);
    sample.params.seed = 72;
    return sample;
}

CrowdSample coincident()
{
    CrowdSample sample{"one place", {}, {}, {}};
    sample.scenario.groups = {groupOf(walking, Point{12, 0})};
    for (std::uint32_t id = 0; id < 60; ++id)
        sample.scenario.agents.push_back({id * 7, 0, {1.5, 2.5}, {1, 0}, 0.3});
    return sample;
}

CrowdSample shifted(CrowdSample sample, std::string name, Point by)
{
    sample.name = std::move(name);
    for (CrowdAgent& agent : sample.scenario.agents)
        agent.position = agent.position + by;
    for (CrowdGroup& group : sample.scenario.groups)
        if (group.goal)
            group.goal = *group.goal + by;
    return sample;
}

/// Agents come and go, the goal moves, obstacles appear and vanish.
CrowdSample disturbed()
{
    CrowdSample sample =
        crossing("inputs", with(avoiding, Kind::followPath), circles(20, between, 81), 82, 30);
    for (std::uint32_t i = 0; i < 20; ++i)
        sample.inputs.push_back(
            {50 + 5 * i, AddAgent{{5000 - i, i % 2, {-30.0 - i, 20}, {0, 1}, 0.3}}});
    sample.inputs.push_back({200, RemoveAgent{3}});
    sample.inputs.push_back({200, RemoveAgent{1003}});
    sample.inputs.push_back({300, SetGoal{0, {0, 18}}});
    sample.inputs.push_back({350, ChangeObstacles{{{900, Circle{{20, 2}, 3}}}}});
    sample.inputs.push_back({500, ChangeObstacles{{{900, {}}, {1, {}}}}});
    sample.inputs.push_back({600, SetGoal{1, {20, -18}}});
    sample.inputs.push_back({600, AddAgent{{3, 1, {-30, 0}, {1, 0}, 0.5}}});
    return sample;
}

CrowdSample fast()
{
    CrowdSample sample =
        crossing("fast", with(avoiding, Kind::followFlow), circles(25, between, 91), 92);
    for (CrowdGroup& group : sample.scenario.groups) {
        group.maxSpeed = 30;
        group.maxForce = 120;
        group.leavesAtGoal = true;
    }
    return sample;
}

} // namespace

std::vector<CrowdAgent> latticeOf(int count, double spacing, Point middle, std::uint64_t seed,
                                  std::uint32_t firstId)
{
    SplitMix random(seed);
    const int columns = static_cast<int>(std::ceil(std::sqrt(count)));
    std::vector<CrowdAgent> agents;
    for (int i = 0; i < count; ++i) {
        CrowdAgent agent;
        agent.id = firstId + static_cast<std::uint32_t>(i);
        const Point jitter{random.between(-0.2, 0.2), random.between(-0.2, 0.2)};
        const Point cell{i % columns - columns / 2.0, i / columns - columns / 2.0};
        agent.position = middle + spacing * (cell + jitter);
        agents.push_back(agent);
    }
    return agents;
}

void applyDue(Crowd& crowd, const CrowdSample& sample)
{
    for (const TimedInput& timed : sample.inputs)
        if (timed.step == crowd.steps())
            static_cast<void>(crowd.apply(timed.input));
}

std::vector<CrowdSample> crowdSamples()
{
    const std::vector<Obstacle> field = circles(30, between, 11);
    const Polygon hall{{{-14, -9}, {14, -9}, {14, 9}, {3, 9}, {3, 3}, {-3, 3}, {-3, 9}, {-14, 9}},
                       true};
    CrowdSample slow = crossing("small steps", with(avoiding, Kind::arrive), {}, 101);
    slow.params.step = 1.0 / 60;
    slow.params.cell = 1.1;
    slow.params.denominator = 4096;
    return {
        crossing("open", walking, {}, 1),
        crossing("seek", with({{Kind::separation, 0.5}}, Kind::seek), {}, 2),
        crossing("ORCA", {{Kind::arrive, 1}, {Kind::orca, 1}}, {}, 3),
        crossing("ORCA on paths", {{Kind::followPath, 1}, {Kind::orca, 1}}, field, 4, 35),
        crossing("paths", with(avoiding, Kind::followPath), field, 5),
        crossing("flow", with(avoiding, Kind::followFlow), field, 6),
        crossing("straight into circles", walking, field, 7),
        crossing("detection boxes",
                 with({{Kind::avoidObstacles, 1}, {Kind::avoidAgents, 1}}, Kind::arrive), field, 8),
        crossing("walls", with({{Kind::avoidWalls, 1}, {Kind::avoidAgents, 1}}, Kind::arrive),
                 wallsAndPolygons(), 9),
        crossing("paths round walls", with(avoiding, Kind::followPath), wallsAndPolygons(), 10, 40),
        crossing("flow round walls", with(avoiding, Kind::followFlow), wallsAndPolygons(), 11, 40),
        crossing("ray fans", {{Kind::avoidAgents, 1}, {Kind::rayFan, 1}}, wallsAndPolygons(), 12,
                 20),
        inArena("round arena", Circle{{0, 0}, 16, true}, with(avoiding, Kind::followPath)),
        inArena("hall", hall, with(avoiding, Kind::followFlow)),
        mixedRadii(),
        boids(),
        coincident(),
        shifted(crossing("", walking, {}, 13), "far away", {1e7, -1e7}),
        disturbed(),
        fast(),
        slow,
    };
}

} // namespace thicket::test
