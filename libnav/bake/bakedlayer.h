#pragma once

#include "libnav/bake/contactgraph.h"
#include "libnav/bake/hublabels.h"
#include "libnav/bake/partboxes.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

namespace thicket::nav {

/// What queries read of an oriented rim, in one cache line. Made when the bytes are opened.
struct alignas(64) BakedRim {
    /// By how much rounding, and at corners the minimum expansion, may turn a path back: radians,
    /// or by cornerPlace().
    static constexpr double sameCorner = 4e-3;
    static constexpr double severalStretches = -1; ///< as `halfSpan`: the rest is not known
    static constexpr double wholeArc = fullTurn / 2, wholeCorner = 2;

    Point center;
    double radius = 0; ///< true one
    Point middle;      ///< stretchMiddle() of the only stretch
    /// From there to an end of the stretch: radians; at a corner by cornerPlace().
    double halfSpan = severalStretches;
    LabelRange entries;
    std::array<std::uint16_t, 4> quarters{}; ///< of the stretch: at which entry each begins

    /// An entry that no path behind passes, for one that comes to a place `off` the middle.
    std::uint32_t entryBefore(double off) const
    {
        const std::size_t quarter = std::size_t(off > -halfSpan / 2) + std::size_t(off > 0) +
                                    std::size_t(off > halfSpan / 2);
        return entries.begin + quarters[quarter];
    }
};
static_assert(sizeof(BakedRim) == 64);

/// A lower bound of paths by way of the rim, map units.
inline double straightBound(const BakedRim& rim, const Segment& query)
{
    return std::max(0.0, distance(query.a, rim.center) - rim.radius) +
           std::max(0.0, distance(rim.center, query.b) - rim.radius);
}

/// What was baked for one agent radius: the contact graph and its labels, as they lie in the bytes.
/// Views of memory that must outlive it.
struct BakedLayer {
    GridFrame frame;
    bool isOfCorners = false;                     ///< all true radii are 0
    std::span<const Point> cutCorners;            ///< cornersThatMayBeCut()
    std::span<const RimFlood::Parts> nearCorners; ///< partsNearCorners()
    std::span<const BakedRim> rims;               ///< by rimKey()
    std::span<const std::uint32_t> firstStretch;
    std::span<const RimStretch> stretches;
    std::span<const TangentEnd> ends;
    std::span<const std::uint32_t> firstSight;
    std::span<const std::uint32_t> sights;
    std::span<const RimFlood::Parts> sightParts;
    std::span<const RimFlood::Parts> onwardParts;
    std::span<const RimFlood::Parts> sureParts;
    std::span<const RimFlood::Parts> clearParts;
    std::span<const Hub> hubs;
    std::span<const std::uint32_t> firstEntry;
    std::span<const HubEntry> entries;
    std::span<const HubLeg> legs;

    /// Of a passKey().
    LabelRange entriesOf(std::uint32_t pass) const
    {
        return {firstEntry[pass], firstEntry[pass + 1]};
    }
    /// Along the stretch, of the end or hub by which a path leaves it.
    double placeOf(std::uint32_t entry) const
    {
        const std::uint32_t via = legs[entry].via;
        return via == HubLeg::none ? hubs[entries[entry].hub].at : ends[via].at;
    }
    /// The first of a pass' entries whose place as a float is not before this one.
    std::uint32_t firstFrom(LabelRange pass, double place) const
    {
        const auto begin = entries.begin() + pass.begin, end = entries.begin() + pass.end;
        const auto first = std::partition_point(
            begin, end, [=](const HubEntry& entry) { return double(entry.place) < place; });
        return static_cast<std::uint32_t>(first - entries.begin());
    }
    /// The first of an arc's entries that is not before a place, as progress(). `first` is one of
    /// these or before.
    std::uint32_t firstFrom(std::uint32_t first, std::uint32_t end, Winding winding,
                            double place) const
    {
        const double rounding = 2e-7 * std::abs(place); // of floats
        while (first < end && double(entries[first].place) < place - rounding)
            ++first;
        while (first < end && double(entries[first].place) <= place + rounding &&
               progress(winding, placeOf(first)) < place)
            ++first;
        return first;
    }
};

} // namespace thicket::nav
