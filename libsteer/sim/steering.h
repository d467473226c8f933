#pragma once

#include "libsteer/behaviours/blend.h"
#include "libsteer/behaviours/neighbour.h"
#include "libsteer/behaviours/surroundings.h"
#include "libsteer/sim/crowdstate.h"
#include "libsteer/sim/forcebatch.h"
#include "libsteer/sim/targetforces.h"

#include <array>

namespace thicket::steer {

inline constexpr std::size_t mostStacked = 32; ///< behaviours of a group

/// The forces of one agent in a step: of each behaviour of its stack, and their sum.
struct Forces {
    std::array<WeightedForce, mostStacked> parts;
    std::array<Point, mostStacked> granted;
    std::size_t count = 0;
    Point sum;
};

/// Steers one agent after another. Reads the state before the step and writes only what belongs to
/// the agent: its memory, and how far it is along its path.
class Steering {
public:
    Steering(Crowd::State& state, ChunkWork& work);

    /// Writes the agent's intended move, before contacts, to StepWork::moves, at the latest in
    /// finish(). Lists the agents that it may touch.
    void steer(Place place);
    void finish();

private:
    bool decidesInLanes(const Agent& agent) const;
    Point moveAlone(Slot slot, const Agent& agent, const Standing& standing, bool isSteered);
    void use(const Build& build);
    NeighbourQuery queryOf(const Agent& agent, const AgentReach& reach, double unit) const;
    void findAim(Place place, const Agent& agent, const Standing& standing);
    void findNeighbours(Place place, const Agent& agent, const AgentReach& reach, unsigned parts);
    void findNearest(Place place, const Agent& agent, const AgentReach& reach, unsigned parts);
    std::span<std::uint32_t> listNeighbours(Place place, const Agent& agent,
                                            const AgentReach& reach, unsigned parts);
    std::span<std::uint32_t> listFew(Place place, const Agent& agent, const AgentReach& reach,
                                     unsigned parts);
    std::span<std::uint32_t> listed(Place place, const std::vector<AgentTree::Near>& found,
                                    double range);
    void keepNearestContacts(Place place, const Agent& agent, const AgentReach& reach);
    std::uint32_t* roomForContacts(Place place, std::size_t most);
    std::size_t splitContacts(Place place, const AgentReach& reach,
                              std::span<std::uint32_t> listed);
    bool givesWayTo(std::span<const std::uint32_t> contacts, Place place) const;
    bool isWatched(const Agent& agent) const;
    void goRound(Place place);
    void addForces(Slot slot, const Agent& agent);
    Point forceOf(const StackedBehaviour& part, Slot slot, const Agent& agent);
    Point flockForce(const StackedBehaviour& part, const Agent& agent) const;
    Point sensingForce(const StackedBehaviour& part, Slot slot, const Agent& agent);
    void decideByOrca(const Agent& agent, const Standing& standing);
    void sense(const Agent& agent);
    void record(const Agent& agent, const AgentReach& reach);

    /// The present agent's record if it is watched; else null.
    AgentRecord* recordOf(const Agent& agent);

    Crowd::State& m_state;
    ChunkWork& m_work;
    const CrowdLanes m_lanes;
    const NeighbourKernels& m_kernels;
    const GroupRules* m_rules = nullptr; ///< of the current agent, as all that follows
    std::span<const StackedBehaviour> m_stack;
    const Build* m_build = nullptr;
    NeighbourQuery m_query{}; ///< what agents of that build ask for
    Aim m_aim;
    double m_caution = 1;      ///< 1 to 0: half when stuck; 0 where it touches one at the goal
    bool m_givesWay = false;   ///< to an agent that it might touch: ORCA takes turns
    bool m_isConfined = false; ///< Hindrance::isConfined
    NeighbourSums m_sums{};
    Forces m_forces;
    AgentRecord m_record; ///< of the current agent, if it is watched
    TargetForces m_targets;
    std::array<ForceBatch, 4> m_batches; ///< of the first stacks; agents of others decide alone
};

} // namespace thicket::steer
