#include "tests/support/crowds/steeringworld.h"

#include "libnav/collision/queries.h"
#include "libsteer/vector.h"

#include <algorithm>
#include <cmath>

namespace thicket::test {

using nav::Point;
using steer::Agent;

std::vector<Trap> traps()
{
    const auto wall = [](std::int64_t id, std::vector<Point> points) {
        return nav::Obstacle{id, nav::Wall{std::move(points), 0.2, false}};
    };
    const nav::Box start{{-26, -6}, {-14, 6}};
    const Point goal{30, 0};
    return {
        {"U", {wall(1, {{-5, 10}, {5, 10}, {5, -10}, {-5, -10}})}, goal, start},
        {"L", {wall(1, {{-5, 10}, {5, 10}, {5, -10}})}, goal, start},
        {"T", {wall(1, {{5, 10}, {5, -10}}), wall(2, {{5, 0}, {-5, 0}})}, goal, start},
        {"wall", {wall(1, {{5, 1}, {5, -1}})}, goal, start},
        {"door", {wall(1, {{5, 30}, {5, 0.75}}), wall(2, {{5, -0.75}, {5, -30}})}, goal, start},
    };
}

std::vector<Agent> agentsIn(const Trap& trap, int count)
{
    std::vector<Agent> agents;
    const Point middle = trap.start.center();
    const int columns = count > 1 ? 10 : 1;
    for (int i = 0; i < count; ++i) {
        const double column = i % columns;
        const double row = i / columns;
        const double half = 0.6 * (columns - 1);
        Agent agent{.radius = 0.3, .id = static_cast<std::uint32_t>(i)};
        agent.position = middle + Point{1.2 * column - half, 1.2 * row - half};
        agents.push_back(agent);
    }
    return agents;
}

namespace {

Agent accelerated(Agent agent, Point force, double seconds)
{
    agent.velocity = agent.velocity + seconds * steer::truncated(force, agent.maxForce);
    agent.velocity = steer::truncated(agent.velocity, agent.maxSpeed);
    return agent;
}

Agent turnedAhead(Agent agent)
{
    if (steer::lengthOf(agent.velocity) > 1e-3 * agent.maxSpeed)
        agent.heading = steer::unitOr(agent.velocity, agent.heading);
    return agent;
}

} // namespace

Agent moved(Agent agent, Point force, double seconds)
{
    agent = accelerated(agent, force, seconds);
    agent.position = agent.position + seconds * agent.velocity;
    return turnedAhead(agent);
}

Agent moved(Agent agent, Point force, const nav::ObstacleField& field, double seconds)
{
    agent = accelerated(agent, force, seconds);
    double left = seconds;
    for (int slide = 0; slide < 4 && left > 0; ++slide) {
        const Point to = agent.position + left * agent.velocity;
        const auto hit = nav::castRay(field, agent.position, to);
        const double into = hit ? -dot(hit->normal(), agent.velocity) : 0;
        if (!hit || into <= 0) {
            agent.position = to;
            break;
        }
        const double speed = steer::lengthOf(agent.velocity);
        agent.position = hit->position;
        left -= hit->at / speed;
        agent.velocity = agent.velocity + into * hit->normal();
    }
    return turnedAhead(agent);
}

TrapRun runTrap(const Trap& trap, const nav::ObstacleField& field, std::vector<Agent> agents,
                const Steering& steering, double seconds, double maxSeconds)
{
    TrapRun run;
    const std::size_t count = agents.size();
    std::vector<Point> lastMove(count);
    for (double time = seconds; time <= maxSeconds && !agents.empty(); time += seconds) {
        std::vector<Point> forces(agents.size());
        for (std::size_t i = 0; i < agents.size(); ++i)
            forces[i] = steering(i, agents);
        for (std::size_t i = 0; i < agents.size(); ++i) {
            const Agent next = moved(agents[i], forces[i], field, seconds);
            const Point move = next.position - agents[i].position;
            Point& last = lastMove[next.id];
            ++run.steps;
            if (dot(move, last) < 0)
                ++run.reversals;
            last = move;
            agents[i] = next;
            run.deepest = std::max(run.deepest, -field.clearance(next.position));
        }
        const auto arrived = [&](const Agent& agent) {
            return steer::lengthOf(agent.position - trap.goal) <= trap.goalRadius;
        };
        const auto gone = std::erase_if(agents, arrived);
        run.arrived += static_cast<int>(gone);
        if (gone > 0)
            run.lastArrival = time;
    }
    return run;
}

} // namespace thicket::test
