#pragma once

#include "libsteer/behaviours/seek.h"
#include "libsteer/behaviours/surroundings.h"

#include <cstdint>
#include <vector>

namespace thicket::steer {

/// At which hand the agent keeps a wall while it walks along it.
enum class Hand : std::int8_t { none = 0, left = 1, right = -1 };

/// What wall avoidance remembers: a value in the caller's hands, one per agent.
struct WallMemory {
    Hand hand = Hand::none; ///< the choice
    double age = 0;         ///< seconds since a wall was last sensed
    bool operator==(const WallMemory&) const = default;
};

struct WallAvoidParams {
    double reach = 1.9;   ///< of the ray and the box ahead of the agent's centre, map units, > 0
    double push = 1;      ///< at full penetration, as a share of maxForce
    double pull = 0.6;    ///< likewise
    double remembers = 1; ///< seconds without a wall until the choice is forgotten, >= 0
    /// The push takes off no more than the motion into the wall, and the pull adds no more than
    /// full speed along it, within so many seconds, > 0: so neither throws the agent back. As it
    /// goes to 0 the push becomes the book's, which bounces in corners.
    double responseTime = 0.1875;
    static WallAvoidParams of(const Agent& agent)
    {
        const double braking = agent.maxSpeed * agent.maxSpeed / (2 * agent.maxForce);
        WallAvoidParams params;
        params.reach = agent.radius + 4 * bodyLengthOf(agent) + braking;
        params.responseTime = responseTimeOf(agent);
        params.remembers = 2 * params.reach / agent.maxSpeed;
        return params;
    }
};

struct WallRecord {
    double reach = 0;     ///< of ray and box
    double halfWidth = 0; ///< of the box: the agent's radius
    struct Met {
        std::int64_t obstacle = 0;
        Point a; ///< the side that faces the agent
        Point b;
        bool byRay = false; ///< the ray and the side cross: t and u within (0, 1)
        double t = 0;       ///< along the ray, where byRay
        double u = 0;       ///< along the side, where byRay
        double depth = 0;   ///< how far ahead the box or the ray meets the side first, map units
    };
    std::vector<Met> met;
    int chosen = -1;        ///< in met: the first by depth
    double penetration = 0; ///< 0 at the end of the reach, 1 at the agent
    Point push;             ///< force along the side's normal
    Point pull;             ///< force along the side
    Hand hand = Hand::none;
};

struct WallStep {
    Point force;
    WallMemory memory; ///< hand it in with the next step
};

/// Keeps off walls and polygon sides ahead: of those that a ray along the heading, or the box as
/// wide as the agent round it, meets, the nearest pushes along its normal (the one that faces the
/// agent) by how deep it reaches in, and pulls along itself towards one of its ends: that which the
/// motion favours; if none, the nearer; if neither, that to the right. Which hand the wall is at is
/// remembered, also from one side to the next round a corner, until no wall is sensed for a while:
/// hence no jitter where two sides meet. `seconds` (> 0) is the step.
/// A thick wall's side is its rim towards the agent. Parallel sides beside the box are not met.
/// Source: Buckland (2005), chapter 3, wall avoidance (the push), and the line intersection with
/// parameters t and u of Antonio, "Faster Line Segment Intersection" (Graphics Gems III, 1992).
THICKET_STEER_EXPORT WallStep avoidWalls(const Agent& agent, const Surroundings& around,
                                         const WallMemory& memory, const WallAvoidParams& params,
                                         double seconds, WallRecord* record = nullptr);

} // namespace thicket::steer
