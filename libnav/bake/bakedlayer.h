#pragma once

#include "libnav/bake/contactgraph.h"
#include "libnav/bake/hublabels.h"
#include "libnav/bake/landmarks.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace thicket::nav {

/// What was baked for one agent radius: the contact graph and its labels, as they lie in the bytes.
/// Views of memory that must outlive it.
struct BakedLayer {
    GridFrame frame;
    bool isOfCorners = false;          ///< all true radii are 0
    std::span<const Point> cutCorners; ///< cornersThatMayBeCut()
    std::span<const std::uint32_t> firstStretch;
    std::span<const RimStretch> stretches;
    std::span<const Landmarks::Distances> landmarks; ///< by stretch
    std::span<const TangentEnd> ends;
    std::span<const std::uint32_t> firstSight;
    std::span<const std::uint32_t> sights;
    std::span<const RimFlood::Parts> sightParts;
    std::span<const Hub> hubs;
    std::span<const std::uint32_t> firstEntry;
    std::span<const std::uint32_t> entryHubs;
    std::span<const double> entryRests;
    std::span<const std::uint32_t> entryVias;
    std::span<const float> entryPlaces;

    /// visit(rim), ascending, for those that may be seen from the part of a cell in which a point
    /// lies.
    template <class Visit> void visitSights(Point from, Visit visit) const
    {
        constexpr int side = RimFlood::partsPerSide;
        const int column = frame.columnAt(from.x), row = frame.rowAt(from.y);
        const std::size_t cell = frame.cell(column, row);
        const Point inside = (side / frame.side()) * (from - frame.corner(column, row));
        const auto partAt = [](double at) { return std::clamp(static_cast<int>(at), 0, side - 1); };
        const int part = partAt(inside.x) + side * partAt(inside.y);
        for (std::uint32_t i = firstSight[cell]; i < firstSight[cell + 1]; ++i)
            if ((sightParts[i] >> part & 1) != 0)
                visit(sights[i]);
    }
    /// Of a passKey().
    LabelRange entriesOf(std::uint32_t pass) const
    {
        return {firstEntry[pass], firstEntry[pass + 1]};
    }
    /// Along the stretch, of the end or hub by which a path leaves it.
    double placeOf(std::uint32_t entry) const
    {
        const std::uint32_t via = entryVias[entry];
        return via == HubLabels::noEnd ? hubs[entryHubs[entry]].at : ends[via].at;
    }
    /// The first of the entries, which are those of one winding, that is not before a place, as
    /// progress().
    std::uint32_t firstFrom(LabelRange entries, Winding winding, double place) const
    {
        const double rounding = 2e-7 * std::abs(place); // of floats
        std::uint32_t first = entries.begin;
        std::uint32_t left = entries.end - entries.begin;
        while (left > 0) { // without branches that are as likely as not
            const std::uint32_t half = (left + 1) / 2;
            first += double(entryPlaces[first + half - 1]) < place - rounding ? half : 0;
            left -= half;
        }
        while (first < entries.end && double(entryPlaces[first]) <= place + rounding &&
               progress(winding, placeOf(first)) < place)
            ++first;
        return first;
    }
};

} // namespace thicket::nav
