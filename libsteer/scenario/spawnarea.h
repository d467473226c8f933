#pragma once

#include "libsteer/vector.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace thicket::steer {

/// A disc or polygon in which agents of a group enter while a crowd runs, at random free places.
struct SpawnArea {
    std::uint64_t id = 0;    ///< of the map's object; different areas place differently
    std::uint32_t group = 0; ///< index in Scenario::groups
    Point center;
    double radius = 1;        ///< map units, >= 0; agents that are larger enter at the centre
    double agentRadius = 0.3; ///< map units, > 0
    std::uint64_t count = 10; ///< agents in all; 0: as many as the rate gives
    double rate = 0;          ///< agents per second, 0 to 1e9; 0: all at once
    double from = 0;          ///< seconds, 0 to 1e9: when the first is due
    std::optional<double> until = {}; ///< seconds: none enters later; absent: no end
    std::uint64_t seed = 0;           ///< of the places, besides CrowdParams::seed
    /// Corners of a polygon, in either winding, that is the area instead of the disc: none or at
    /// least three. Its sides may touch, but not cross. Agents for which it is too narrow never
    /// enter.
    std::vector<Point> corners = {};
    bool operator==(const SpawnArea&) const = default;
};

} // namespace thicket::steer
