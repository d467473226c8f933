#pragma once

#include "libnav/path/path.h"
#include "libnav/result.h"
#include "libsteer/sim/scenario.h"
#include "libsteer/steer_export.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <variant>
#include <vector>

namespace thicket::steer {

struct CrowdParams {
    double step = 1.0 / 20; ///< seconds, > 0
    std::uint64_t seed = 0;
    /// Positions are whole multiples of 1 / denominator map units (a power of two, 1 to 2^40), so
    /// that recordings hold them exactly. 0: chosen, an agent's smallest radius is some 2^14 of
    /// them.
    std::uint64_t denominator = 0;
    double cell = 0;     ///< side of a cell of the neighbour search, map units; 0: chosen
    double flowCell = 0; ///< side of a cell of the shared flow fields, map units; 0: chosen
    bool operator==(const CrowdParams&) const = default;
};

/// What becomes of an agent.
enum class AgentState : std::uint8_t { going, arrived, stuck };

/// Why an agent is stuck: it made no way to its goal for two seconds.
enum class StuckReason : std::uint8_t {
    none,
    noWay,    ///< no way leads to the goal for its radius
    agents,   ///< others are in the way
    obstacle, ///< it rests against an obstacle
    inside,   ///< it is inside an obstacle (that was put on it)
    idle,     ///< nothing pushes it: its forces cancel
};
THICKET_STEER_EXPORT const char* name(StuckReason reason);

/// An agent as it stands after the last step.
struct AgentView {
    std::uint32_t id = 0;
    std::uint32_t group = 0;
    Point position;
    Point velocity; ///< map units per second: the last step's way by the step
    Point heading;  ///< unit vector
    double radius = 0;
    AgentState state = AgentState::going;
    StuckReason reason = StuckReason::none;
};

struct AddAgent {
    CrowdAgent agent;
    bool operator==(const AddAgent&) const = default;
};
struct RemoveAgent {
    std::uint32_t id = 0;
    bool operator==(const RemoveAgent&) const = default;
};
struct SetGoal {
    std::uint32_t group = 0;
    Point goal;
    bool operator==(const SetGoal&) const = default;
};
struct ChangeObstacles {
    std::vector<nav::ObstacleChange> changes;
};
/// What comes from outside while a crowd runs, between two steps.
using CrowdInput = std::variant<AddAgent, RemoveAgent, SetGoal, ChangeObstacles>;

enum class CrowdEventKind : std::uint8_t { added, removed, arrived, stuck, free, planned };
/// Something that the last step, or the inputs before it, brought about.
struct CrowdEvent {
    std::uint64_t step = 0;  ///< after which it holds
    std::uint32_t agent = 0; ///< id
    CrowdEventKind kind = CrowdEventKind::added;
    StuckReason reason = StuckReason::none;
    bool operator==(const CrowdEvent&) const = default;
};

/// What one agent sensed and decided in the last step; filled for watched agents only.
struct AgentRecord {
    struct Part {
        BehaviourKind kind = BehaviourKind::seek;
        Point wanted;  ///< force times weight
        Point granted; ///< what was let through
    };
    std::uint32_t id = 0;
    std::vector<Part> parts;               ///< in the stack's order
    std::vector<std::uint32_t> neighbours; ///< ids of those it looked at
    Point aim;    ///< where its guidance sent it, a unit vector; {0, 0}: nowhere
    Point pushed; ///< by contacts with agents, map units
    bool touchedObstacle = false;
};

/// Agents in their thousands, step by step. The same scenario, parameters and inputs give the same
/// bits after every step: on any number of threads, with any compiler, optimisation and instruction
/// set. A value: a copy goes on as the original would. No agent ever enters an obstacle, whatever
/// its speed; one that an obstacle is put on only moves out.
///
/// One step: goals and plans, forces from the state before the step, velocities, contacts between
/// agents, and a swept move that slides along obstacles. Nobody sees who moved first.
///
/// Forces are those of the group's stack, added by prioritised(): velocities change by no more than
/// maxForce allows, but for contacts. Agents that would touch stay behind a line between them that
/// they share, and who still would run into another goes less far: at no speed, and whatever other
/// groups can do, do agents come to overlap, but for 4 units of the lattice; those put down into
/// each other part. Agents who have arrived rest and are pushed aside; nobody avoids those who
/// stand at his goal. Separation, alignment and cohesion are those of flock.h with their default
/// ranges; avoidAgents looks as far as four body lengths or 0.8 seconds at full speed, whichever is
/// farther, and evades to the right.
///
/// A step's work grows with the number of agents, not of pairs, however many stand at one place and
/// however far they look. Who would have to look at more than 4096 others, or far beyond 4096 of
/// the smallest radii, heeds the 24 nearest. Who might touch more than 192 others goes no nearer to
/// any of them than half of the gap between them, but to those that it overlaps. Nobody goes
/// farther out than 2^31 map units or 2^50 units of the lattice.
///
/// Belongs to one thread at a time.
class THICKET_STEER_EXPORT Crowd {
public:
    /// Errors: agents inside obstacles, ids twice, groups that do not exist, numbers out of range.
    static Result<Crowd> of(const Scenario& scenario, const CrowdParams& params = {});
    Crowd(const Crowd&);
    Crowd(Crowd&&) noexcept;
    Crowd& operator=(const Crowd&);
    Crowd& operator=(Crowd&&) noexcept;
    ~Crowd();

    /// With what was chosen filled in.
    const CrowdParams& params() const;
    const std::vector<CrowdGroup>& groups() const;

    /// On at most `threads` threads (1 to 16); fewer for small crowds. The result does not depend
    /// on it.
    void step(unsigned threads = 1);
    std::uint64_t steps() const; ///< done
    double time() const { return params().step * static_cast<double>(steps()); }

    /// Nothing is changed on error: the agent's id is taken or unknown, it stands in an obstacle,
    /// the group does not exist, a change is refused by ObstacleField::apply().
    Result<void> apply(const CrowdInput& input);

    /// Of all that the next step depends on. Source: FNV-1a over the state in order of ids.
    std::uint64_t hash() const;

    std::size_t size() const;
    /// In ascending order of ids; valid until the next step or input.
    std::span<const AgentView> agents() const;
    /// Of the last step and of the inputs since the step before it, in the order of step and id.
    std::span<const CrowdEvent> events() const;
    /// The way that a path follower follows; null for others and where there is none.
    const nav::Path* plan(std::uint32_t id) const;

    /// Whose records are kept, by id; changes no bit of any result.
    void watch(std::vector<std::uint32_t> ids);
    /// Of the watched agents that exist, in ascending order of ids, of the last step.
    std::span<const AgentRecord> records() const;

    struct State; ///< private to the library

private:
    explicit Crowd(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

} // namespace thicket::steer
