#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/behaviours/seek.h"

namespace thicket::steer {

struct ContainParams {
    double lookAhead = 0.75; ///< seconds of predicted motion, > 0
    double margin = 0;       ///< distance kept from the border, map units, >= 0
    static ContainParams of(const Agent& agent)
    {
        return {2 * agent.maxSpeed / agent.maxForce, agent.radius};
    }
};

struct ContainRecord {
    Point predicted;        ///< the predicted position
    bool isOutside = false; ///< whether it is beyond the border
    Point inward;           ///< unit vector back inside if it is, else {0, 0}
};

/// Keeps the agent in a box. If the predicted position is outside, or nearer to the border than the
/// margin, the agent accelerates back inside, in proportion to the distance outside. It uses all of
/// maxForce from a distance of maxForce * lookAhead^2 / 2, which it can gain in that time. No force
/// while the prediction is inside. In a box narrower than two margins the agent keeps to the middle
/// line.
///
/// Source: Reynolds (1999), containment.
THICKET_STEER_EXPORT Point containIn(const Agent& agent, const nav::Box& box,
                                     const ContainParams& params, ContainRecord* record = nullptr);

/// The same for the free space of a field. If the predicted motion enters an obstacle, the agent
/// accelerates along the obstacle's normal, by how deep the motion goes in and by how deep the
/// agent is inside already. Deep in a polygon no boundary is met, and there is no force. The margin
/// is not used: the field is grown by the agent's radius.
THICKET_STEER_EXPORT Point containIn(const Agent& agent, const nav::ObstacleField& field,
                                     const ContainParams& params, ContainRecord* record = nullptr);

} // namespace thicket::steer
