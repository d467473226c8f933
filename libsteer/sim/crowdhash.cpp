#include "libsteer/guidance/fnv.h"
#include "libsteer/sim/crowdstate.h"

namespace thicket::steer {

namespace {

void addMemory(Fnv& hash, const Memory& memory)
{
    hash.add(memory.wander.random.state);
    hash.add(memory.wander.onCircle);
    hash.add(static_cast<std::uint64_t>(memory.wall.hand));
    hash.add(memory.wall.age);
    const RayFanState& fan = memory.fan;
    hash.add(fan.untilSensing);
    hash.add(fan.sum);
    hash.add(std::uint64_t{fan.isBlocked} | std::uint64_t{fan.targetInSight} << 1);
    hash.add(static_cast<std::uint64_t>(fan.hand) ^ static_cast<std::uint64_t>(fan.lastHand) << 8);
    hash.add(fan.nearest);
    hash.add(fan.sinceNearer);
    hash.add(fan.follow);
}

} // namespace

std::uint64_t Crowd::State::hash() const
{
    Fnv hash;
    hash.add(steps);
    for (const CrowdGroup& group : book.groups())
        hash.add(group.goal.value_or(Point{}));
    for (const Slot slot : roster.order()) {
        const Agent& agent = roster.agent(slot);
        const Standing& standing = roster.standing(slot);
        hash.add(std::uint64_t{agent.id} | std::uint64_t{standing.group} << 32);
        hash.add(agent.position);
        hash.add(agent.velocity);
        hash.add(agent.heading);
        hash.add(agent.radius);
        hash.add(static_cast<std::uint64_t>(standing.state) |
                 static_cast<std::uint64_t>(standing.reason) << 8 |
                 std::uint64_t{standing.isInside} << 16 | std::uint64_t{standing.movesUp} << 17);
        hash.add(standing.nearest);
        hash.add(standing.left);
        hash.add(standing.since);
        if (roster.remembers())
            addMemory(hash, roster.memory(slot));
        hash.add(guidance.hash(slot));
    }
    spawning.addTo(hash);
    moving.addTo(hash);
    return hash.value();
}

} // namespace thicket::steer
