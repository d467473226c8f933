#pragma once

#include "libnav/collision/expansion/disc.h"
#include "libnav/collision/obstaclefield.h"
#include "libnav/geometry/grid.h"

#include <cstdint>
#include <span>
#include <vector>

/// Pieces and probes, for searches among many points and many sides. Internal to libnav/map.
namespace thicket::nav {

/// A side of an obstacle: the points within `radius` of a segment. A circle is one piece; its
/// segment is its centre.
struct Piece {
    Segment side;
    double radius = 0;          ///< 0 for a polygon's side
    std::uint32_t obstacle = 0; ///< index in the list of obstacles
    std::uint32_t corner = 0;   ///< index of the point at which the side starts
    Point normal = {};          ///< unit vector across the segment; 0 for a point

    Box box() const { return boxAround(side, radius); }
};

/// Adds the pieces of a shape, in the order of its points. Sides of length 0 are skipped, unless
/// the shape has no other.
void addPieces(std::vector<Piece>& pieces, const Shape& shape, std::uint32_t obstacle);

/// Adds the rims of inverted circles; Arena::obstacle is the index of each. Skips circles that
/// contain another one, up to `slack`: the inner one blocks all that they block.
void addRims(std::vector<Piece>& pieces, std::vector<Arena> arenas, double slack);

/// Whether a part of the piece may be nearer than `reach` to the box. Conservative: false only if
/// none is.
inline bool mayReach(const Piece& piece, const Box& box, double reach)
{
    if (!piece.box().intersects(grown(box, reach)))
        return false;
    const double apart = std::abs(dot(piece.normal, box.center() - piece.side.a));
    const double half =
        (std::abs(piece.normal.x) * box.width() + std::abs(piece.normal.y) * box.height()) / 2;
    return apart <= (half + piece.radius + reach) * (1 + 1e-12);
}

/// The largest distance of a point of the box from the segment.
double farthest(const Segment& side, const Box& box);

/// A point or disc that is tested against pieces.
struct Probe {
    Point at;
    double radius = 0;        ///< of the disc; 0 for a point
    std::uint32_t owner = 0;  ///< its owner, an index of the caller
    std::uint32_t corner = 0; ///< index of a corner of the owner
};

/// The extent of probes. There must be at least one.
struct ProbeBounds {
    Box box; ///< of their centres
    double leastRadius = 0;
    double mostRadius = 0;

    explicit ProbeBounds(std::span<const Probe> probes);
    /// Whether all probes are the same disc.
    bool isOne() const { return box.min == box.max && leastRadius == mostRadius; }
};

/// Reorders the probes so that the first half lies on one side of the second half, along the axis
/// (or by radius) of their largest extent. Returns the start of the second half.
std::size_t halve(std::span<Probe> probes, const ProbeBounds& bounds);

} // namespace thicket::nav
