#pragma once

#include "libsteer/agent.h"
#include "libsteer/behaviours/seekformulas.h"
#include "libsteer/steer_export.h"
#include "libsteer/vector.h"

#include <limits>

/// Seek, flee and arrive. Like every behaviour here, each is a pure function from the agent, what
/// it senses and parameters to a force: an acceleration in map units per second squared, never
/// longer than Agent::maxForce. Any thread may call any of them at any time.
///
/// Params::of(agent) gives the defaults for the agent's radius, speed and force. A
/// default-constructed struct fits a default Agent. If a record is given, it receives what was
/// sensed and decided; it does not change the force.
///
/// Sources: Reynolds, "Steering Behaviors For Autonomous Characters" (1999); Buckland, "Programming
/// Game AI by Example" (2005), chapter 3. Theirs is force = desired velocity - velocity, which is
/// one time unit of response. Here the response time is a parameter, so that a force is an
/// acceleration whatever the units and the step.
namespace thicket::steer {

/// The time constant, in seconds, with which an agent takes on a wanted velocity: half of the time
/// that it needs to reach full speed. Steps should not be longer. Runs with steps up to half of it
/// differ by about a radius; beyond twice of it they oscillate.
inline double responseTimeOf(const Agent& agent)
{
    return formula::responseTime<Scalars>(agent.maxSpeed, agent.maxForce);
}

/// The length that defaults scale with: the larger of the radius and a quarter of the braking
/// distance from full speed.
inline double bodyLengthOf(const Agent& agent)
{
    return formula::bodyLength<Scalars>(agent.radius, agent.maxSpeed, agent.maxForce);
}

/// What a motion behaviour decided.
struct MotionRecord {
    Point target;         ///< the point sought or fled from, after any prediction
    Point desired;        ///< wanted velocity, map units per second
    double lookAhead = 0; ///< seconds of prediction, 0 without
};

/// The agent in the form that formulas take; `responseTime` > 0, seconds.
inline formula::Mover<Scalars> moverOf(const Agent& agent, double responseTime)
{
    return {agent.velocity, agent.maxSpeed, agent.maxForce, 1 / responseTime};
}

/// The force towards a wanted velocity: their difference over `responseTime` (> 0, seconds).
inline Point towardsVelocity(const Agent& agent, Point desired, double responseTime)
{
    return formula::towardsVelocity<Scalars>(moverOf(agent, responseTime), desired);
}

struct SeekParams {
    double responseTime = 0.1875; ///< seconds, > 0
    static SeekParams of(const Agent& agent) { return {responseTimeOf(agent)}; }
};
/// Moves straight to the target at full speed, and past it. Brakes at the target itself.
THICKET_STEER_EXPORT Point seek(const Agent& agent, Point target, const SeekParams& params,
                                MotionRecord* record = nullptr);

struct FleeParams {
    double responseTime = 0.1875; ///< seconds, > 0
    /// Threats at this distance or farther are ignored, map units.
    double panicDistance = std::numeric_limits<double>::infinity();
    static FleeParams of(const Agent& agent) { return {responseTimeOf(agent)}; }
};
/// Moves directly away from the threat; along the heading if the two coincide. No force beyond the
/// panic distance.
THICKET_STEER_EXPORT Point flee(const Agent& agent, Point threat, const FleeParams& params,
                                MotionRecord* record = nullptr);

struct ArriveParams {
    double responseTime = 0.1875; ///< seconds, > 0
    /// Distance from which it slows down, in proportion to the distance; map units, > 0. The
    /// default, 2 maxSpeed^2 / maxForce, is with the default response time the shortest that does
    /// not overshoot (critical damping).
    double slowingRadius = 2.25;
    double stopRadius = 0; ///< within it the agent brakes to rest, map units, >= 0
    static ArriveParams of(const Agent& agent)
    {
        return {responseTimeOf(agent),
                formula::slowingRadius<Scalars>(agent.maxSpeed, agent.maxForce), 0};
    }
};
/// Moves to the target and stops there.
THICKET_STEER_EXPORT Point arrive(const Agent& agent, Point target, const ArriveParams& params,
                                  MotionRecord* record = nullptr);

} // namespace thicket::steer
