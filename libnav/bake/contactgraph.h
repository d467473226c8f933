#pragma once

#include "libnav/bake/stretchplace.h"
#include "libnav/collision/searchview.h"
#include "libnav/geometry/grid.h"
#include "libnav/tangent/rimflood.h"
#include "libnav/tangent/rimindex.h"

#include <atomic>
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace thicket::nav {

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
    GridFrame frame;                         ///< of the cells
    std::vector<std::uint32_t> firstStretch; ///< by disc, and their number
    std::vector<RimStretch> stretches;       ///< by disc, by begin
    std::vector<double> radii;               ///< true ones, by stretch
    std::vector<TangentEnd> ends;
    std::vector<double> lengths;     ///< by tangent, map units
    std::vector<float> cornerPlaces; ///< cornerPlace() by end
    /// Tangents up to this length, map units, may make it as short to turn back in a contact as to
    /// go on: touching rims, and corners whose minimum expansion turns them.
    double shortTangent = 0;
    bool isShort(std::uint32_t end) const { return lengths[end / 2] <= shortTangent; }
    std::vector<std::uint32_t> firstSight;    ///< by cell, and the number of sights
    std::vector<std::uint32_t> sights;        ///< rims that may have a tangent from the cell
    std::vector<RimFlood::Parts> sightParts;  ///< of the cell, from which they may
    std::vector<RimFlood::Parts> onwardParts; ///< onwardParts(), by sight
    std::vector<RimFlood::Parts> sureParts;   ///< sureSights(), by sight
    std::vector<RimFlood::Parts> clearParts;  ///< by cell: surely free everywhere for rays

    /// Finds the tangents with `threads` threads, > 0; the result is the same for any number.
    /// Incomplete if `cancel`, which may be null, becomes true.
    static ContactGraph of(const SearchView& field, unsigned threads,
                           const std::atomic<bool>* cancel);
};

/// The free stretches of a disc's rim, by their begin: one behind each covered arc, or the whole
/// rim. None if it is covered all round.
std::vector<RimStretch> freeStretches(const SearchView& field, DiscIndex disc);

/// A place on one of a disc's stretches.
struct StretchPlace {
    std::uint32_t stretch = 0; ///< in the list of the disc
    double along = 0;          ///< from its begin, radians
};

/// Where a path that leaves the rim at this angle, in this winding, was on the rim before; one that
/// arrives in the opposite winding goes on there. `stretches` are freeStretches(). In the shallow
/// part of a cover that is the near end of a stretch. No value if the contact is deeper.
std::optional<StretchPlace> placeBefore(const SearchView& field, DiscIndex disc,
                                        std::span<const RimStretch> stretches, Winding leaving,
                                        double angle);

} // namespace thicket::nav
