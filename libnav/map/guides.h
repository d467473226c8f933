#pragma once

#include "libnav/json/json.h"

#include <vector>

namespace thicket::nav {

/// Straight lines across the whole map to align things with. They affect display and editing only.
struct Guides {
    std::vector<double> x = {}; ///< where the upright ones are, map units; in any order
    std::vector<double> y = {}; ///< where the level ones are
    bool visible = true;
    bool locked = false; ///< they cannot be moved or removed one by one
    Json::Object unknown = {};
    bool operator==(const Guides&) const = default;
};

} // namespace thicket::nav
