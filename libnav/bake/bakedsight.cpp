#include "libnav/bake/bakedsight.h"

#include "libnav/geometry/angle.h"
#include "libnav/tangent/pointcontact.h"
#include "libnav/tangent/turning.h"

#include <algorithm>

namespace thicket::nav {

namespace {

std::optional<TangentLine> lineTo(const SearchView& field, Point from, const Disc& disc,
                                  Winding winding)
{
    return lineOrContact({from, 0}, Winding::counterClockwise, {disc.center, disc.radius}, winding,
                         10 * field.tolerance());
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
    const DiscIndex disc = discOfRim(rim);
    const Disc& target = field.discs()[disc];
    const Winding winding = windingOfRim(rim);
    const auto line = lineTo(field, from, target, winding);
    if (!line)
        return {};
    std::uint32_t stretch = layer.firstStretch[disc];
    const auto stretches = layer.stretches.subspan(stretch, layer.firstStretch[disc + 1] - stretch);
    BakedSight sight{.rim = rim, .line = *line};
    double along = 0;
    if (stretches[0].sweep < fullTurn || target.trueRadius > 0) {
        const auto place = placeBefore(field, disc, stretches, opposite(winding),
                                       contactAngle(angleOf(line->direction), winding));
        if (!place)
            return {};
        stretch += place->stretch;
        along = place->along;
    }
    measure(sight, from, target, along);
    sight.pass = passKey(stretch, winding);
    return sight;
}

std::optional<BakedSight> roughSightOf(const SearchView& field, const BakedLayer& layer, Point from,
                                       std::uint32_t rim)
{
    const DiscIndex disc = discOfRim(rim);
    const Disc& target = field.discs()[disc];
    const Winding winding = windingOfRim(rim);
    const auto line = lineTo(field, from, target, winding);
    if (!line)
        return {};
    const std::uint32_t stretch = layer.firstStretch[disc];
    const RimStretch& own = layer.stretches[stretch];
    const double half = own.sweep / 2;
    const double off = wrapped(contactAngle(angleOf(line->direction), winding) - own.begin - half);
    BakedSight sight{.rim = rim, .pass = passKey(stretch, winding), .line = *line};
    measure(sight, from, target, half + std::clamp(off, -half, half));
    return sight;
}

bool isFree(const SearchView& field, Point from, const BakedSight& sight)
{
    if (sight.line.length <= 0)
        return true;
    const DiscIndex disc = discOfRim(sight.rim);
    const Blocker hit =
        field.firstBlocker(from, sight.line.direction, sight.line.length, noDisc, disc);
    return hit.kind == Blocker::Kind::none || hit.at >= sight.line.length;
}

} // namespace thicket::nav
