#pragma once

#include "libsteer/agent.h"
#include "libsteer/flow/flowfield.h"
#include "libsteer/steer_export.h"

namespace thicket::steer {

struct FlowFollowParameters {
    /// Seconds in which the velocity would become the wanted one if maxForce allowed it, > 0.
    double responseTime = 0.1;
    /// For arriveByFlow(): the agent brakes within this travel cost of the goal, map units, >= 0.
    /// 0: the distance in which it stops from maxSpeed with half of maxForce.
    double slowingDistance = 0;
    /// The range in cells in which an agent outside the flow searches for a cell that flows, >= 0.
    int searchReach = 4;
};

/// What a flow follower sensed and decided.
struct FlowFollowRecord {
    nav::Point direction;       ///< of the field at the agent, or back to it; {0, 0}: none
    bool isBeside = false;      ///< the agent is where nothing flows, and returns to the flow
    double travelCost = 0;      ///< map units at cost 1, infinity where nothing flows
    nav::Point desiredVelocity; ///< map units per second
    nav::Point force;           ///< the result
};

/// The force (acceleration, map units per second squared, at most maxForce) that brings the agent
/// to maxSpeed along the field's direction at its position (bilinear). Where nothing flows, the
/// force leads to the nearest cell that does. If none is near, and at the goal itself, the agent
/// brakes. Never NaN for a finite agent. Pure: any thread.
/// Source: Reynolds, "Steering Behaviors For Autonomous Characters" (1999), flow field following;
/// Emerson, Game AI Pro (2013), chapter 23.
THICKET_STEER_EXPORT nav::Point followFlow(const Agent& agent, const FlowField& field,
                                           const FlowFollowParameters& parameters = {},
                                           FlowFollowRecord* record = nullptr);

/// The same, with a speed that falls with the root of the remaining travel cost, so that the agent
/// comes to rest at the goal. Of several goals, at the one that its flow leads to.
/// Source: Reynolds (1999), arrival, with the travel cost in place of the straight distance.
THICKET_STEER_EXPORT nav::Point arriveByFlow(const Agent& agent, const FlowField& field,
                                             const FlowFollowParameters& parameters = {},
                                             FlowFollowRecord* record = nullptr);

} // namespace thicket::steer
