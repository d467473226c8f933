#include "libnav/tangent/graph/arrivaloutlook.h"

#include "libnav/geometry/angle.h"
#include "libnav/tangent/graph/rimplace.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>

namespace thicket::nav {

Outlook outlookFrom(const Circle& place, const SeenRim& rim, const RimDepartures& list,
                    const SearchView& field, BlindEnds& ends, View& view)
{
    const Disc& disc = field.discs()[rim.disc];
    const double side = sign(rim.winding);
    const auto one = tangentLine(place.center, place.radius, disc.center, side * disc.radius);
    const auto other = tangentLine(place.center, -place.radius, disc.center, side * disc.radius);
    if (!one || !other)
        return Outlook::open;
    // In the order in which a path turns. What stops a walk from an earlier arrival stops it no
    // later than from the last.
    double first = angleOf(one->direction);
    double last = angleOf(other->direction);
    if (wrapped(side * (last - first)) < 0)
        std::swap(first, last);
    const double rounding = field.tolerance() / disc.radius;
    const double most = placeOn(list, last, rim.winding, rounding, rounding).most;
    const double turn = std::min(wrapped(side * (last - first)) + most, fullTurn);
    constexpr double margin = BlindEnds::headingMargin;
    view = {};
    for (std::uint32_t i = 0; i < list.departures.size(); ++i) {
        const double ahead = wrapped(side * (list.departures[i].heading - first));
        if ((ahead < -margin ? ahead + fullTurn : ahead) > turn + margin)
            continue;
        View behind;
        const Outlook outlook = ends.outlook(list, i, behind);
        if (outlook != Outlook::blind)
            return outlook;
        view.enclose(behind);
    }
    view.enclose(ends.viewFrom(list, rim.disc, rim.winding, first, turn));
    return Outlook::blind;
}

} // namespace thicket::nav
