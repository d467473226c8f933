#include "tests/support/crowds/steppedcrowd.h"

#include "libnav/collision/queries.h"

#include <algorithm>
#include <cmath>

namespace thicket::test {

using nav::Point;
using steer::Agent;

namespace {

constexpr double step = 1.0 / 20;

Point limited(Point v, double most)
{
    const double size = length(v);
    return size > most ? (most / size) * v : v;
}

/// Moves until something is in the way, then slides along it.
Point moved(const nav::ObstacleField& field, Point from, Point by, Point& velocity)
{
    for (int slides = 0; slides < 3 && by != Point{0, 0}; ++slides) {
        const auto hit = nav::castRay(field, from, from + by);
        if (!hit)
            return from + by;
        const double whole = length(by);
        const double free = std::max(0.0, hit->at - 1e-6);
        from = from + (free / whole) * by;
        by = ((whole - free) / whole) * by;
        by = by - std::min(0.0, dot(by, hit->normal())) * hit->normal() + 1e-9 * hit->normal();
        velocity = velocity - std::min(0.0, dot(velocity, hit->normal())) * hit->normal();
    }
    return from;
}

void pushApart(const nav::ObstacleField& field, std::vector<Agent>& agents)
{
    for (std::size_t i = 0; i < agents.size(); ++i)
        for (std::size_t k = i + 1; k < agents.size(); ++k) {
            const Point apart = agents[k].position - agents[i].position;
            const double overlap = agents[i].radius + agents[k].radius - length(apart);
            if (overlap <= 0)
                continue;
            const Point away = length(apart) > 0 ? (1 / length(apart)) * apart : Point{1, 0};
            Point ignored;
            agents[i].position = moved(field, agents[i].position, -0.5 * overlap * away, ignored);
            agents[k].position = moved(field, agents[k].position, 0.5 * overlap * away, ignored);
        }
}

} // namespace

CrowdOutcome stepCrowd(CrowdScene scene, const std::function<Point(const Agent&)>& force)
{
    CrowdOutcome outcome;
    double steps = 0;
    double reversals = 0;
    std::vector<Agent>& agents = scene.agents;
    while (!agents.empty() && outcome.seconds < scene.seconds) {
        for (Agent& agent : agents) {
            const Point before = agent.velocity;
            const Point asked = limited(force(agent), agent.maxForce);
            agent.velocity = limited(agent.velocity + step * asked, agent.maxSpeed);
            agent.position =
                moved(scene.field, agent.position, step * agent.velocity, agent.velocity);
            outcome.deepest = std::max(outcome.deepest, -scene.field.clearance(agent.position));
            reversals += dot(before, agent.velocity) < 0;
            ++steps;
        }
        pushApart(scene.field, agents);
        outcome.arrived += int(std::erase_if(agents, [&](const Agent& agent) {
            return distance(agent.position, scene.goal) < scene.goalRadius;
        }));
        outcome.seconds += step;
    }
    outcome.reversalsPer1000 = 1000 * reversals / std::max(1.0, steps);
    return outcome;
}

} // namespace thicket::test
