#pragma once

#include "libsteer/agent.h"
#include "libsteer/behaviours/seekformulas.h"
#include "libsteer/steer_export.h"
#include "libsteer/vector.h"

#include <limits>

/// Seek, flee and arrive. As every behaviour here each is a pure function of the agent, what it
/// senses and parameters, to a force: an acceleration in map units per second squared, never
/// longer than Agent::maxForce. Any thread may call any of them at any time.
///
/// Parameters `of(agent)` are the defaults for its radius and speeds; those of a
/// default-constructed struct fit a default Agent. A record, where one is given, receives what was
/// sensed and decided; it does not change the force.
///
/// Sources: Reynolds, "Steering Behaviors For Autonomous Characters" (1999); Buckland, "Programming
/// Game AI by Example" (2005), chapter 3. Theirs is force = desired velocity - velocity, which is
/// one time unit of response; here the response time is a parameter, so that a force is an
/// acceleration whatever the units and the step.
namespace thicket::steer {

/// Seconds in which an agent takes on most of a wanted velocity: half of what it needs to full
/// speed. Steps should not be longer: runs with steps up to half of it differ by less than a
/// radius or so, beyond twice of it they swing.
inline double responseTimeOf(const Agent& agent)
{
    return formula::responseTime<Scalars>(agent.maxSpeed, agent.maxForce);
}

/// The length that defaults grow with: the radius, but the braking distance from full speed for
/// agents that are smaller than a quarter of that.
inline double bodyLengthOf(const Agent& agent)
{
    return formula::bodyLength<Scalars>(agent.radius, agent.maxSpeed, agent.maxForce);
}

/// What a behaviour steered for.
struct MotionRecord {
    Point target;         ///< the point sought or fled from, after any prediction
    Point desired;        ///< the velocity wanted, map units per second
    double lookAhead = 0; ///< seconds of prediction, 0 where there is none
};

/// The agent as formulas take it; `responseTime` > 0, seconds.
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
/// Straight to the target at full speed, and past it. At the target itself it brakes.
THICKET_STEER_EXPORT Point seek(const Agent& agent, Point target, const SeekParams& params,
                                MotionRecord* record = nullptr);

struct FleeParams {
    double responseTime = 0.1875; ///< seconds, > 0
    /// A threat this far away or farther is none, map units.
    double panicDistance = std::numeric_limits<double>::infinity();
    static FleeParams of(const Agent& agent) { return {responseTimeOf(agent)}; }
};
/// Straight away from the threat; along its heading when the agent stands on it. No force beyond
/// the panic distance.
THICKET_STEER_EXPORT Point flee(const Agent& agent, Point threat, const FleeParams& params,
                                MotionRecord* record = nullptr);

struct ArriveParams {
    double responseTime = 0.1875; ///< seconds, > 0
    /// Where it begins to slow down, in proportion to the distance; map units, > 0. The default,
    /// 2 maxSpeed^2 / maxForce, with the default response time is the shortest that does not
    /// overshoot (critical damping).
    double slowingRadius = 2.25;
    double stopRadius = 0; ///< within it the agent brakes to rest, map units, >= 0
    static ArriveParams of(const Agent& agent)
    {
        return {responseTimeOf(agent),
                formula::slowingRadius<Scalars>(agent.maxSpeed, agent.maxForce), 0};
    }
};
/// To the target and stand there.
THICKET_STEER_EXPORT Point arrive(const Agent& agent, Point target, const ArriveParams& params,
                                  MotionRecord* record = nullptr);

} // namespace thicket::steer
