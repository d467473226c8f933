#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/map/mapobject.h"

#include <cstddef>
#include <span>
#include <variant>

namespace thicket::editor {

struct CountCorners {
    std::size_t operator()(const nav::Circle&) const { return 1; }
    std::size_t operator()(const nav::Wall& wall) const { return wall.points.size(); }
    std::size_t operator()(const nav::Polygon& polygon) const { return polygon.points.size(); }
    template <class Marker> std::size_t operator()(const Marker&) const { return 0; }
};

/// Points of a wall or polygon, 1 of a circle, 0 of a marker. For nav::Geometry and nav::Shape.
template <class Shapes> std::size_t cornerCount(const Shapes& shape)
{
    return std::visit(CountCorners(), shape);
}

/// Whether a tangent graph can follow each step of a drag of these obstacles: it looks for the
/// tangents of every corner that moves, 0.2 ms each.
inline bool haveFewCorners(std::span<const nav::ObstacleChange> changes)
{
    constexpr std::size_t most = 64;
    std::size_t corners = 0;
    for (const nav::ObstacleChange& change : changes)
        corners += change.after ? cornerCount(*change.after) : 0;
    return corners <= most;
}

} // namespace thicket::editor
