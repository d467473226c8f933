#pragma once

#include "libnav/path/path.h"
#include "libsteer/agent.h"
#include "libsteer/agentnumbers.h"
#include "libsteer/guidance/obstacleworld.h"
#include "libsteer/scenario/scenario.h"

#include <memory>
#include <span>
#include <vector>

/// Where agents head: along exact paths or along flow fields that a group shares. No part of the
/// library's interface; Crowd uses it.
namespace thicket::steer {

/// Where an agent should head.
struct Aim {
    Point direction;      ///< unit vector, {0, 0}: nowhere (arrived, no goal, no path)
    double speed = 0;     ///< wanted, map units per second, at most maxSpeed: slower round arcs and
                          ///< before the goal
    double remaining = 0; ///< distance to go to the goal, map units; infinity when there is no path
};

/// The plans of a crowd: per group and radius a field of obstacles, a flow field or paths. A value:
/// copies share flows and paths, which never change. Each agent has a fixed slot. Pass
/// every call the same world of obstacles, or for a copy of the Guidance a copy of the world made
/// with it. Calls may add fields for more radii to it.
///
/// A group is led by the first of seek, arrive, followPath and followFlow in its stack. Path
/// followers head for the next knot of their path (route.h) that they see. They look every few
/// steps; an agent that sees no knot near it gets a new path. Where no flow leads to the goal, the
/// agent follows a path. The first eight radii have fields of their own. Later radii share a field
/// of up to a quarter more, or have their own where the shared one closes a gap.
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

    /// Starts guiding a new agent in that slot, or one whose goal has changed.
    void begin(ObstacleWorld& world, Slot slot, const Agent& agent, std::uint32_t group);
    void end(Slot slot);
    void setGoal(std::uint32_t group, Point goal);
    /// Adapts plans and flows to changes that the world has applied; `before`: the result of
    /// ObstacleWorld::shapesBefore() before that.
    void follow(const ObstacleWorld& world, std::span<const nav::ObstacleChange> changes,
                std::span<const nav::Shape> before);
    /// The same for what ObstacleWorld::catchUp() returned. Agents that keep their plans remember
    /// whether they make progress along them. A route is planned again at the earliest 64 steps
    /// after it was, unless there was none; flows follow at every fourth call only.
    void follow(const ObstacleWorld& world, const ObstacleWorld::Moved& moved);

    /// Before each step: plans paths for agents that are new, were pushed off their path so that
    /// they cannot see it, or lost it to an edit (by the certificate, libnav/path/livequery.h). The
    /// first call plans for all of them, later calls for at most 64: the longest waiting first,
    /// then by slot. An agent that waits follows its old path, or moves straight. The plans do not
    /// depend on the number of threads. Fills `planned` with the slots.
    void refresh(ObstacleWorld& world, std::span<const Agent> agentsBySlot, unsigned threads,
                 std::vector<Slot>& planned);

    /// Where the agent in that slot should head; advances it along its path. Different threads may
    /// ask for different slots at once.
    Aim aim(const ObstacleWorld& world, Slot slot, const Agent& agent);

    const nav::Path* plan(Slot slot) const;
    /// A hash of everything that the slot's next aims depend on.
    std::uint64_t hash(Slot slot) const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace thicket::steer
