#pragma once

#include "libnav/collision/searchview.h"
#include "libnav/geometry/grid.h"
#include "libnav/tangent/rimindex.h"

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

namespace thicket::nav {

/// A free stretch of a disc's rim: a path that touches it anywhere may leave it anywhere.
struct RimStretch {
    double begin = 0; ///< angle seen from the centre, radians
    double sweep = 0; ///< counter-clockwise; a full turn: nothing covers the rim
};

/// One end of a tangent that joins two rims. The ends 2 k and 2 k + 1 belong to one tangent.
struct TangentEnd {
    std::uint32_t stretch = 0;
    std::uint32_t rim = 0; ///< rimKey() of a path that leaves by this end
    double at = 0;         ///< along the stretch from its begin, map units
};

/// The stretches of a field's rims and all free tangents between them, with their true lengths.
/// Unlike the tangent graph it has no directions: a path may turn back in a contact. No shortest
/// path does, and one that does is still free. So distances in it are those of shortest paths.
struct ContactGraph {
    GridFrame frame;                           ///< of the cells
    std::vector<std::uint32_t> firstStretch;   ///< by disc, and their number
    std::vector<RimStretch> stretches;         ///< by disc, by begin
    std::vector<double> radii;                 ///< true ones, by stretch
    std::vector<TangentEnd> ends;
    std::vector<double> lengths;               ///< by tangent, map units
    std::vector<std::uint32_t> firstSight;     ///< by cell, and the number of sights
    std::vector<std::uint32_t> sights;         ///< rims that may have a tangent from the cell

    /// Finds the tangents with `threads` threads, > 0; the result is the same for any number.
    /// Incomplete if `cancel`, which may be null, becomes true.
    static ContactGraph of(const SearchView& field, unsigned threads,
                           const std::atomic<bool>* cancel);
};

/// The free stretches of a disc's rim, by their begin.
std::vector<RimStretch> freeStretches(const SearchView& field, DiscIndex disc);

/// The stretch that has this angle, or the nearest one if none has; by its place in the list, which
/// must not be empty.
std::size_t stretchAt(std::span<const RimStretch> stretches, double angle);

/// How far along a stretch an angle is, radians; clamped to it.
double alongStretch(const RimStretch& stretch, double angle);

} // namespace thicket::nav
