#include "libsteer/sim/crowdstate.h"

#include <string>

namespace thicket::steer {

namespace {

std::string named(std::uint32_t id) { return "agent " + std::to_string(id); }

/// Why an agent cannot be added, whatever the obstacles and the other agents are; null if it can.
const char* problemWith(const CrowdAgent& agent, std::size_t groups, double denominator)
{
    if (!isInRange(agent.position))
        return "its position must be within 1e9 of the origin";
    if (std::max(std::abs(agent.position.x), std::abs(agent.position.y)) * denominator > 0x1p50)
        return "its position is too far out for the denominator";
    if (!(agent.radius > 0 && agent.radius <= 1e6))
        return "its radius must be above 0 and at most 1e6";
    const double square = dot(agent.heading, agent.heading);
    if (!(square > 0.99 && square < 1.01))
        return "its heading must be a unit vector";
    if (agent.group >= groups)
        return "its group does not exist";
    return nullptr;
}

} // namespace

Result<void> Crowd::State::check(const CrowdAgent& agent) const
{
    if (const char* problem = problemWith(agent, book.groups().size(), lattice.denominator()))
        return Unexpected("The " + named(agent.id) + " cannot be added: " + problem + ".");
    // An overlap of up to a unit is allowed, as the position is rounded to the lattice.
    if (world.ground().gap(agent.position, agent.radius) < agent.radius - lattice.unit())
        return Unexpected("The " + named(agent.id) + " is inside an obstacle.");
    return {};
}

/// The lattice point next to p with the largest gap to obstacles. The nearest lattice point could
/// be inside an obstacle that the agent only touches.
Point Crowd::State::onLattice(Point p, double radius) const
{
    const double denominator = lattice.denominator();
    const Point low{std::floor(p.x * denominator), std::floor(p.y * denominator)};
    const Point nearest{std::floor(p.x * denominator + 0.5), std::floor(p.y * denominator + 0.5)};
    Point best = (1 / denominator) * nearest;
    double clearest = world.ground().gap(best, radius);
    for (int corner = 0; corner < 4 && clearest < radius; ++corner) {
        const Point at = (1 / denominator) * (low + Point{1.0 * (corner & 1), 1.0 * (corner >> 1)});
        if (const double gap = world.ground().gap(at, radius); gap > clearest) {
            clearest = gap;
            best = at;
        }
    }
    return best;
}

void Crowd::State::enter(const CrowdAgent& newcomer)
{
    const CrowdGroup& group = book.groups()[newcomer.group];
    const Agent agent{onLattice(newcomer.position, newcomer.radius),
                      {0, 0},
                      unitOr(newcomer.heading, {1, 0}),
                      newcomer.radius,
                      group.maxSpeed,
                      group.maxForce,
                      newcomer.id};
    const Slot slot = roster.add(agent);
    goalDiscs.invalidate();
    Standing& standing = roster.standing(slot);
    standing.group = newcomer.group;
    standing.build = book.buildFor(agent, newcomer.group, params.step, world);
    inside.enter(*this, slot);
    if (roster.remembers()) {
        Random random{params.seed ^ (std::uint64_t{newcomer.id} * 0x9E3779B97F4A7C15)};
        roster.memory(slot).wander.random.state = random.next();
    }
    guidance.begin(world, slot, agent, newcomer.group);
}

Result<void> Crowd::State::add(const CrowdAgent& agent)
{
    if (roster.has(agent.id))
        return Unexpected("There is already an " + named(agent.id) + ".");
    if (Result<void> fine = check(agent); !fine)
        return fine;
    enter(agent);
    log.addInput({steps, agent.id, CrowdEventKind::added, {}});
    return {};
}

Result<void> Crowd::State::remove(std::uint32_t id)
{
    if (!roster.has(id))
        return Unexpected("There is no " + named(id) + ".");
    removeAll({id});
    log.addInput({steps, id, CrowdEventKind::removed, {}});
    return {};
}

void Crowd::State::removeAll(std::vector<std::uint32_t> ids)
{
    if (!ids.empty())
        goalDiscs.invalidate();
    roster.remove(std::move(ids), [this](Slot slot) { guidance.end(slot); });
}

} // namespace thicket::steer
