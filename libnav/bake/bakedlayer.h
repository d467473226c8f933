#pragma once

#include "libnav/bake/contactgraph.h"
#include "libnav/bake/hublabels.h"

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
    std::span<const TangentEnd> ends;
    std::span<const std::uint32_t> firstSight;
    std::span<const std::uint32_t> sights;
    std::span<const Hub> hubs;
    std::span<const std::uint32_t> firstEntry;
    std::span<const LabelEntry> entries;

    std::span<const std::uint32_t> sightsFrom(std::size_t cell) const
    {
        return sights.subspan(firstSight[cell], firstSight[cell + 1] - firstSight[cell]);
    }
    /// Of a passKey().
    std::span<const LabelEntry> entriesOf(std::uint32_t pass) const
    {
        return entries.subspan(firstEntry[pass], firstEntry[pass + 1] - firstEntry[pass]);
    }
    /// Along the stretch, of the end or hub by which a path leaves it.
    double placeOf(const LabelEntry& entry) const
    {
        return entry.via == LabelEntry::none ? hubs[entry.hub].at : ends[entry.via].at;
    }
};

} // namespace thicket::nav
