#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/agent.h"
#include "libsteer/behaviours/neighbour.h"
#include "libsteer/behaviours/rayfan.h"
#include "libsteer/behaviours/surroundings.h"
#include "libsteer/behaviours/wallavoid.h"
#include "libsteer/behaviours/wander.h"
#include "libsteer/lanes/agenttree.h"
#include "libsteer/lanes/celllanes.h"
#include "libsteer/lanes/forcekernel.h"
#include "libsteer/lanes/nearlanes.h"
#include "libsteer/sim/crowd.h"
#include "libsteer/sim/grouprules.h"
#include "libsteer/sim/guidance.h"
#include "libsteer/sim/obstacleworld.h"
#include "libsteer/sim/workers.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace thicket::steer {

class Contacts;

inline constexpr std::size_t chunkSize = 256; ///< agents that a thread takes at a time

/// What an agent carries from step to step beside where it is and how it moves.
struct Standing {
    std::uint32_t group = 0;
    std::uint32_t build = 0; ///< index in State::builds
    AgentState state = AgentState::going;
    StuckReason reason = StuckReason::none;
    bool isInside = false;                                    ///< of an obstacle that was put on it
    double nearest = std::numeric_limits<double>::infinity(); ///< way left when it last made some
    double left = std::numeric_limits<double>::infinity(); ///< way to the goal before the last step
    double since = 0;                                      ///< seconds since then
    /// Where ORCA should look for enough neighbours, map units. A guess, no part of the state.
    double orcaReach = std::numeric_limits<double>::infinity();
};

/// What behaviours of the stack remember; only groups that have them use it.
struct Memory {
    WanderState wander;
    WallMemory wall;
    RayFanState fan;
};

/// All agents, each in a slot that stays its own. Slots are handed out lowest first.
struct Roster {
    std::vector<Agent> agents;
    std::vector<Standing> standings;
    std::vector<Memory> memories;     ///< empty when no group remembers anything
    std::vector<std::uint32_t> order; ///< slots in ascending order of ids
    std::vector<std::uint32_t> free;  ///< slots, highest first
};

/// An agent and another that it might touch.
struct ContactLine {
    Point normal;            ///< unit vector towards the other
    double gap = 0;          ///< map units; of an overlap the half that a step takes back
    std::uint32_t other = 0; ///< place
};

/// Places [begin, end) of the lanes: what one thread does at a time, and its room to work in.
struct ChunkWork {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::vector<std::uint32_t> contacts;      ///< places, agent after agent
    std::vector<ContactLine> lines;           ///< one a contact
    std::vector<std::uint32_t> contactBegins; ///< in contacts: one an agent, and one more
    std::vector<std::uint32_t> touching;      ///< places of those that have contacts
    std::vector<LaneBlock> blocks;            ///< and an empty one
    std::vector<AgentTree::Near> nearest;     ///< of who does without cells
    NearLanes nearLanes;                      ///< likewise
    std::vector<Neighbour> near;
    Surroundings around;
    bool hasConfined = false;
    std::vector<std::size_t> clashing; ///< places that run into somebody yet
    std::vector<AgentRecord> records;
    std::vector<std::uint32_t> changed; ///< slots that something happened to

    std::span<const ContactLine> linesOf(std::size_t place) const
    {
        const std::uint32_t first = contactBegins[place - begin];
        return std::span(lines).subspan(first, contactBegins[place - begin + 1] - first);
    }
};

/// What kept an agent from the way it wanted.
struct Hindrance {
    bool isHeld = false;     ///< by an obstacle
    bool isPressed = false;  ///< by others
    bool isConfined = false; ///< among more than are listed: by Room
};

