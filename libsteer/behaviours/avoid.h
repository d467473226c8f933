#pragma once

#include "libsteer/behaviours/seek.h"
#include "libsteer/behaviours/surroundings.h"

#include <cstdint>
#include <vector>

namespace thicket::steer {

/// How the lateral force of obstacle avoidance depends on |y|, the distance of the obstacle's
/// centre from the line of the heading, and on the radius R of AvoidParams. Buckland's article has
/// both.
enum class LateralForce : std::uint8_t {
    radiusMinusOffset, ///< (R - |y|) * m, the article's text: strongest exactly ahead; the default
    radiusPlusOffset,  ///< (R + |y|) * m, the article's code: weakest exactly ahead, never inwards
};

/// Parameters of obstacle avoidance. The formulas give lengths; `stiffness` converts them to
/// forces.
struct AvoidParams {
    /// The detection box has the length minLength * (1 + speed / maxSpeed), map units. > 0.
    double minLength = 1.5;
    /// m = multiplier + slope * (length - x) / length, with x the distance ahead of the obstacle's
    /// centre.
    double multiplier = 1.5;
    double slope = 1;
    /// The braking force is (obstacle's radius - x) * braking along the heading. It points forward
    /// while the centre is nearer than the radius.
    double braking = 0.6;
    LateralForce lateral = LateralForce::radiusMinusOffset;
    /// R of the lateral force is the expanded radius, so that the force is always away from the
    /// obstacle. With true it is the bare radius, as in the book; less |y| it pulls the agent
    /// inwards near the rim, where |y| exceeds it.
    bool fromBareRadius = false;
    double stiffness = 21; ///< force per map unit, 1 / second squared, > 0; 1 is the book's
    /// Whether to turn left, instead of right, of an obstacle exactly ahead. The behaviour is
    /// otherwise mirror symmetric.
    bool turnsLeft = false;
    /// The defaults. Boxes reach 4 body lengths past the braking distance at full speed. An overlap
    /// of a whole radius asks for all of maxForce.
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

/// What obstacle avoidance sensed and decided. Local coordinates are in the agent's frame: x along
/// the heading, y to the left.
struct AvoidRecord {
    double length = 0;    ///< of the detection box, map units
    double halfWidth = 0; ///< half the box's width: the agent's radius
    struct Tagged {
        std::int64_t obstacle = 0;
        Point local;       ///< centre; for a side, that of the disc that would be touched first
        double radius = 0; ///< not expanded
        bool isCandidate = false; ///< not behind, and its expanded circle meets the local x axis
        double intersection = 0;  ///< of a candidate: smallest positive local x
        bool operator==(const Tagged&) const = default;
    };
    std::vector<Tagged> tagged; ///< obstacles in range
    int chosen = -1;            ///< index in `tagged`: least intersection; -1: none
    Point lateral;              ///< lateral force, world frame, before the limit to maxForce
    Point braking;              ///< braking force, likewise
    bool operator==(const AvoidRecord&) const = default;
};

/// Obstacle avoidance with a detection box, as wide as the agent, along its heading. Obstacles
/// whose distance is below the box's length plus their radius are tagged. Those behind are dropped,
/// the others are expanded by the agent's radius. The one whose expanded circle meets the heading
/// first is avoided, by a lateral force and by braking. Of equally near ones the first in order
/// counts.
///
/// A side of a wall or polygon counts as the disc of its half width that the agent would touch
/// first. The inside of an inverted circle counts as the point of its rim. The force is 0 without
/// an obstacle, and inside an obstacle whose rim is behind the agent. An agent inside an expanded
/// circle is pushed away from its centre. `around` should hold what is within the box's length
/// (senseObstacles).
/// Source: Buckland, "Programming Game AI by Example" (2005), chapter 3, obstacle avoidance.
THICKET_STEER_EXPORT Point avoidObstacles(const Agent& agent, const Surroundings& around,
                                          const AvoidParams& params, AvoidRecord* record = nullptr);

/// Length of the detection box, map units: the range that senseObstacles needs.
inline double detectionLength(const Agent& agent, const AvoidParams& params)
{
    return params.minLength * (1 + lengthOf(agent.velocity) / agent.maxSpeed);
}

} // namespace thicket::steer
