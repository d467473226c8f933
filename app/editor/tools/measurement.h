#pragma once

#include "libnav/geometry/shapes.h"

#include <QString>

#include <optional>
#include <vector>

namespace thicket::nav {
class Map;
class ObstacleField;
} // namespace thicket::nav

namespace thicket::editor {

/// What there is to know about the last segment of a chain of points.
struct Measurement {
    double length = 0; ///< of the last segment, map units
    double angle = 0;  ///< its direction, radians
    double total = 0;  ///< of the whole chain, map units
    /// From each end to the nearest obstacle, map units; negative inside one. Infinite without
    /// obstacles.
    double clearanceFrom = 0;
    double clearanceTo = 0;
    /// The length of the shortest path of the agent between the ends, map units. Absent: there is
    /// none, or it was not found in time.
    std::optional<double> walk;
    bool isEndBlocked = false; ///< whether the agent has no room at an end
    bool isOutOfTime = false;  ///< whether the search took longer than a frame
};

/// `points` are at least two. `field` is expanded by `agentRadius`.
Measurement measure(const std::vector<nav::Point>& points, const nav::ObstacleField& field,
                    double agentRadius);

/// The same in words, for the clipboard: one number a line.
QString measurementText(const Measurement& measured, int decimals, const nav::Map& map);
/// "walking 13.20 m, clearance 0.40 m and 2.10 m".
QString measurementDetail(const Measurement& measured, int decimals, const nav::Map& map);

} // namespace thicket::editor
