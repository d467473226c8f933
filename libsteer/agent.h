#pragma once

#include "libnav/collision/shapes.h"

namespace thicket::steer {

/// A moving disc: what steering reads and moves. A value.
struct Agent {
    nav::Point position = {};
    nav::Point velocity = {}; ///< map units per second
    double heading = 0;       ///< radians; kept while the agent stands still
    double radius = 0;        ///< map units, >= 0
    double maxSpeed = 3;      ///< map units per second, > 0
    double maxForce = 8;      ///< acceleration it can ask for, map units per second squared, > 0
    bool operator==(const Agent&) const = default;
};

} // namespace thicket::steer
