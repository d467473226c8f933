#pragma once

#include <cstdint>

namespace thicket::nav {

/// What a ray or an arc met first.
struct Hit {
    double at = 0;             ///< segment: distance from its start, map units; arc: angle turned
    std::int64_t obstacle = 0; ///< Obstacle::id
    enum class Kind : std::uint8_t { disc, core, arena };
    Kind kind = Kind::disc;
    std::uint32_t index = 0; ///< in discs(), cores() or arenas()
};

/// What a ray met first, by its number; nothing beyond is known.
struct Blocker {
    enum class Kind : std::uint8_t { none, disc, core, arena };
    Kind kind = Kind::none;
    std::uint32_t index = 0; ///< in discs(), cores() or arenas()
    double at = 0;           ///< distance along the ray, map units
};

} // namespace thicket::nav
