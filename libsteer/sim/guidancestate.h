#pragma once

#include "libsteer/sim/groupflow.h"
#include "libsteer/sim/guidance.h"
#include "libsteer/sim/route.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace thicket::steer {

/// The knot that an agent heads for, kept beside it so that no step has to look it up.
struct Leg {
    Point target;
    Point forward;          ///< the way from the knot before; past the target across it is behind
    double beyond = 0;      ///< way from the target to the goal, map units
    double speedSquare = 0; ///< Knot::speedSquare
    std::uint32_t knot = 0; ///< of the route
    bool isLast = true;
};

/// What guides one agent.
struct Follower {
    enum class Mode : std::uint8_t { none, seek, arrive, path, flow };

    Mode mode = Mode::none;
    bool needsPlan = false;
    std::uint8_t blindLooks = 0; ///< one after another that saw no knot
    std::uint32_t group = 0;
    std::uint32_t clearance = 0; ///< index of a Clearance
    std::uint32_t flow = 0;      ///< index of a SharedFlow, in mode flow
    double remaining = -1;       ///< along the flow or route when it was last reckoned; < 0: never
    std::uint64_t neededSince = 0;      ///< step
    std::shared_ptr<const Route> route; ///< null: none yet, or none wanted
    Leg leg;                            ///< of the route, if that is found

    /// Heads for that knot of the route.
    void headFor(std::uint32_t knot);
};

/// The obstacles as agents of a radius find them.
struct Clearance {
    double radius = 0; ///< map units
    FieldIndex field;
};

/// A flow that some group follows.
struct SharedFlow {
    std::uint32_t group = 0;
    std::uint32_t clearance = 0;
    bool isCurrent = false;                ///< whether `flow` is for the goal and obstacles
    std::shared_ptr<const GroupFlow> flow; ///< null: not made, or none possible
};

struct Guidance::State {
    State(std::span<const CrowdGroup> groups, double flowCell);

    void enlist(ObstacleWorld& world, std::size_t slot, const Agent& agent, std::uint32_t group);
    void setGoal(std::uint32_t group, Point goal);
    void follow(const ObstacleWorld& world, std::span<const nav::ObstacleChange> changes,
                std::span<const nav::Shape> before);
    void refresh(ObstacleWorld& world, std::span<const Agent> agents, unsigned threads,
                 std::vector<std::size_t>& planned);
    Aim aim(const Ground& ground, std::size_t slot, const Agent& agent);
    std::uint64_t hash(std::size_t slot) const;

    Aim alongFlow(const Ground& ground, std::size_t slot, Follower& follower,
                  const Agent& agent) const;
    Aim alongRoute(const Ground& ground, std::size_t slot, Follower& follower,
                   const Agent& agent) const;
    void look(const Ground& ground, Follower& follower, const Agent& agent) const;
    std::uint32_t clearanceFor(ObstacleWorld& world, double radius);
    std::uint32_t addClearance(ObstacleWorld& world, double radius);
    std::uint32_t flowFor(std::uint32_t group, std::uint32_t clearance);
    void planAll(const ObstacleWorld& world, std::span<const std::size_t> slots,
                 std::span<const Agent> agents, unsigned threads);
    void layArea(std::span<const nav::Obstacle> obstacles, std::span<const Agent> agents);
    void makeFlows(const ObstacleWorld& world, std::span<const Agent> agents, unsigned threads);
    std::vector<CrowdGroup> groups;
    double flowCell = 0;
    nav::Box area; ///< what flows cover; empty until the first is made
    std::vector<Clearance> clearances;
    std::vector<SharedFlow> flows;
    std::vector<Follower> followers;
    std::uint64_t steps = 0; ///< refreshed
};

} // namespace thicket::steer
