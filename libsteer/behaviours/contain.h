#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/behaviours/seek.h"

namespace thicket::steer {

struct ContainParams {
    double lookAhead = 0.75; ///< seconds of motion that must stay inside, > 0
    double margin = 0;       ///< kept from the border, map units, >= 0
    static ContainParams of(const Agent& agent)
    {
        return {2 * agent.maxSpeed / agent.maxForce, agent.radius};
    }
};

struct ContainRecord {
    Point predicted;        ///< where the agent is about to be
    bool isOutside = false; ///< whether that is beyond the border
    Point inward;           ///< unit vector back inside where it is, else {0, 0}
};

/// Keeps the agent in a box: as soon as where it will be is outside (or nearer than the margin), it
/// accelerates back inside, the harder the farther outside that is, with maxForce from a
/// distance of maxForce * lookAhead^2 / 2 (what it can gain in that time) on. No force while that
/// is inside. A box thinner than two margins holds its middle line.
///
/// Source: Reynolds (1999), containment.
THICKET_STEER_EXPORT Point containIn(const Agent& agent, const nav::Box& box,
                                     const ContainParams& params, ContainRecord* record = nullptr);

/// The same for whatever shape the obstacles leave free: looks along the motion and, where that
/// enters an obstacle, accelerates along its normal by what the motion goes into it, and by how
/// deep the agent is in it already (but deep in a polygon, where nothing is met). The margin is not
/// used: the field is grown by the agent's radius.
THICKET_STEER_EXPORT Point containIn(const Agent& agent, const nav::ObstacleField& field,
                                     const ContainParams& params, ContainRecord* record = nullptr);

} // namespace thicket::steer
