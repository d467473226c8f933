#include "libnav/tangent/rimseal.h"

#include "libnav/collision/expansion/coreframe.h"
#include "libnav/geometry/angle.h"
#include "libnav/geometry/direction.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace thicket::nav {

namespace {

// In tolerances. The side of the rim's own wall is one tolerance deep.
constexpr double sideDepth = 2;

// The turn at which the walk of `turn` radians from `begin` is nearest to the disc's centre, if it
// is deeper in the disc there than the tolerance. A walk that begins or ends there, up to rounding,
// counts too: otherwise two walks that meet there would pass the disc.
std::optional<double> turnInto(const Disc& rim, Winding way, double begin, double turn,
                               const Disc& disc, double tolerance)
{
    const Point to = disc.center - rim.center;
    if (disc.radius - std::abs(length(to) - rim.radius) <= tolerance)
        return {};
    const double after = sign(way) * wrapped(angleOf(to) - begin);
    const double slack = tolerance / rim.radius;
    if (after < -slack || after > turn + slack)
        return {};
    return std::clamp(after, 0.0, turn);
}

// The share of the segment at which it becomes deeper than `depth` in the core between the discs.
std::optional<double> shareInto(const Disc& a, const Disc& b, const Segment& segment, double depth)
{
    double in = 0;
    double out = 1;
    frameOf(a, b).clip(segment.a, segment.b - segment.a, depth, in, out);
    return in < out ? std::optional(in) : std::nullopt;
}

} // namespace

std::optional<Blocker> sealOnWalk(const SearchView& field, DiscIndex own, Winding way, Point end,
                                  double turn)
{
    const Disc& rim = field.discs()[own];
    const double tolerance = field.tolerance();
    const double begin = angleOf(end - rim.center) - sign(way) * turn;
    const Box window = grown({end, end}, turn * rim.radius + 10 * tolerance);
    std::optional<Blocker> seal;
    double nearest = turn;
    const auto keep = [&](double after, Blocker::Kind kind, std::uint32_t index) {
        if (seal && after >= nearest)
            return;
        nearest = after;
        seal = {kind, index, 0};
    };
    // Repeated searches do not allocate.
    thread_local std::vector<DiscIndex> discs;
    thread_local std::vector<CoreIndex> cores;
    field.collectDiscsIn(window, discs);
    std::sort(discs.begin(), discs.end());
    for (const DiscIndex i : discs) {
        const auto after =
            i != own ? turnInto(rim, way, begin, turn, field.discs()[i], tolerance) : std::nullopt;
        if (after)
            keep(*after, Blocker::Kind::disc, i);
    }
    const double bulge = turn * turn * rim.radius / 8; // largest distance of the rim from its chord
    const Point entry = rim.center + rim.radius * unitAt(begin);
    field.collectCoresIn(window, cores);
    for (const CoreIndex i : cores) {
        const Core& core = field.cores()[i];
        const auto share = shareInto(field.discs()[core.a], field.discs()[core.b], {entry, end},
                                     sideDepth * tolerance + bulge);
        if (share)
            keep(*share * turn, Blocker::Kind::core, i);
    }
    return seal;
}

std::optional<Blocker> sealOnWayOut(const SearchView& field, DiscIndex own, Winding way,
                                    double begin, double turn)
{
    const Disc& rim = field.discs()[own];
    const double out = std::min(turn, turnOutOfCover(field.coveredArcs(own), begin, way));
    if (out <= field.tolerance() / rim.radius)
        return {};
    const double end = begin + sign(way) * out;
    return sealOnWalk(field, own, way, rim.center + rim.radius * unitAt(end), out);
}

} // namespace thicket::nav
