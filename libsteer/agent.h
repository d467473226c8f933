#pragma once

#include "libnav/geometry/shapes.h"

#include <cstdint>

namespace thicket::steer {

/// A moving disc: the state that steering reads and changes. A value.
struct Agent {
    nav::Point position = {};
    nav::Point velocity = {};    ///< map units per second
    nav::Point heading = {1, 0}; ///< unit vector; kept while the agent stands still
    double radius = 0;           ///< map units, >= 0
    double maxSpeed = 3;         ///< map units per second, > 0
    double maxForce = 8;         ///< largest acceleration, map units per second squared, > 0
    std::uint32_t id = 0;        ///< unique; distinguishes agents at the same place
    bool operator==(const Agent&) const = default;
};

} // namespace thicket::steer
