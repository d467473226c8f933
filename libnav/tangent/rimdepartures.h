#pragma once

#include "libnav/collision/rimnotes.h"
#include "libnav/collision/searchview.h"
#include "libnav/nav_export.h"
#include "libnav/tangent/bitangent.h"
#include "libnav/tangent/onward.h"
#include "libnav/tangent/rimindex.h"
#include "libnav/tangent/sectorreach.h"
#include "libnav/tangent/truetangent.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace thicket::nav {

/// A free tangent from an oriented rim to another.
struct RimDeparture {
    TangentLine line;
    double heading = 0; ///< of the line
    TrueTangent
        straight; ///< the same at the true radii, as TrueLengths::of(); set by listDepartures()
    DiscIndex target = noDisc;
    Winding winding = Winding::counterClockwise; ///< of the arrival

    /// By heading, then by target.
    bool operator<(const RimDeparture& other) const
    {
        return heading != other.heading ? heading < other.heading
               : target != other.target ? target < other.target
                                        : winding < other.winding;
    }
};

/// Every free tangent that leaves an oriented rim, and how far rays from it reach. What a search
/// otherwise finds out ray by ray.
struct RimDepartures final : RimNote {
    /// False if there was too much to look at. The rest is then empty, and a search finds out ray
    /// by ray.
    bool isComplete = true;
    std::vector<RimDeparture> departures; ///< ascending
    SectorReach reach;
    // The rest is set by listDepartures().
    std::vector<RimArc> covers; ///< SearchView::coveredArcs() of the rim
    DiscIndex disc = noDisc;    ///< whose rim it is
    std::uint64_t serial = 0;   ///< differs from that of any other list
    OnwardNotes onward;         ///< by departure

    std::size_t size() const override
    {
        return sizeof *this + departures.capacity() * sizeof(RimDeparture) +
               departures.size() * OnwardNotes::bytesEach + covers.capacity() * sizeof(RimArc);
    }
};

/// What a search itself holds: lists for which the field had no room.
struct ListedRims {
    std::vector<std::unique_ptr<const RimNote>> unkept;
    std::size_t made = 0; ///< how many rims were listed, which takes up to a millisecond each
};

/// The departures of a rim that are kept in the notes of a field; null if it is not listed there.
inline const RimDepartures* keptDepartures(const RimNotes& notes, DiscIndex disc, Winding winding)
{
    return static_cast<const RimDepartures*>(notes.at(rimKey(disc, winding)));
}

/// Lists the departures of a rim and keeps them with the field where it has room, otherwise in
/// `listed`. Any thread.
THICKET_NAV_EXPORT const RimDepartures& listDepartures(const SearchView& field, DiscIndex disc,
                                                       Winding winding, ListedRims& listed);

/// The departures of a rim, listed if they are not kept yet. They depend on the field alone.
/// `notes` are those of the field. Any thread.
inline const RimDepartures& departuresOf(const SearchView& field, const RimNotes& notes,
                                         DiscIndex disc, Winding winding, ListedRims& listed)
{
    const RimDepartures* const kept = keptDepartures(notes, disc, winding);
    return kept ? *kept : listDepartures(field, disc, winding, listed);
}

} // namespace thicket::nav
