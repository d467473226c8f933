#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/json/json.h"

#include <string>

namespace thicket::nav {

/// A picture to trace over, drawn above the sheet and beneath all objects. It affects display only.
struct Underlay {
    std::string image = {};     ///< its path; in a file relative to the map's folder, with slashes
    Box box = {{0, 0}, {1, 1}}; ///< where it lies: map units, with an area
    double opacity = 1;         ///< 0 to 1
    bool visible = true;
    bool locked = false; ///< it cannot be moved or scaled
    Json::Object unknown = {};
    bool operator==(const Underlay&) const = default;
};

} // namespace thicket::nav
