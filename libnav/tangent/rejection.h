#pragma once

#include <cstddef>
#include <cstdint>

namespace thicket::nav {

/// Why a tangent that the search tried gave no vertex.
enum class Rejection : std::uint8_t {
    blockedSurfing, ///< another obstacle blocks the straight line
    blockedHugging, ///< another obstacle covers the arc before the departure
    dominated,      ///< a path at most as long to the same rim is known
    leftToAnother,  ///< departs beyond another arrival on the same rim, to which this part of the
                    ///< rim belongs
    crossesArrival, ///< crosses the surfing edge by which the path arrived
    notTaut,        ///< no taut path turns round this corner, or this side of it
    inPocket,       ///< departs into a pocket that a cheaper path closes
    turnsTooFar,    ///< more than a full turn round its circle
    turnsBack,      ///< its departure lies before the arrival: a kink
};

constexpr std::size_t rejectionCount = 9;
static_assert(static_cast<std::size_t>(Rejection::turnsBack) + 1 == rejectionCount);

} // namespace thicket::nav
