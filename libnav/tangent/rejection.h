#pragma once

#include <cstddef>
#include <cstdint>

namespace thicket::nav {

/// Why a tangent that the search tried did not become a vertex.
enum class Rejection : std::uint8_t {
    blockedSurfing, ///< another obstacle is in the way of the straight move
    blockedHugging, ///< the arc to its departure is covered by another obstacle
    dominated,      ///< a way at least as short to the same rim is known
    leftToAnother,  ///< beyond another arrival on the same rim, whose departures these are
    crossesArrival, ///< crosses the surfing edge by which the path arrived
    notTaut,        ///< a corner, or a side of it, that no taut path turns round
    inPocket,       ///< departs into a pocket that a cheaper way closes
    turnsTooFar,    ///< a full turn round its circle
    turnsBack,      ///< its departure lies before the arrival: a kink
};

constexpr std::size_t rejectionCount = 9;
static_assert(static_cast<std::size_t>(Rejection::turnsBack) + 1 == rejectionCount);

} // namespace thicket::nav
