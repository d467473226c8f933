#include "libnav/excerpt.h"
#include "libnav/geometry/distance.h"
#include "libsteer/scenario/parameters.h"
#include "libsteer/sim/crowdstate.h"
#include "libsteer/sim/forcebatch.h"
#include "libsteer/sim/steering.h"

#include <string>
#include <unordered_set>

namespace thicket::steer {

namespace {

constexpr double mostCell = 1e9;   // side, map units
constexpr int triesAtStart = 2000; // to find room for one more agent of a spawn area

/// Those that stay and those that move.
std::vector<nav::Obstacle> obstaclesOf(const Scenario& scenario)
{
    std::vector<nav::Obstacle> all = scenario.obstacles;
    for (const MovingObstacle& one : scenario.moving)
        all.push_back(one.obstacle);
    return all;
}

bool isWithin(double value, double least, double most)
{
    return value >= least && value <= most; // false for NaN
}

const char* problemWith(const CrowdParams& params)
{
    if (!isWithin(params.step, 1e-6, 10))
        return "The step must be from 1e-6 to 10 seconds.";
    const std::uint64_t d = params.denominator;
    if (d > (std::uint64_t{1} << 40) || (d & (d - 1)) != 0)
        return "The denominator must be a power of two up to 2^40.";
    if (!isWithin(params.cell, 0, mostCell) || !isWithin(params.flowCell, 0, mostCell))
        return "The sides of cells must be from 0 to 1e9.";
    return nullptr;
}

const char* problemWith(const CrowdGroup& group, std::size_t groups)
{
    if (!isWithin(group.maxSpeed, 1e-9, 1e6) || !isWithin(group.maxForce, 1e-9, 1e9))
        return "its maxSpeed must be above 0 and at most 1e6, its maxForce above 0 and at most 1e9";
    if (group.goal && !(isWithin(group.goal->x, -1e9, 1e9) && isWithin(group.goal->y, -1e9, 1e9)))
        return "its goal must be within 1e9 of the origin";
    if (!isWithin(group.goalRadius, 1e-9, 1e9))
        return "its goal radius must be above 0 and at most 1e9";
    if (group.stack.size() > mostStacked)
        return "it has more than 32 behaviours";
    for (const StackedBehaviour& part : group.stack)
        if (!isWithin(part.weight, 0, 1e9))
            return "its weights must be from 0 to 1e9";
    if (const char* const problem = stackProblem(group.stack, groups))
        return problem;
    return nullptr;
}

/// Makes the smallest radius some 2^14 units of the lattice. The lattice is coarser where doubles
/// could not hold the positions of agents, now and after a thousand steps.
std::uint64_t chosenDenominator(const Scenario& scenario, double step)
{
    double smallest = std::numeric_limits<double>::infinity();
    double farthest = 1;
    for (const CrowdGroup& group : scenario.groups)
        farthest = std::max(farthest, 1024 * group.maxSpeed * step);
    for (const CrowdAgent& agent : scenario.agents) {
        smallest = std::min(smallest, agent.radius);
        farthest = std::max({farthest, std::abs(agent.position.x), std::abs(agent.position.y)});
    }
    if (scenario.agents.empty())
        return 1 << 16;
    std::uint64_t denominator = 1;
    while (static_cast<double>(denominator) * smallest < 0x1p14 &&
           static_cast<double>(denominator) * farthest < 0x1p49 &&
           denominator < (std::uint64_t{1} << 40))
        denominator *= 2;
    return denominator;
}

/// The farthest reach. If a few agents look much farther than most it is less, because each cell
/// would hold very many agents.
double chosenCell(const Scenario& scenario, double step)
{
    constexpr double most = 16; // times the median reach
    double fastest = 0;
    for (const CrowdGroup& group : scenario.groups)
        fastest = std::max(fastest, group.maxSpeed);
    double largest = 0;
    std::vector<double> reaches;
    for (const CrowdAgent& put : scenario.agents) {
        const CrowdGroup& group = scenario.groups[put.group];
        const Agent agent{put.position,   {},    put.heading, put.radius, group.maxSpeed,
                          group.maxForce, put.id};
        const double contact = contactRange(agent, fastest, step);
        const AgentReach looks = AgentReach::of(agent, GroupRules::of(group), group.stack, contact);
        reaches.push_back(looks.farthest() + put.radius);
        largest = std::max(largest, put.radius);
    }
    if (reaches.empty())
        return 1;
    const auto middle = reaches.begin() + static_cast<std::ptrdiff_t>(reaches.size() / 2);
    std::ranges::nth_element(reaches, middle);
    const double common = most * *middle;
    const double reach = *std::max_element(middle, reaches.end());
    return std::clamp(std::min(reach, common) + std::min(largest, common), 1e-9, mostCell);
}

/// A quarter of the smallest radius, so that gaps little wider than an agent stay open. It is more,
/// up to that radius, if there would be more than a quarter of a million cells. Without agents, who
/// may be added later, there are about so many cells.
double chosenFlowCell(const Scenario& scenario)
{
    double smallest = std::numeric_limits<double>::infinity();
    nav::Box area;
    for (const CrowdAgent& agent : scenario.agents) {
        smallest = std::min(smallest, agent.radius);
        enclose(area, {agent.position, agent.position});
    }
    for (const CrowdGroup& group : scenario.groups)
        if (group.goal)
            enclose(area, {*group.goal, *group.goal});
    for (const nav::Obstacle& obstacle : obstaclesOf(scenario))
        enclose(area, nav::boundingBox(obstacle.shape));
    constexpr double cells = 1 << 18;
    const double affordable = std::sqrt(area.width() * area.height() / cells);
    if (scenario.agents.empty())
        return affordable > 0 ? affordable : 1;
    return std::clamp(affordable, smallest / 4, smallest);
}

Result<void> checkGroups(const Scenario& scenario)
{
    for (const CrowdGroup& group : scenario.groups)
        if (const char* problem = problemWith(group, scenario.groups.size()))
            return Unexpected("The group \"" + excerpt(group.name) +
                              "\" cannot be simulated: " + problem + ".");
    for (const CrowdAgent& agent : scenario.agents)
        if (agent.group >= scenario.groups.size())
            return Unexpected("The group of the agent " + std::to_string(agent.id) +
                              " does not exist.");
    for (const SpawnArea& area : scenario.spawns)
        if (const char* problem = Spawning::problemWith(area, scenario.groups.size()))
            return Unexpected("The spawn area " + std::to_string(area.id) +
                              " cannot be simulated: " + problem + ".");
    return {};
}

Result<void> checkMoving(const Scenario& scenario)
{
    if (scenario.moving.empty())
        return {};
    std::unordered_set<std::int64_t> ids;
    for (const nav::Obstacle& obstacle : scenario.obstacles)
        ids.insert(obstacle.id);
    for (const MovingObstacle& one : scenario.moving) {
        const std::string id = std::to_string(one.obstacle.id);
        if (!ids.insert(one.obstacle.id).second)
            return Unexpected("Another obstacle has the id " + id + " of one that moves.");
        if (const char* problem = MovingObstacles::problemWith(one))
            return Unexpected("The moving obstacle " + id + " cannot be simulated: " + problem +
                              ".");
    }
    return {};
}

/// Chooses what the caller has left open. Returns the largest radius of an agent, map units.
double complete(CrowdParams& params, const Scenario& scenario)
{
    if (!scenario.spawns.empty()) {
        Scenario sampled = scenario;
        Spawning::addSamples(sampled);
        sampled.spawns.clear();
        return complete(params, sampled);
    }
    if (params.denominator == 0)
        params.denominator = chosenDenominator(scenario, params.step);
    if (params.cell == 0)
        params.cell = chosenCell(scenario, params.step);
    if (params.flowCell == 0)
        params.flowCell = chosenFlowCell(scenario);
    double largest = 0;
    for (const CrowdAgent& agent : scenario.agents)
        largest = std::max(largest, agent.radius);
    return largest;
}

} // namespace

Crowd::State::State(CrowdParams filled, const Scenario& scenario, ObstacleWorld obstacles)
    : params(filled), lattice(params.denominator), book(scenario.groups),
      world(std::move(obstacles)), guidance(book.groups(), params.flowCell),
      roster(book.remembers()), targets(book.groups()), spawning(scenario, params.seed),
      moving(scenario.moving)
{}

Result<Crowd> Crowd::of(const Scenario& scenario, const CrowdParams& wanted)
{
    CrowdParams params = wanted;
    if (const char* problem = problemWith(params))
        return Unexpected(std::string(problem));
    if (Result<void> fine = checkGroups(scenario); !fine)
        return Unexpected(fine.error());
    if (Result<void> fine = checkMoving(scenario); !fine)
        return Unexpected(fine.error());
    const double largest = complete(params, scenario);
    Result<ObstacleWorld> world =
        ObstacleWorld::of(obstaclesOf(scenario), std::max(2 * largest, 1e-6));
    if (!world)
        return Unexpected(world.error());
    auto state = std::make_unique<State>(params, scenario, std::move(*world));
    std::vector<const CrowdAgent*> byId;
    for (const CrowdAgent& agent : scenario.agents)
        byId.push_back(&agent);
    std::ranges::sort(byId, {}, [](const CrowdAgent* agent) { return agent->id; });
    for (std::size_t i = 0; i < byId.size(); ++i) {
        if (i > 0 && byId[i]->id == byId[i - 1]->id)
            return Unexpected("Two agents have the id " + std::to_string(byId[i]->id) + ".");
        if (Result<void> fine = state->check(*byId[i]); !fine)
            return Unexpected(fine.error());
        state->enter(*byId[i]);
    }
    state->spawning.enterDue(*state, triesAtStart);
    return Crowd(std::move(state));
}

} // namespace thicket::steer
