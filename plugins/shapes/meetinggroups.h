#pragma once

#include "plugins/shapes/lattice.h"

#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace thicket::plugins {

/// The least upright rectangle round points; its borders belong to it.
struct LatticeExtent {
    LatticePoint least{std::numeric_limits<std::int32_t>::max(),
                       std::numeric_limits<std::int32_t>::max()};
    LatticePoint most{std::numeric_limits<std::int32_t>::min(),
                      std::numeric_limits<std::int32_t>::min()};

    void enclose(const LatticeExtent& o)
    {
        least = {std::min(least.x, o.least.x), std::min(least.y, o.least.y)};
        most = {std::max(most.x, o.most.x), std::max(most.y, o.most.y)};
    }
    bool meets(const LatticeExtent& o) const
    {
        return least.x <= o.most.x && o.least.x <= most.x && least.y <= o.most.y &&
               o.least.y <= most.y;
    }
};

/// A number for each extent, equal for two that meet or are joined by a chain of such: the index of
/// the first of them. No value where extents meet so often that comparing them costs more than a
/// fixed number of steps for each. Time n log n. Any thread.
std::optional<std::vector<std::uint32_t>> meetingGroups(std::span<const LatticeExtent> extents);

} // namespace thicket::plugins
