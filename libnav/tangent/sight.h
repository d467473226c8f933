#pragma once

#include "libnav/collision/placenotes.h"
#include "libnav/collision/searchview.h"
#include "libnav/nav_export.h"
#include "libnav/tangent/arrivaloutlooks.h"
#include "libnav/tangent/bitangent.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace thicket::nav {

/// An oriented rim that is seen from some points of a place.
struct SeenRim {
    DiscIndex disc = noDisc;
    Winding winding = Winding::counterClockwise; ///< of the arrival
    /// Whether it is seen from all of the place: its tangents from there are free.
    bool isSure = false;

    bool operator==(const SeenRim&) const = default;
};

/// What is seen from a square without obstacles.
struct Sight final : PlaceNote {
    enum class State : std::uint8_t {
        known,
        obstructed, ///< obstacles are in the square or too near to it
        tooMuch     ///< there is too much to look at
    };

    State state = State::obstructed;
    Circle place;              ///< a disc in free space round the square
    std::vector<SeenRim> rims; ///< by disc, counter-clockwise first; empty unless known
    ArrivalOutlooks outlooks;  ///< of the rims

    std::size_t size() const override
    {
        return sizeof *this + rims.capacity() * sizeof(SeenRim) +
               rims.size() * ArrivalOutlooks::bytesEach;
    }
};

/// What is seen from a square that contains `from`: every oriented rim to which a tangent from
/// there is free, with an uncovered contact, and others that are not seen from all of the square.
/// Null if that is not known: near obstacles, and where there is very much to look at. Depends on
/// the field alone, which must keep sights and keeps this one, too. Time: the first time in a
/// square a few times that of listing the departures of a rim, then that of a look-up. Any thread.
/// Source: PROOF.md, section 11.
THICKET_NAV_EXPORT std::shared_ptr<const Sight> sightFrom(const SearchView& field, Point from);

} // namespace thicket::nav
