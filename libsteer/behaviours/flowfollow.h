#pragma once

#include "libsteer/agent.h"
#include "libsteer/flow/flowfield.h"
#include "libsteer/steer_export.h"

namespace thicket::steer {

struct FlowFollowParameters {
    /// In which the velocity would become the wanted one if maxForce allowed it, seconds, > 0.
    double responseTime = 0.1;
    /// Of arriveByFlow(), map units, > 0: within this travel cost of the goal it brakes. As far as
    /// the agent needs to stop from maxSpeed at half its maxForce when 0.
    double slowingDistance = 0;
    /// How many cells off an agent outside the flow looks for its way back, >= 0.
    int searchReach = 4;
};

/// What a flow follower went by.
struct FlowFollowRecord {
    nav::Point direction;       ///< of the field at the agent, or back to it; {0, 0}: none
    bool isBeside = false;      ///< the agent stands where nothing flows and goes back to the flow
    double travelCost = 0;      ///< map units of plain ground, infinity where nothing flows
    nav::Point desiredVelocity; ///< map units per second
    nav::Point force;           ///< what was returned
};

/// Force (acceleration, map units per second squared, at most maxForce) that brings the agent to
/// maxSpeed along the field's direction where it is (bilinear). Where nothing flows, towards the
/// nearest cell that does; where there is none near, and at the goal itself, it brakes. Never NaN
/// for a finite agent. Pure: any thread. Source: Reynolds, "Steering Behaviors For Autonomous
/// Characters" (1999), flow field following; Emerson, Game AI Pro (2013), chapter 23.
THICKET_STEER_EXPORT nav::Point followFlow(const Agent& agent, const FlowField& field,
                                           const FlowFollowParameters& parameters = {},
                                           FlowFollowRecord* record = nullptr);

/// The same with a speed that falls with the root of what is left to travel, so that the agent
/// comes to rest at the goal (of several, the one that its flow leads to). Source: Reynolds (1999),
/// arrival, with the travel cost in place of the straight distance.
THICKET_STEER_EXPORT nav::Point arriveByFlow(const Agent& agent, const FlowField& field,
                                             const FlowFollowParameters& parameters = {},
                                             FlowFollowRecord* record = nullptr);

} // namespace thicket::steer
