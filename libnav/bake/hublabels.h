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

/// How far a hub is from a stretch that a path passes in one winding, by way of one tangent.
struct HubEntry {
    /// The length that is left where a path leaves the rim, and its progress() there: so what a
    /// path that is at progress 0 has before it.
    double rest = 0;
    std::uint32_t hub = 0;
    /// Where it leaves the rim: progress(), rounded; of a corner, that of its cornerPlace(), or
    /// `always`.
    float place = 0;

    static constexpr float always = 3; ///< as a corner's place: after each arrival
};

/// The tangent by which a path leaves a stretch for a hub.
struct HubLeg {
    static constexpr std::uint32_t none = UINT32_MAX;

    std::uint32_t via = none;  ///< its end on the stretch; none: the hub lies on the stretch
    std::uint32_t next = none; ///< the entry of the hub by which the path goes on behind it
};

/// Places in the lists of entries, from `begin` to before `end`.
struct LabelRange {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

/// The key of a stretch, passed in one winding.
constexpr std::uint32_t passKey(std::uint32_t stretch, Winding winding)
{
    return 2 * stretch + (winding == Winding::clockwise ? 1 : 0);
}

constexpr Winding windingOfPass(std::uint32_t pass)
{
    return pass % 2 == 1 ? Winding::clockwise : Winding::counterClockwise;
}

/// How far a path in this winding has come at a place along a stretch, beside other places.
constexpr double progress(Winding winding, double at)
{
    return winding == Winding::counterClockwise ? at : -at;
}

/// For each stretch and winding, some hubs and how far they are. A shortest path between two
/// stretches leads by way of a hub that both list, in the windings in which it passes them.
struct HubLabels {
    std::vector<Hub> hubs;
    std::vector<std::uint32_t> first; ///< by passKey(), and the number of entries
    /// By passKey(), then in the order in which a path comes to them, then by hub; one hub may have
    /// several, by different tangents. Hubs on the stretch, and those by short tangents, are listed
    /// in both windings.
    std::vector<HubEntry> entries;
    std::vector<HubLeg> legs; ///< by entry

    /// With `threads` threads, > 0; the result is the same for any number. No value if they are not
    /// worth it. Empty if `cancel`, which may be null, becomes true.
    /// Source: Akiba, Iwata and Yoshida, "Fast Exact Shortest-Path Distance Queries on Large
    /// Networks by Pruned Landmark Labeling" (SIGMOD 2013), here with one list for all contacts of
    /// a stretch.
    static std::optional<HubLabels> of(const ContactGraph& graph, BakeWorth& worth,
                                       unsigned threads, const std::atomic<bool>* cancel);
};

} // namespace thicket::nav
