#pragma once

#include "libsteer/behaviours/avoidagentsformulas.h"
#include "libsteer/behaviours/neighbour.h"
#include "libsteer/behaviours/seek.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::steer {

/// Parameters of avoidAgents. The constants in of() are in no source; they were chosen. Their
/// effect is measured in tests/bench/RESULTS.md, "Constants of avoidance": with half or twice any
/// one of them all agents still reach the goal there; without the right bias, the push or the range
/// they do not.
struct AvoidAgentsParams {
    double range = 2.4;  ///< neighbours farther away, from rim to rim, are ignored; map units, >= 0
    double horizon = 2;  ///< later contacts are ignored, seconds, > 0
    double margin = 0.1; ///< kept between the rims, map units, >= 0
    /// The force of a neighbour in contact, as a share of maxForce; > 0. Above 1, so that a contact
    /// half a horizon away still gets half of the force.
    double strength = formula::avoidStrength;
    /// The push's components to the right and backwards, as shares of the distance at which the two
    /// touch; >= 0. To the right: two agents that meet head-on pass each other. Backwards: an agent
    /// that comes from behind or the side brakes instead of running alongside.
    double rightBias = 0.35;
    double brakeBias = 0.25;
    /// The defaults: range the larger of four body lengths and 0.8 seconds at full speed, margin a
    /// quarter of the radius.
    static AvoidAgentsParams of(const Agent& agent)
    {
        AvoidAgentsParams params;
        params.range = std::max(4 * bodyLengthOf(agent), 0.8 * agent.maxSpeed);
        params.margin = 0.25 * agent.radius;
        return params;
    }
};

/// What avoidAgents sensed: the neighbours that it avoided.
struct AvoidAgentsRecord {
    struct Avoided {
        std::uint32_t id = 0;
        double contact = 0; ///< seconds until the two, with the margin, would touch
        Point push;         ///< its summand, at most 1 long
    };
    std::vector<Avoided> avoided; ///< in the neighbours' order
    Point sum;                    ///< of the pushes, before strength and maxForce
};

/// Steers off collision courses with neighbours. Each neighbour that will come into contact pushes
/// the agent away from its position at their nearest approach, a little to the right and backwards.
/// The push grows with the square of how soon they touch: 0 at the horizon, 1 at contact.
/// Neighbours that move apart, pass at a distance or are out of range are ignored. `neighbours` may
/// contain the agent itself (recognised by its id and skipped). Coincident agents part
/// (directionFrom).
///
/// The bias breaks mirror symmetry. The force is not continuous: a neighbour that grazes the margin
/// counts wholly or not at all. Any thread may call it at any time. A record does not change the
/// force.
///
/// Sources: Karamouzas, Skinner, Guy, "Universal Power Law Governing Pedestrian Interactions"
/// (2014): the interaction depends on the time to contact, as discs that keep their velocities.
/// Theirs is an energy of its inverse square with an exponential cut-off; here it is a square that
/// ends at the horizon. Reynolds, "Steering Behaviors For Autonomous Characters" (1999), unaligned
/// collision avoidance: steer away from the other's position at the nearest approach.
THICKET_STEER_EXPORT Point avoidAgents(const Agent& agent, std::span<const Neighbour> neighbours,
                                       const AvoidAgentsParams& params,
                                       AvoidAgentsRecord* record = nullptr);

} // namespace thicket::steer
