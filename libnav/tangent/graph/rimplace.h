#pragma once

#include "libnav/tangent/rimdepartures.h"
#include "libnav/tangent/turning.h"

#include <cmath>
#include <limits>

namespace thicket::nav {

/// Where an arrival is on a listed rim.
struct RimPlace {
    double free = 0;     ///< turn until the rim is covered; infinite if it never is
    double most = 0;     ///< no departure with a larger turn can be reached
    double out = 0;      ///< turn until the cover ends that it is in, 0 if it is in none
    double rounding = 0; ///< the tolerance, as an angle along the rim
};

/// `slack`: how far the walk from the arrival may be inside a cover, radians.
inline RimPlace placeOn(const RimDepartures& rim, double heading, Winding winding, double slack,
                        double rounding)
{
    RimPlace place;
    place.rounding = rounding;
    place.free = place.most = std::numeric_limits<double>::infinity();
    const double position = contactAngle(heading, winding);
    if (const auto cover = turnToCover(rim.covers, position, winding, slack)) {
        place.free = *cover;
        place.most = *cover + 2 * std::sqrt(2 * rounding);
        place.out = turnOutOfCover(rim.covers, position, winding);
    }
    return place;
}

/// The next departure, of `count`, in the order in which a path turns. Without a branch for the
/// winding, as either is as likely.
inline std::uint32_t nextDeparture(std::uint32_t departure, std::uint32_t count, Winding winding)
{
    const std::uint32_t next = departure + (winding == Winding::clockwise ? count - 1 : 1);
    return next < count ? next : next - count;
}

} // namespace thicket::nav