struct Crowd::State {
    CrowdParams params;
    double unit = 1; ///< of the lattice: 1 / params.denominator
    std::vector<CrowdGroup> groups;
    std::vector<GroupRules> rules;                      ///< one a group
    std::vector<std::vector<StackedBehaviour>> stacks;  ///< no two the same
    std::vector<std::vector<LaneBehaviour>> laneStacks; ///< as kernels take them, or empty
    std::vector<Build> builds;
    std::vector<RayFan> fans;
    double farthestReach = 0; ///< of a centre, whoever ever entered
    ObstacleWorld world;
    bool hasLimitedLists = false; ///< of contacts, of anybody who ever entered: contactRange()
    bool remembers = false;       ///< whether any group's behaviours do
    Guidance guidance;
    Roster roster;
    std::uint64_t steps = 0;

    std::vector<CrowdEvent> events;
    std::vector<CrowdEvent> inputs; ///< events of the inputs since the last step
    std::vector<std::uint32_t> watched;
    std::vector<AgentRecord> records;
    std::vector<AgentView> views;
    bool hasViews = false;

    // Worked with during a step only.
    CellLanes lanes;
    TreeOfStep tree;
    std::vector<Point> ways; ///< by place in the lanes, map units: what each means to do next
    std::vector<Point> nextWays;
    std::vector<Point> wanted;         ///< ways before contacts
    std::vector<Hindrance> hindrances; ///< by place
    std::vector<ChunkWork> chunks;
    std::vector<double> remaining; ///< by place: way to the goal
    double fastest = 0;            ///< any group's maxSpeed
    Workers workers;

    State(CrowdParams filled, const Scenario& scenario, ObstacleWorld obstacles);

    /// Of the longest way in a step: the lattice may round it up by most of a unit.
    double longestWay(const Agent& agent) const
    {
        return std::max(0.0, agent.maxSpeed * params.step - 1.5 * unit);
    }
    /// Nobody goes where places are no longer exact, or much beyond where agents may be put.
    bool isInWorld(Point p) const
    {
        const double most = std::min(0x1p50 * unit, 0x1p31);
        return std::abs(p.x) <= most && std::abs(p.y) <= most;
    }
    /// Agents keep this clear of obstacles, map units.
    double skinOf(const Agent& agent) const { return std::max(4 * unit, agent.radius / 4096); }
    /// Where an agent that goes that way gets to among the obstacles.
    Move swept(const Agent& agent, Point way) const
    {
        return world.ground().move(agent.position, way, agent.radius, skinOf(agent),
                                   static_cast<double>(params.denominator));
    }
    /// Where in roster.order an id stands, or would.
    std::size_t rankOf(std::uint32_t id) const;
    bool has(std::uint32_t id) const;

    Result<void> add(const CrowdAgent& agent);
    Result<void> remove(std::uint32_t id);
    Result<void> setGoal(std::uint32_t group, Point goal);
    Result<void> change(std::span<const nav::ObstacleChange> changes);
    std::uint32_t enter(const CrowdAgent& agent); ///< into a slot, which it returns
    std::uint32_t buildOf(const Agent& agent, const GroupRules& ruled);
    std::uint32_t fanOf(const Agent& agent);
    void removeAll(std::vector<std::uint32_t> ids);
    Result<void> check(const CrowdAgent& agent) const;
    Point onLattice(Point p, double radius) const;
    bool isInside(const Agent& agent) const
    {
        return world.ground().isWithin(agent.position, agent.radius);
    }

    void step(unsigned threads);
    std::uint64_t hash() const;

private:
    void plan(unsigned threads);
    void fetchAhead(std::size_t place) const;
    template <class Work> void eachOf(const ChunkWork& chunk, Work work); ///< work(place)
    void cutIntoChunks();
    void steer();
    void resolveContacts();
    void move();
    void moveAmongObstacles(std::size_t place, Point way, const Contacts& contacts);
    Point confined(std::size_t place, Point way) const;
    void moveOne(std::size_t place, Contacts& contacts);
    Point leastIntrusion(const Agent& agent, Point slid, const Contacts& contacts) const;
    void settle(std::size_t place, ChunkWork& work);
    void judgeProgress(std::size_t place, ChunkWork& work);
    void closeStep();
};

} // namespace thicket::steer
