#pragma once

#include "libnav/path/path.h"
#include "libsteer/agent.h"
#include "libsteer/sim/obstacleworld.h"
#include "libsteer/sim/scenario.h"

#include <memory>
#include <span>
#include <vector>

/// How agents know their way: plans along exact paths, flow fields that a group shares. No part of
/// the library's interface; Crowd uses it.
namespace thicket::steer {

/// Where an agent should head.
struct Aim {
    Point direction;      ///< unit vector, {0, 0}: nowhere (arrived, no goal, no way)
    double speed = 0;     ///< wanted, map units per second, at most maxSpeed: slower round arcs and
                          ///< before the goal
    double remaining = 0; ///< way to the goal, map units; infinity when there is none
};

/// The plans of a crowd: per group and radius a field of obstacles, a flow field or paths. A value:
/// flows and paths are shared by copies and never changed. Agents are named by a slot that stays
/// theirs (0, 1, ...). Every call is given the same world of obstacles, or a copy that went with a
/// copy of this; fields for more radii are added to it.
///
/// A group is led by the first of seek, arrive, followPath and followFlow in its stack. Path
/// followers head for the knots of their path (route.h), the next one that they see; every few
/// steps they look, and who sees none of those about it is planned anew. Where no flow leads, a
/// path does. The first eight radii have fields of their own, later ones those of up to a quarter
/// more, and one of their own where that lets nothing through.
class Guidance {
public:
    /// `flowCell`: side of a flow's cells, map units, coarser on maps of more than a million of
    /// them; 0: the agents' radius.
    Guidance(std::span<const CrowdGroup> groups, double flowCell);
    Guidance(const Guidance&);
    Guidance& operator=(const Guidance&);
    Guidance(Guidance&&) noexcept;
    Guidance& operator=(Guidance&&) noexcept;
    ~Guidance();

    /// A new agent in that slot, or one whose goal has changed.
    void begin(ObstacleWorld& world, std::size_t slot, const Agent& agent, std::uint32_t group);
    void end(std::size_t slot);
    void setGoal(std::uint32_t group, Point goal);
    /// After the world took the changes; `before` is what ObstacleWorld::shapesBefore() told.
    void follow(const ObstacleWorld& world, std::span<const nav::ObstacleChange> changes,
                std::span<const nav::Shape> before);

    /// Before each step: whoever is new, was pushed off its path so that it cannot see it, or lost
    /// it to an edit (by the certificate, libnav/path/livequery.h) is planned. The first time all,
    /// later at most 64, in the order in which they came to need it, then of their slots; who
    /// waits goes on by its old path, or straight. On several threads; the plans do not depend on
    /// it. Fills `planned` with the slots.
    void refresh(ObstacleWorld& world, std::span<const Agent> agentsBySlot, unsigned threads,
                 std::vector<std::size_t>& planned);

    /// Where the agent in that slot should head; moves its place on the path on. Different slots at
    /// once from different threads.
    Aim aim(const ObstacleWorld& world, std::size_t slot, const Agent& agent);

    const nav::Path* plan(std::size_t slot) const;
    /// Of all that the next aims depend on.
    std::uint64_t hash(std::size_t slot) const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace thicket::steer
