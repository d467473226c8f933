#pragma once

#include "libnav/path/path.h"
#include "libnav/result.h"
#include "libsteer/behaviours/avoid.h"
#include "libsteer/behaviours/rayfan.h"
#include "libsteer/behaviours/wallavoid.h"
#include "libsteer/scenario/scenario.h"
#include "libsteer/steer_export.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace thicket::steer {

struct CrowdParams {
    double step = 1.0 / 20; ///< seconds, > 0
    std::uint64_t seed = 0;
    /// Positions are whole multiples of 1 / denominator map units (a power of two, 1 to 2^40), so
    /// that recordings hold them exactly. 0: chosen so that the smallest radius is some 2^14 units.
    std::uint64_t denominator = 0;
    double cell = 0;     ///< side of a cell of the neighbour search, map units; 0: chosen
    double flowCell = 0; ///< side of a cell of the shared flow fields, map units; 0: chosen
    bool operator==(const CrowdParams&) const = default;
};

/// How an agent is doing. It has arrived within its group's goal radius; and also where others at
/// the goal keep it from coming nearer, within the disc that all who stay at that goal fill (beside
/// others at rest, after ten seconds, within twice that), and no obstacle is between. One that rests
/// there moves up when others along a plan are stuck behind it. It has arrived all the same, until
/// its group gets another goal.
enum class AgentState : std::uint8_t { going, arrived, stuck };

/// Why an agent is stuck: it made no progress towards its goal for two seconds.
enum class StuckReason : std::uint8_t {
    none,
    noWay,    ///< no path leads to the goal for its radius
    agents,   ///< others are in the way
    obstacle, ///< it rests against an obstacle
    inside,   ///< it is inside an obstacle (that was put on it)
    idle,     ///< nothing pushes it: its forces cancel
};
THICKET_STEER_EXPORT const char* name(StuckReason reason);

/// An agent's state after the last step.
struct AgentView {
    std::uint32_t id = 0;
    std::uint32_t group = 0;
    Point position;
    Point velocity; ///< map units per second: the last step's displacement by its duration
    Point heading;  ///< unit vector
    double radius = 0;
    AgentState state = AgentState::going;
    StuckReason reason = StuckReason::none;
};

/// A moving obstacle after the last step.
struct MovingView {
    std::int64_t id = 0;            ///< Obstacle::id
    nav::Displacement displacement; ///< from where it is at the start
    bool waits = false;             ///< in the last step it waited for agents
    bool isThere = true;            ///< false: removed by an input
    bool operator==(const MovingView&) const = default;
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
/// An input from outside while a crowd runs, between two steps.
using CrowdInput = std::variant<AddAgent, RemoveAgent, SetGoal, ChangeObstacles>;

enum class CrowdEventKind : std::uint8_t { added, removed, arrived, stuck, free, planned };
/// An event of the last step, or of the inputs before it.
struct CrowdEvent {
    std::uint64_t step = 0;  ///< the step after which it holds
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
        Point granted; ///< the part that maxForce allowed
        bool operator==(const Part&) const = default;
    };
    std::uint32_t id = 0;
    Agent agent;                           ///< before the step, where it sensed
    std::vector<Part> parts;               ///< in the stack's order
    std::vector<std::uint32_t> neighbours; ///< ids of the agents that it took into account
    Point aim;    ///< direction from its path, flow or goal, a unit vector; {0, 0}: none
    Point pushed; ///< displacement by contacts with agents, map units
    bool touchedObstacle = false;
    // What the behaviours of the stack sensed. Absent if the stack has none of that kind, or if
    // the agent was not steered: it rests at its goal or is inside an obstacle.
    std::optional<AvoidRecord> avoidance;
    std::optional<WallRecord> walls;
    /// Rays are sensed at an interval. In the steps between, `rays` and `origin` are those of the
    /// latest sensing since the agent is watched, and `isSensed` is false.
    std::optional<RayFanRecord> fan;
    bool operator==(const AgentRecord&) const = default;
};

