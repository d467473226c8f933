#pragma once

#include "libsteer/behaviours/seek.h"
#include "libsteer/behaviours/surroundings.h"

#include <cstdint>
#include <vector>

namespace thicket::steer {

/// Every number of obstacle avoidance. The formulas give lengths; `stiffness` makes forces of them.
struct AvoidParams {
    /// The detection box is minLength * (1 + speed / maxSpeed) long, map units; > 0.
    double minLength = 1.5;
    /// m = multiplier + slope * (length - x) / length, x how far ahead the obstacle's centre is.
    double multiplier = 1.5;
    double slope = 1;
    /// The braking force is (obstacle's radius - x) * braking along the heading: forward while the
    /// centre is nearer than the radius.
    double braking = 0.6;
    /// The lateral force is (expanded radius - |y|) * m, always away from the obstacle. The book
    /// takes the bare radius, which pulls the agent inwards near the rim, where |y| exceeds it.
    bool fromBareRadius = false;
    double stiffness = 21; ///< force per map unit, 1 / second squared, > 0; 1 is the book's
    /// Whether to turn left of an obstacle that lies exactly ahead; else right. All else is the
    /// same seen in a mirror.
    bool turnsLeft = false;
    /// Boxes reach 4 body lengths past the braking distance at full speed; a whole radius of
    /// overlap calls for all of maxForce.
    static AvoidParams of(const Agent& agent)
    {
        const double body = bodyLengthOf(agent);
        const double braking = agent.maxSpeed * agent.maxSpeed / (2 * agent.maxForce);
        AvoidParams params;
        params.minLength = (braking + 4 * body) / 2;
        params.stiffness = agent.maxForce / body;
        return params;
    }
};

/// What obstacle avoidance saw, in the agent's frame where it says local: x along the heading, y to
/// the left of it.
struct AvoidRecord {
    double length = 0;    ///< of the detection box
    double halfWidth = 0; ///< of it: the agent's radius
    struct Tagged {
        std::int64_t obstacle = 0;
        Point local;       ///< centre; of a side that of the disc that would be touched first
        double radius = 0; ///< bare
        bool isCandidate = false; ///< not behind, and its expanded circle meets the local x axis
        double intersection = 0;  ///< local x of the smallest positive one, where a candidate
    };
    std::vector<Tagged> tagged; ///< in range
    int chosen = -1;            ///< in tagged: the candidate with the smallest intersection
    Point lateral;              ///< force in the world, before the cut to maxForce
    Point braking;              ///< likewise
};

/// Obstacle avoidance with a detection box as wide as the agent along its heading: obstacles whose
/// distance is below the box's length plus their radius are tagged, those behind dropped, the
/// others expanded by the agent's radius; where that meets the heading first is what is avoided,
/// sideways and by braking. Where several are equally near, the first in order counts.
///
/// A side of a wall or polygon counts as the disc of its half width that the agent would touch
/// first on its way, the inside of an inverted circle as the point of its rim. No obstacle is a
/// force of 0, and so is an agent inside an obstacle whose rim is behind it. An agent inside an
/// expanded circle is pushed away from its centre.
/// `around` should hold what is within the box's length (senseObstacles).
/// Source: Buckland, "Programming Game AI by Example" (2005), chapter 3, obstacle avoidance.
THICKET_STEER_EXPORT Point avoidObstacles(const Agent& agent, const Surroundings& around,
                                          const AvoidParams& params, AvoidRecord* record = nullptr);

/// Of the detection box, map units: how far senseObstacles has to look.
inline double detectionLength(const Agent& agent, const AvoidParams& params)
{
    return params.minLength * (1 + lengthOf(agent.velocity) / agent.maxSpeed);
}

} // namespace thicket::steer
