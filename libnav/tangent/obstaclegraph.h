#pragma once

#include "libnav/tangent/completegraph.h"

#include <span>

namespace thicket::nav {

/// An obstacle of a field, and a box that meets all its discs: that of its shape does.
struct PlacedObstacle {
    std::int64_t id = 0; ///< Obstacle::id
    Box box;
};

/// The edges of the complete graph, without ends, that touch one of the obstacles, without making
/// the rest: fast enough for every move of a drag. Each edge once, in the order of the obstacles.
/// Obstacles that the field does not have are skipped, repeated ones too. `truncated` when there
/// are so many of them, or so many others overlap them, that it would take too long, or if one
/// stands at the rim of a large field or beyond it; the edges are then those of the first others.
/// Where an obstacle has very many corners, those nearest to one of the points `near` are the first
/// (of up to 64 points).
/// In a field of more than 50,000 discs, only edges to about the nearest 20,000, if they are spread
/// evenly, are found; it is `truncated` if the obstacle sees farther. Any thread.
THICKET_NAV_EXPORT CompleteGraph graphOf(const ObstacleField& field,
                                         std::span<const PlacedObstacle> obstacles,
                                         std::span<const Point> near = {});

} // namespace thicket::nav
