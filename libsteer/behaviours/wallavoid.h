#pragma once

#include "libsteer/behaviours/seek.h"
#include "libsteer/behaviours/surroundings.h"

#include <cstdint>
#include <vector>

namespace thicket::steer {

/// The side of the agent on which the wall is while it walks along it.
enum class Hand : std::int8_t { none = 0, left = 1, right = -1 };

/// The state of wall avoidance. A value, stored by the caller, one per agent.
struct WallMemory {
    Hand hand = Hand::none; ///< the chosen side
    double age = 0;         ///< seconds since a wall was last sensed
    bool operator==(const WallMemory&) const = default;
};

struct WallAvoidParams {
    double reach = 1.9; ///< length of the ray and the box, from the agent's centre, map units, > 0
    double push = 1;    ///< push at full penetration, as a share of maxForce
    double pull = 0.6;  ///< pull at full penetration, likewise
    /// At most so far between the rims the agent counts as at the wall, map units, >= 0. There the
    /// pull may take all of maxForce, and a wall on the remembered side counts although it is not
    /// ahead. Else an agent that a goal draws to the wall would stop there.
    double beside = 0.15;
    double remembers = 1; ///< seconds without a wall until the side is forgotten, >= 0
    /// Seconds, > 0. Within them the push cancels at most the motion into the wall, and the pull
    /// adds at most full speed along it, so that neither throws the agent back. Towards 0 the push
    /// becomes the book's, which bounces in corners.
    double responseTime = 0.1875;
    static WallAvoidParams of(const Agent& agent)
    {
        const double braking = agent.maxSpeed * agent.maxSpeed / (2 * agent.maxForce);
        WallAvoidParams params;
        params.reach = agent.radius + 4 * bodyLengthOf(agent) + braking;
        params.beside = agent.radius / 2;
        params.responseTime = responseTimeOf(agent);
        params.remembers = 2 * params.reach / agent.maxSpeed;
        return params;
    }
};

struct WallRecord {
    double reach = 0;     ///< length of ray and box
    double halfWidth = 0; ///< of the box: the agent's radius
    struct Met {
        std::int64_t obstacle = 0;
        Point a; ///< first end of the side's face towards the agent
        Point b;
        bool byRay = false; ///< whether the ray and the side cross: t and u within (0, 1)
        double t = 0;       ///< parameter along the ray, if byRay
        double u = 0;       ///< parameter along the side, if byRay
        double depth = 0;   ///< distance ahead at which box or ray first meets the side, map units
        bool operator==(const Met&) const = default;
    };
    std::vector<Met> met;
    int chosen = -1;        ///< index in `met` of the least depth
    double penetration = 0; ///< 0 at the end of the reach, 1 at the agent
    Point push;             ///< force along the side's normal
    Point pull;             ///< force along the side
    Hand hand = Hand::none;
    bool operator==(const WallRecord&) const = default;
};

struct WallStep {
    Point force;
    WallMemory memory; ///< pass it to the next step
};

/// Keeps the agent off walls and polygon sides ahead. It tests a ray along the heading and the box,
/// as wide as the agent, round it. Of the sides that they meet the nearest counts. The side pushes
/// along its normal towards the agent, in proportion to the penetration. It also pulls along itself
/// towards one end: the end that the motion favours, else the nearer one, else that to the right.
/// The side of the agent on which the wall is gets remembered, also round a corner from one side to
/// the next, until no wall is sensed for a while. This avoids jitter where two sides meet.
/// `seconds` (> 0) is the step.
///
/// The side of a thick wall is its face towards the agent, or its end. Sides parallel to the box
/// and beside it are not met. But while a side is remembered, the wall that the agent touches there
/// is followed, also round its ends, until a wall ahead is as near. So an agent with a goal behind
/// a wall, a corner, a T or an L slides round it (crowdwallstest.cpp).
///
/// A pocket holds it, as it has no memory of where it has been. With a goal behind the bottom, an
/// agent of radius 0.3 and 2 a second leaves an L whose one arm comes 8 towards it, at 3 to 20
/// steps a second (12 at 20 steps), but a U of two arms only if these are up to 0.5 long (1 if it
/// is narrow), at 20 steps. Out of deeper ones lead followPath and a ray fan that follows walls.
///
/// The force is not continuous: the pull jumps where the agent comes to the wall.
///
/// Source: Buckland (2005), chapter 3, wall avoidance (the push); line intersection with parameters
/// t and u: Antonio, "Faster Line Segment Intersection" (Graphics Gems III, 1992).
THICKET_STEER_EXPORT WallStep avoidWalls(const Agent& agent, const Surroundings& around,
                                         const WallMemory& memory, const WallAvoidParams& params,
                                         double seconds, WallRecord* record = nullptr);

} // namespace thicket::steer
