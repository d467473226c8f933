#pragma once

#include "libsteer/ground/ground.h"
#include "libsteer/guidance/guidance.h"
#include "libsteer/guidance/obstacleworld.h"
#include "libsteer/sim/crowd.h"
#include "libsteer/sim/eventlog.h"
#include "libsteer/sim/goaldiscs.h"
#include "libsteer/sim/insideagents.h"
#include "libsteer/sim/lattice.h"
#include "libsteer/sim/movingobstacles.h"
#include "libsteer/sim/roster.h"
#include "libsteer/sim/rulebook.h"
#include "libsteer/sim/spawning.h"
#include "libsteer/sim/stepwork.h"
#include "libsteer/sim/targets.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::steer {

class Contacts;

inline constexpr std::size_t agentsInCache = 8000; ///< of the second level

/// The parts of a crowd, and the phases of a step.
struct Crowd::State {
    CrowdParams params;
    Lattice lattice;
    RuleBook book;
    ObstacleWorld world;
    Guidance guidance;
    Roster roster;
    Targets targets;
    InsideAgents inside;
    GoalDiscs goalDiscs;
    Spawning spawning;
    MovingObstacles moving;
    EventLog log;
    StepWork work;
    std::uint64_t steps = 0;
    std::vector<AgentView> views; ///< of the current agents, if hasViews
    bool hasViews = false;
    std::vector<MovingView> movingViews; ///< of the obstacles that move, if hasMovingViews
    bool hasMovingViews = false;

    State(CrowdParams filled, const Scenario& scenario, ObstacleWorld obstacles);

    double longestMove(const Agent& agent) const { return lattice.longestMove(agent, params.step); }
    bool isInside(const Agent& agent) const
    {
        return world.ground().isWithin(agent.position, agent.radius);
    }
    /// The agent's move by `by` as obstacles limit it.
    Move swept(const Agent& agent, Point by) const
    {
        return world.ground().move(agent.position, by, agent.radius, lattice.skinOf(agent),
                                   lattice.denominator());
    }

    // Inputs.
    Result<void> add(const CrowdAgent& agent);
    Result<void> remove(std::uint32_t id);
    Result<void> setGoal(std::uint32_t group, Point goal);
    Result<void> change(std::span<const nav::ObstacleChange> changes);
    Result<void> check(const CrowdAgent& agent) const;
    void enter(const CrowdAgent& agent);

    void step(unsigned threads);
    std::uint64_t hash() const;

private:
    Point onLattice(Point p, double radius) const;
    void removeAll(std::vector<std::uint32_t> ids);

    // Phases of a step.
    void plan(unsigned threads);
    void steer();
    void resolveContacts();
    void move();
    void moveObstacles();
    void planAgain();
    void closeStep();

    // Of one agent.
    bool isLarge() const { return work.lanes.size() >= agentsInCache; }
    void prefetchAgents(Place place) const;
    template <class Visit> void eachOf(const ChunkWork& chunk, Visit visit); ///< visit(place)
    void moveOne(Place place, Contacts& contacts);
    void moveAmongObstacles(Place place, Point by, const Contacts& contacts);
    Point leastIntrusion(const Agent& agent, Point slid, const Contacts& contacts) const;
    Point confined(Place place, Point by) const;
    void settle(Place place, ChunkWork& chunk);
    bool isAtGoalDisc(Place place, const Standing& standing) const;
    void judgeProgress(Place place, ChunkWork& chunk);
};

} // namespace thicket::steer
