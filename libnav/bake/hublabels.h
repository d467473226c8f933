#pragma once

#include "libnav/bake/bakeworth.h"
#include "libnav/bake/contactgraph.h"

namespace thicket::nav {

/// A place on a stretch by way of which paths are joined.
struct Hub {
    double at = 0; ///< as TangentEnd::at
    std::uint32_t stretch = 0;
    std::uint32_t unused = 0; ///< so that all bytes have a value
};

/// How far a hub is from a stretch by way of one tangent.
struct LabelEntry {
    static constexpr std::uint32_t none = UINT32_MAX;

    double length = 0;     ///< from that tangent's end to the hub, map units
    std::uint32_t hub = 0; ///< place in HubLabels::hubs
    /// The end of the tangent by which a path leaves the stretch for the hub; none for a hub on the
    /// stretch itself.
    std::uint32_t via = none;
};

/// The key of a stretch, passed in one winding.
constexpr std::uint32_t passKey(std::uint32_t stretch, Winding winding)
{
    return 2 * stretch + (winding == Winding::clockwise ? 1 : 0);
}

/// For each stretch and winding, some hubs and how far they are. A shortest path between two
/// stretches leads by way of a hub that both list, in the windings in which it passes them.
struct HubLabels {
    std::vector<Hub> hubs;
    std::vector<std::uint32_t> first; ///< by passKey(), and the number of entries
    /// By passKey(), then by hub; one hub may have several entries, by different tangents. Hubs on
    /// the stretch are listed in both windings.
    std::vector<LabelEntry> entries;

    /// No value if they are not worth it. Empty if `cancel`, which may be null, becomes true.
    /// Source: Akiba, Iwata and Yoshida, "Fast Exact Shortest-Path Distance Queries on Large
    /// Networks by Pruned Landmark Labeling" (SIGMOD 2013), here with one list for all contacts of
    /// a stretch.
    static std::optional<HubLabels> of(const ContactGraph& graph, BakeWorth& worth,
                                       const std::atomic<bool>* cancel);
};

} // namespace thicket::nav
