#pragma once

#include "libnav/path/pathfinder.h"
#include "libsteer/steer_export.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace thicket::steer {

/// A way to find a path.
enum class SolverMethod : std::uint8_t {
    exact,         ///< nav::findPath: the shortest path
    weighted,      ///< the same with a weight above 1
    completeGraph, ///< Dijkstra's algorithm over the whole tangent graph, built for the query
    grid,          ///< A* over the eight neighbours of cells, then string pulling
    flow,          ///< the way of a point that follows the flow field to the goal
};

/// The method in the spelling of the command line and of files: "exact", "weighted",
/// "completeGraph", "grid", "flow".
THICKET_STEER_EXPORT const char* name(SolverMethod method);

/// How one method answered a query.
struct SolverRow {
    SolverMethod method = SolverMethod::exact;
    /// Cells may close narrow gaps: then grid and flow are `unreachable` where a path exists.
    /// `budgetExceeded`: the complete graph has too many edges, or the time was over. The complete
    /// graph has no edge at an end in the minimum expansion of a wall or polygon, and is then
    /// `unreachable`, too.
    nav::PathStatus status = nav::PathStatus::unreachable;
    /// The path when found. That of grid and flow is a chain of straight edges that bends, and
    /// their contacts mean nothing.
    nav::Path path;
    /// No path is shorter, as far as this method knows: map units. 0 for grid and flow.
    double lowerBound = 0;
    /// The length above that of the exact path, as a fraction of it. Absent unless both are known.
    std::optional<double> excess;
    /// Vertices expanded, or cells settled.
    std::size_t expanded = 0;
    /// The time to build what the method searches: the graph, the cells, the flow field.
    std::chrono::nanoseconds preparing{};
    std::chrono::nanoseconds searching{};

    std::chrono::nanoseconds total() const { return preparing + searching; }
};

/// The path along these points. Points that repeat count once.
nav::Path pathThrough(std::span<const nav::Point> points);

/// Measures times, one after the other.
class Lap {
public:
    /// The time since the last call, or since the beginning.
    std::chrono::nanoseconds next()
    {
        const Clock::time_point now = Clock::now();
        return now - std::exchange(m_begin, now);
    }

private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point m_begin = Clock::now();
};

} // namespace thicket::steer
