#pragma once

#include "libsteer/guidance/groupflow.h"
#include "libsteer/guidance/guidance.h"
#include "libsteer/guidance/route.h"
#include "libsteer/scenario/guidedfollowing.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace thicket::steer {

/// The knot that an agent heads for. A copy beside the agent saves each step a look-up.
struct Leg {
    Point target;
    Point forward;     ///< from the knot before; beyond the target along it, the target is passed
    Point next;        ///< the knot after it; the target, if that is the last
    double beyond = 0; ///< length from the target to the goal, map units
    double speedSquare = 0; ///< Knot::speedSquare
    std::uint32_t knot = 0; ///< of the route
    bool isLast = true;
};

/// What guides one agent.
struct Follower {
    enum class Mode : std::uint8_t { none, seek, arrive, path, flow };

    Mode mode = Mode::none;
    bool needsPlan = false;
    bool isOnRoute = false;      ///< the route is found; read at each step, the route is not
    bool mayImprove = false;     ///< something has moved since, on which the route depends
    std::uint8_t blindLooks = 0; ///< consecutive ones that saw no knot
    std::uint32_t group = 0;
    std::uint32_t clearance = 0; ///< index of a Clearance
    std::uint32_t flow = 0;      ///< index of a SharedFlow, in mode flow
    double remaining = -1; ///< distance along the flow or route when last computed; < 0: never
    std::uint64_t neededSince = 0;      ///< step
    std::uint64_t plannedAt = 0;        ///< step
    std::shared_ptr<const Route> route; ///< null: none yet, or none wanted
    Leg leg;                            ///< of the route, if that is found

    /// Heads for that knot of the route.
    void headFor(std::uint32_t knot);
};

/// Agents of one radius share a field.
struct Clearance {
    double radius = 0; ///< map units
    FieldIndex field;
};

/// A flow field that agents of one group and clearance follow.
struct SharedFlow {
    std::uint32_t group = 0;
    std::uint32_t clearance = 0;
    bool isCurrent = false;                ///< whether `flow` fits the current goal and obstacles
    std::shared_ptr<const GroupFlow> flow; ///< null: not made, or none possible
};

struct Guidance::State {
    State(std::span<const CrowdGroup> groups, double flowCell);

    void enlist(ObstacleWorld& world, Slot slot, const Agent& agent, std::uint32_t group);
    void setGoal(std::uint32_t group, Point goal);
    const nav::ObstacleField& fieldOf(const ObstacleWorld& world, std::uint32_t clearance) const;
    void followRoutes(const ObstacleWorld& world, std::span<const nav::ObstacleChange> changes);
    void followMoves(const ObstacleWorld& world, std::span<const nav::ObstacleChange> changes);
    void lose(Follower& follower) const;
    void followFlows(const ObstacleWorld& world, std::span<const nav::ObstacleChange> changes,
                     std::span<const nav::Shape> before);
    void refresh(ObstacleWorld& world, std::span<const Agent> agents, unsigned threads,
                 std::vector<Slot>& planned);
    Aim aim(const Ground& ground, Slot slot, const Agent& agent);
    std::uint64_t hash(Slot slot) const;

    Aim alongFlow(const Ground& ground, Slot slot, Follower& follower, const Agent& agent) const;
    Aim alongRoute(const Ground& ground, Slot slot, Follower& follower, const Agent& agent) const;
    void look(const Ground& ground, Follower& follower, const Agent& agent) const;
    std::uint32_t clearanceFor(ObstacleWorld& world, double radius);
    std::uint32_t addClearance(ObstacleWorld& world, double radius);
    std::uint32_t flowFor(std::uint32_t group, std::uint32_t clearance);
    void planAll(const ObstacleWorld& world, std::span<const Slot> slots,
                 std::span<const Agent> agents, unsigned threads);
    void layArea(std::span<const nav::Obstacle> obstacles, std::span<const Agent> agents);
    void makeFlows(const ObstacleWorld& world, std::span<const Agent> agents, unsigned threads);
    std::vector<CrowdGroup> groups;
    std::vector<FollowingParams> following; ///< one a group
    double flowCell = 0;
    nav::Box area; ///< what flows cover; empty until the first is made
    std::vector<Clearance> clearances;
    std::vector<SharedFlow> flows;
    std::vector<Follower> followers;
    std::uint64_t steps = 0;      ///< refreshed
    ObstacleWorld::Moved unflown; ///< what flows have not taken notice of
    int movesUnflown = 0;
};

} // namespace thicket::steer
