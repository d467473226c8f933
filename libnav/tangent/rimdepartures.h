#pragma once

#include "libnav/collision/rimnotes.h"
#include "libnav/collision/searchview.h"
#include "libnav/nav_export.h"
#include "libnav/tangent/bitangent.h"
#include "libnav/tangent/sectorreach.h"

#include <cstddef>
#include <vector>

namespace thicket::nav {

/// A free tangent from an oriented rim to another.
struct RimDeparture {
    TangentLine line;
    double heading = 0; ///< of the line
    DiscIndex target = noDisc;
    Winding winding = Winding::counterClockwise; ///< of the arrival
};

/// Every free tangent that leaves an oriented rim, and how far rays from it reach. What a search
/// otherwise finds out ray by ray.
struct RimDepartures final : RimNote {
    /// False if there was too much to look at. The rest is then empty, and a search finds out ray
    /// by ray.
    bool isComplete = true;
    std::vector<RimDeparture> departures; ///< by heading, then by target
    SectorReach reach;

    std::size_t size() const override
    {
        return sizeof *this + departures.capacity() * sizeof(RimDeparture);
    }
};

/// The departures of a rim, kept with the field where it has room; otherwise valid until the next
/// call on this thread. The result depends on the field alone. `made` is increased if it was not
/// kept already, which takes up to a millisecond. Any thread.
THICKET_NAV_EXPORT const RimDepartures& departuresOf(const SearchView& field, DiscIndex disc,
                                                     Winding winding, std::size_t& made);

} // namespace thicket::nav
