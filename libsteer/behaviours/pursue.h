#pragma once

#include "libsteer/behaviours/seek.h"
#include "libsteer/behaviours/surroundings.h"

#include <cstdint>
#include <span>
#include <vector>

/// Behaviours towards one or two other agents: pursue, evade, interpose, offset pursuit, hide. Of
/// the other agent they read position, velocity and heading alone.
/// Sources: Reynolds, "Steering Behaviors For Autonomous Characters" (1999); Buckland, "Programming
/// Game AI by Example" (2005), chapter 3.
namespace thicket::steer {

struct PursueParams {
    double responseTime = 0.1875; ///< seconds, > 0
    double longest = 2;           ///< bound of the prediction, seconds, >= 0
    /// If the quarry is ahead and the cosine of the two headings is below this, it counts as
    /// approaching head-on and is sought where it is.
    double facing = -0.95;
    static PursueParams of(const Agent& agent) { return {responseTimeOf(agent)}; }
};
/// Seeks the quarry's predicted position: distance / (own full speed + its speed) seconds ahead.
THICKET_STEER_EXPORT Point pursue(const Agent& agent, const Agent& quarry,
                                  const PursueParams& params, MotionRecord* record = nullptr);

struct EvadeParams {
    double responseTime = 0.1875;                                   ///< seconds, > 0
    double longest = 2;                                             ///< as PursueParams::longest
    double panicDistance = std::numeric_limits<double>::infinity(); ///< as FleeParams, from the
                                                                    ///< pursuer's present position
    static EvadeParams of(const Agent& agent) { return {responseTimeOf(agent)}; }
};
/// Flees from the pursuer's predicted position.
THICKET_STEER_EXPORT Point evade(const Agent& agent, const Agent& pursuer,
                                 const EvadeParams& params, MotionRecord* record = nullptr);

/// Arrives at the predicted middle between two agents.
THICKET_STEER_EXPORT Point interpose(const Agent& agent, const Agent& one, const Agent& other,
                                     const ArriveParams& params, MotionRecord* record = nullptr);

/// Arrives at a point that moves with the leader. `offset` is in the leader's frame, map units: x
/// along its heading, y to the left. A formation is one offset per follower.
THICKET_STEER_EXPORT Point offsetPursuit(const Agent& agent, const Agent& leader, Point offset,
                                         const ArriveParams& params,
                                         MotionRecord* record = nullptr);

struct HideParams {
    ArriveParams arrive;
    EvadeParams evade;      ///< used if there is no hiding spot
    double distance = 0.75; ///< from the agent's rim to the obstacle's, map units, >= 0
    /// No force if the hunter is farther away, map units.
    double threatRange = std::numeric_limits<double>::infinity();
    double reach = 12; ///< in a crowd: farther obstacles are not passed on; map units, > 0
    static HideParams of(const Agent& agent)
    {
        return {.arrive = ArriveParams::of(agent),
                .evade = EvadeParams::of(agent),
                .distance = 2 * bodyLengthOf(agent),
                .reach = 4 * agent.maxSpeed};
    }
};
struct HideRecord {
    struct Spot {
        std::int64_t obstacle = 0;
        Point position;
    };
    std::vector<Spot> spots; ///< in the obstacles' order
    int chosen = -1;         ///< index in `spots`; -1: it evades, or the hunter is too far away
    MotionRecord motion;
};
/// Arrives at the nearest hiding spot: on the line from the hunter through a circle's centre,
/// behind the circle. Inverted circles and circles that contain the hunter give no spot. Evades if
/// there is no spot.
THICKET_STEER_EXPORT Point hide(const Agent& agent, const Agent& hunter,
                                std::span<const RoundObstacle> obstacles, const HideParams& params,
                                HideRecord* record = nullptr);

} // namespace thicket::steer
