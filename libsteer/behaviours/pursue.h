#pragma once

#include "libsteer/behaviours/seek.h"
#include "libsteer/behaviours/surroundings.h"

#include <cstdint>
#include <span>
#include <vector>

/// Behaviours towards one or two other agents: pursue, evade, interpose, offset pursuit, hide.
/// Where the other is, how it moves and where it heads is all that is read of it.
/// Sources: Reynolds, "Steering Behaviors For Autonomous Characters" (1999); Buckland,
/// "Programming Game AI by Example" (2005), chapter 3.
namespace thicket::steer {

struct PursueParams {
    double responseTime = 0.1875; ///< seconds, > 0
    double longest = 2;           ///< prediction reaches no farther, seconds, >= 0
    /// The quarry is taken to come straight on, and is sought where it is, when it is ahead and the
    /// two headings' cosine is below this.
    double facing = -0.95;
    static PursueParams of(const Agent& agent) { return {responseTimeOf(agent)}; }
};
/// Seeks where the quarry will be: distance / (own full speed + its speed) seconds ahead.
THICKET_STEER_EXPORT Point pursue(const Agent& agent, const Agent& quarry,
                                  const PursueParams& params, MotionRecord* record = nullptr);

struct EvadeParams {
    double responseTime = 0.1875;                                   ///< seconds, > 0
    double longest = 2;                                             ///< as PursueParams::longest
    double panicDistance = std::numeric_limits<double>::infinity(); ///< as FleeParams, of where the
                                                                    ///< pursuer is now
    static EvadeParams of(const Agent& agent) { return {responseTimeOf(agent)}; }
};
/// Flees from where the pursuer will be.
THICKET_STEER_EXPORT Point evade(const Agent& agent, const Agent& pursuer,
                                 const EvadeParams& params, MotionRecord* record = nullptr);

/// Arrives midway between two agents, where the middle will be when it gets there.
THICKET_STEER_EXPORT Point interpose(const Agent& agent, const Agent& one, const Agent& other,
                                     const ArriveParams& params, MotionRecord* record = nullptr);

/// Arrives at a place that moves with the leader: `offset` is in the leader's frame, x along its
/// heading and y to the left of it, map units. A formation is one offset per follower.
THICKET_STEER_EXPORT Point offsetPursuit(const Agent& agent, const Agent& leader, Point offset,
                                         const ArriveParams& params,
                                         MotionRecord* record = nullptr);

struct HideParams {
    ArriveParams arrive;
    EvadeParams evade;      ///< when nothing is there to hide behind
    double distance = 0.75; ///< between the agent's rim and the obstacle's, map units, >= 0
    /// Farther hunters are not hidden from (no force), map units.
    double threatRange = std::numeric_limits<double>::infinity();
    static HideParams of(const Agent& agent)
    {
        return {ArriveParams::of(agent), EvadeParams::of(agent), 2 * bodyLengthOf(agent)};
    }
};
struct HideRecord {
    struct Spot {
        std::int64_t obstacle = 0;
        Point position;
    };
    std::vector<Spot> spots; ///< in the obstacles' order
    int chosen = -1;         ///< in spots; -1: it evades, or the hunter is too far away
    MotionRecord motion;
};
/// Arrives at the nearest of the places behind the circles that the hunter cannot see past: on the
/// line from the hunter through the centre, behind the circle. Inverted circles and circles round
/// the hunter's own place hide nobody. Evades when there is none.
THICKET_STEER_EXPORT Point hide(const Agent& agent, const Agent& hunter,
                                std::span<const RoundObstacle> obstacles, const HideParams& params,
                                HideRecord* record = nullptr);

} // namespace thicket::steer
