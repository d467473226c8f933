#pragma once

#include "libnav/path/pathfinder.h"
#include "libnav/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace thicket::nav {

/// An agent radius at which the shortest path jumps: a slightly larger agent does not fit through
/// a gap that the path takes.
struct CriticalRadius {
    double radius = 0; ///< the largest that still fits, map units
    double before = 0; ///< length of the path for this radius
    double after = 0;  ///< for a larger one; infinity if there is no path
    /// For a larger radius: found, unreachable, startBlocked or goalBlocked.
    PathStatus status = PathStatus::found;
    /// The ids of the two obstacles of the gap that closes, or of the one that covers start or
    /// goal. Empty if unknown: where two sides of one obstacle close, or many gaps at once.
    std::vector<std::int64_t> obstacles;
    std::optional<Point> at; ///< the middle of the gap, or the covered end
};

struct CriticalRadii {
    std::vector<CriticalRadius> found; ///< ascending
    bool isComplete = true;            ///< false if a limit or a stop ended the search for them
};

struct CriticalRadiiOptions {
    /// Smaller jumps are left out: a fraction of the length for the smallest radius.
    double leastJump = 0.01;
    std::size_t maxSearches = 1000;
    /// For each search.
    std::size_t maxExpansions = std::numeric_limits<std::size_t>::max();
    std::stop_token stop = {};
};

/// Every radius from `from` to `to` (0 <= from < to, map units) at which the shortest path grows by
/// a jump, or ends to exist. Nothing if there is no path for `from`. Errors: as for
/// ObstacleField::build().
///
/// Radii are exact to 1e-7 of the range. Method: bisection. As an agent grows, no path gets
/// shorter. So a range over which the length grows by less than a jump has none, and the number of
/// searches is bounded by the whole growth. Jumps closer together than the resolution are one.
THICKET_NAV_EXPORT Result<CriticalRadii>
findCriticalRadii(std::span<const Obstacle> obstacles, const Segment& query, double from, double to,
                  const CriticalRadiiOptions& options = {});

} // namespace thicket::nav
