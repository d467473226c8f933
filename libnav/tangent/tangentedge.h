#pragma once

#include "libnav/collision/expansion/discindex.h"
#include "libnav/geometry/direction.h"
#include "libnav/geometry/grid.h"
#include "libnav/geometry/shapes.h"
#include "libnav/tangent/bitangent.h"

#include <cstdint>
#include <variant>

namespace thicket::nav {

/// What an edge touches at one end: an expanded disc (with the map's ids), the start or the goal.
struct Contact {
    enum class Kind : std::uint8_t { start, goal, disc };
    Kind kind = Kind::disc;
    DiscIndex disc{};          ///< in the field, see ObstacleField::numbering()
    std::int64_t obstacle = 0; ///< Obstacle::id when kind is disc
    std::int32_t corner = -1;  ///< index of a point of a wall or polygon; -1 for a circle
    bool operator==(const Contact&) const = default;
};

/// A straight edge along a free bitangent. Length in map units, may be 0.
struct SurfingEdge {
    Point from;
    Point to;
    Contact fromContact;
    Contact toContact;
    bool operator==(const SurfingEdge&) const = default;
    double length() const { return distance(from, to); }
};

/// An arc along one expanded disc, from angle `from` to angle `to` (seen from the centre, radians).
/// Counter-clockwise: to >= from; clockwise: to <= from.
struct HuggingEdge {
    Point center;
    double radius = 0;
    double from = 0;
    double to = 0;
    Winding winding = Winding::counterClockwise;
    Contact contact;
    bool operator==(const HuggingEdge&) const = default;
    double sweep() const { return std::abs(to - from); }
    double length() const { return radius * sweep(); }
    Point pointAt(double angle) const { return center + radius * unitAt(angle); }
};

using TangentEdge = std::variant<SurfingEdge, HuggingEdge>;

/// The smallest box round the edge.
inline Box boxAround(const SurfingEdge& edge) { return boxAround(Segment{edge.from, edge.to}, 0); }
/// The smallest box round the rim that the edge is on.
inline Box boxAround(const HuggingEdge& edge) { return boxAround(edge.center, edge.radius); }
inline Box boxAround(const TangentEdge& edge)
{
    return std::visit([](const auto& one) { return boxAround(one); }, edge);
}

} // namespace thicket::nav