/// Thousands of agents, simulated step by step. The same scenario, parameters and inputs give the
/// same bits after every step: on any number of threads, with any compiler, optimisation and
/// instruction set. A value: a copy continues as the original would. No agent ever enters an
/// obstacle, at any speed. An agent that an obstacle is put on only moves out.
///
/// One step: goals and plans, forces from the state before the step, velocities, contacts between
/// agents, and a swept move that slides along obstacles. The order of the agents does not matter.
///
/// Forces are those of the group's stack, added by prioritised(): velocities change by no more than
/// maxForce allows, except in contacts. Agents that would touch stay behind a line between them
/// that they share. An agent that would still run into another moves less far. So agents never come
/// to overlap by more than 4 units of the lattice, at any speed and whatever the other groups are.
/// Agents that are added on top of each other separate. Agents that have arrived rest, unless they
/// move up, and are pushed aside. An agent does not avoid others that stand at its goal.
/// Separation, alignment and cohesion are those of flock.h. By default avoidAgents looks as far as
/// four body lengths or 0.8 seconds at full speed, whichever is farther, and evades to the right.
/// Parameters of behaviours that a group does not set have the defaults of parametersOf().
///
/// The work of a step grows with the number of agents, not of pairs, however many stand at one
/// place and however far they look. An agent with more than 4096 others in reach, or that looks far
/// beyond 4096 of the smallest radii, considers the 24 nearest. An agent that may touch more than
/// 192 others moves at most half of the gap towards any of them, except those that it overlaps. No
/// agent moves farther out than 2^31 map units or 2^50 units of the lattice.
///
/// Moving obstacles move after the agents of a step. An obstacle waits while the part of its way
/// that a step takes would lead it into an agent: it pushes none and never enters one, and goes on
/// later by the steps that it has waited. Other obstacles do not stop it. Agents meet and sense it
/// where it is. An agent that no longer sees its way plans anew, and one that has no way as soon as
/// something has moved; the others after 64 steps. Flow fields follow every 32. An input that
/// changes a moving obstacle says where it is at the start: it goes on along its track from there.
///
/// Agents of spawn areas enter at the start and after each step, before its inputs, where there is
/// room for them. Their `added` is an event of that step.
///
/// Belongs to one thread at a time.
class THICKET_STEER_EXPORT Crowd {
public:
    /// Errors: agents inside obstacles, ids of agents or of moving obstacles twice, groups that do
    /// not exist, numbers out of range, also those of spawn areas and motions.
    static Result<Crowd> of(const Scenario& scenario, const CrowdParams& params = {});
    Crowd(const Crowd&);
    Crowd(Crowd&&) noexcept;
    Crowd& operator=(const Crowd&);
    Crowd& operator=(Crowd&&) noexcept;
    ~Crowd();

    /// The parameters, with the chosen values in place of 0.
    const CrowdParams& params() const;
    const std::vector<CrowdGroup>& groups() const;
    /// The scenario's moving obstacles, where they are at the start.
    const std::vector<MovingObstacle>& moving() const;

    /// Runs one step on at most `threads` threads (1 to 16), fewer for small crowds. The result
    /// does not depend on their number.
    void step(unsigned threads = 1);
    std::uint64_t steps() const; ///< done
    double time() const { return params().step * static_cast<double>(steps()); }

    /// Nothing is changed on error: the agent's id is taken or unknown, it stands in an obstacle,
    /// the group does not exist, a change is refused by ObstacleField::apply().
    Result<void> apply(const CrowdInput& input);

    /// A hash of everything that the next step depends on. Source: FNV-1a over the state in order
    /// of ids.
    std::uint64_t hash() const;

    std::size_t size() const;
    /// Agents of spawn areas that are due but have found no room yet.
    std::uint64_t waiting() const;
    /// Whether agents of spawn areas wait or will be due later.
    bool expectsAgents() const;
    /// How many of them that is; nullopt: without end.
    std::optional<std::uint64_t> expectedAgents() const;
    /// In ascending order of ids; valid until the next step or input.
    std::span<const AgentView> agents() const;
    /// How many agents have arrived and move up, see AgentState: they do not stand yet.
    std::size_t movingUp() const;
    /// The memory, roughly, that a copy of the obstacles takes once some have moved; 0 if none do.
    /// Until then copies share them.
    std::size_t movingBytes() const;
    /// In the order of moving(); valid until the next step or input.
    std::span<const MovingView> movingNow() const;
    /// The events of the last step and of the inputs since the step before it, by step, then id.
    std::span<const CrowdEvent> events() const;
    /// The path that a path follower follows; null for other agents and where there is none.
    const nav::Path* plan(std::uint32_t id) const;

    /// Keeps records of these agents, by id. Changes no bit of any result.
    void watch(std::vector<std::uint32_t> ids);
    /// The last step's records of the watched agents that exist, in ascending order of ids.
    std::span<const AgentRecord> records() const;

    struct State; ///< private to the library

private:
    explicit Crowd(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

} // namespace thicket::steer
