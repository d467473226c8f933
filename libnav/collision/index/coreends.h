#pragma once

#include "libnav/collision/expansion/disc.h"
#include "libnav/geometry/celllists.h"

namespace thicket::nav {

/// The cores that end in each disc: mostly two, but very many at the hub of a wheel of walls.
class CoreEnds {
public:
    CoreEnds() = default;
    CoreEnds(std::span<const Disc> discs, std::span<const Core> cores);

    void insert(std::span<const Disc> discs, CoreIndex index, const Core& core);
    /// The core must have been inserted.
    void erase(CoreIndex index, const Core& core);
    /// Whether a core ends in the disc.
    bool hasAny(DiscIndex disc) const { return disc < m_ends.cellCount() && !m_ends[disc].empty(); }
    /// Sets `found` to the cores that end in the disc, in no particular order. If there are many,
    /// only to some of them, including the one that leads closest to the direction.
    void collectTowards(DiscIndex disc, Point direction, std::vector<CoreIndex>& found) const;

private:
    struct End {
        float heading = 0; ///< angle at which the core leads away, to 1e-6
        CoreIndex core;
    };

    static End endOf(std::span<const Disc> discs, CoreIndex index, DiscIndex from, DiscIndex to);

    CellLists<End> m_ends; // by disc, by heading
};

} // namespace thicket::nav
