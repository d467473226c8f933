#pragma once

#include "libnav/collision/expansion/disc.h"
#include "libnav/collision/obstaclefield.h"
#include "libnav/geometry/grid.h"

#include <cstdint>
#include <span>
#include <vector>

/// What search among many points and many sides works on. Private to this room.
namespace thicket::nav {

/// A side of an obstacle: everything within `radius` of a segment. A circle is one piece, the
/// segment its center.
struct Piece {
    Segment side;
    double radius = 0;          ///< 0 for a polygon's side
    std::uint32_t obstacle = 0; ///< index in the list that it was made from
    std::uint32_t corner = 0;   ///< index of the point where the side begins
    Point normal = {};          ///< unit vector across the segment; 0 for a point

    Box box() const { return boxAround(side, radius); }
};

/// Adds the pieces of a shape, in the order of its points. Sides without length are left out, but
/// for a shape that has no other.
void addPieces(std::vector<Piece>& pieces, const Shape& shape, std::uint32_t obstacle);

/// Adds the rims of inverted circles (Arena::obstacle: their places in the list), but for those
/// that hold another, up to `slack`: that one blocks what they do.
void addRims(std::vector<Piece>& pieces, std::vector<Arena> arenas, double slack);

/// Whether some of the piece may be nearer than `reach` to the box; false only if none is.
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

/// A point to hold against pieces.
struct Probe {
    Point at;
    double radius = 0;        ///< of a disc round it
    std::uint32_t owner = 0;  ///< what it belongs to, as its maker counts
    std::uint32_t corner = 0; ///< of the owner
};

/// What probes span. There is one at least.
struct ProbeBounds {
    Box box; ///< of their points
    double leastRadius = 0;
    double mostRadius = 0;

    explicit ProbeBounds(std::span<const Probe> probes);
    /// Whether all are the same disc.
    bool isOne() const { return box.min == box.max && leastRadius == mostRadius; }
};

/// Orders the probes so that the first half lies to one side of the others, in the direction (or by
/// the radius) that they span most; hands back where the second half begins.
std::size_t halve(std::span<Probe> probes, const ProbeBounds& bounds);

} // namespace thicket::nav
