#include "libnav/bake/bakedsight.h"

#include "libnav/geometry/angle.h"
#include "libnav/tangent/pointcontact.h"
#include "libnav/tangent/turning.h"

#include <algorithm>

namespace thicket::nav {

namespace {

/// The rim and the line alone. No value from inside the rim.
std::optional<BakedSight> lineTo(const SearchView& field, Point from, std::uint32_t rim)
{
    const Disc& disc = field.discs()[discOfRim(rim)];
    const auto line =
        lineOrContact({from, 0}, Winding::counterClockwise, {disc.center, disc.radius},
                      windingOfRim(rim), 10 * field.tolerance());
    return line ? std::optional(BakedSight{.rim = rim, .line = *line}) : std::nullopt;
}

/// Of a sight with that line as rays see it: the length, and where along the stretch it touches, at
/// the true radius. `along` is where it does so as rays see it, radians.
void measure(BakedSight& sight, Point from, const Disc& disc, double along)
{
    sight.radius = disc.trueRadius;
    sight.at = disc.trueRadius * along;
    sight.length = sight.line.length;
    if (disc.trueRadius == 0) {
        sight.length = distance(from, disc.center);
    } else if (disc.trueRadius < disc.radius) {
        const double side = sign(windingOfRim(sight.rim));
        const auto exact = tangentLine(from, 0, disc.center, side * disc.trueRadius);
        sight.length = exact ? exact->length : 0;
        if (exact)
            sight.at += disc.trueRadius *
                        wrapped(angleOf(exact->direction) - angleOf(sight.line.direction));
    }
}

} // namespace

std::optional<BakedSight> sightOf(const SearchView& field, const BakedLayer& layer, Point from,
                                  std::uint32_t rim)
{
    std::optional<BakedSight> sight = lineTo(field, from, rim);
    if (!sight)
        return {};
    const DiscIndex disc = discOfRim(rim);
    const Disc& target = field.discs()[disc];
    const Winding winding = windingOfRim(rim);
    std::uint32_t stretch = layer.firstStretch[disc];
    const auto stretches = layer.stretches.subspan(stretch, layer.firstStretch[disc + 1] - stretch);
    double along = 0;
    if (stretches[0].sweep < fullTurn || target.trueRadius > 0) {
        const auto place = placeBefore(field, disc, stretches, opposite(winding),
                                       contactAngle(angleOf(sight->line.direction), winding));
        if (!place)
            return {};
        stretch += place->stretch;
        along = place->along;
    }
    measure(*sight, from, target, along);
    sight->pass = passKey(stretch, winding);
    return sight;
}

bool isFree(const SearchView& field, Point from, const BakedSight& sight)
{
    return sight.line.length <= 0 ||
           !field.isBlocked(from, sight.line.direction, sight.line.length, discOfRim(sight.rim));
}

} // namespace thicket::nav
