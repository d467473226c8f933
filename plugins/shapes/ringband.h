#pragma once

#include "plugins/shapes/lattice.h"

#include <optional>
#include <span>
#include <vector>

namespace thicket::plugins {

/// Triangles between a convex ring and the polygon round it, counter-clockwise one after the other.
/// Each has a side of the ring or of the polygon, and one corner of the other of the two.
struct RingBand {
    int first = 0; ///< the corner of the ring from which the first triangle begins, with corner 0
                   ///< of the polygon
    std::vector<bool> alongRing; ///< of each triangle: whether it has a side of the ring
};

/// Walks round both by the angle about the center, which must be strictly inside the ring. Both are
/// counter-clockwise, and the center sees every side of the polygon. No value where some triangle
/// would not be counter-clockwise: always so if the ring is not strictly inside the polygon, rarely
/// else. Time linear. Any thread.
std::optional<RingBand> bandBetween(LatticePoint center, std::span<const LatticePoint> ring,
                                    std::span<const LatticePoint> polygon);

/// Whether the ring turns left at every corner, runs round once and has the point strictly inside.
bool isConvexRound(std::span<const LatticePoint> ring, LatticePoint center);

} // namespace thicket::plugins
