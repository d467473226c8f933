#pragma once

#include "libnav/geometry/shapes.h"
#include "libsteer/vector.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::steer {

/// The agents near some areas, to find out where another one has room. A uniform grid in which each
/// agent is listed in every cell that it reaches into. Building: linear in the number of agents.
class FreeSpots {
public:
    /// `box`: round all discs that will be asked for. `radius` (> 0, map units): of the largest of
    /// them.
    FreeSpots(const nav::Box& box, double radius);

    void add(Point center, double radius);
    /// Whether a disc stays apart from all added ones by `gap` (>= 0, map units).
    bool isFree(Point center, double radius, double gap) const;

private:
    struct Disc {
        Point center;
        double radius = 0;
    };
    struct Entry {
        std::uint32_t disc = 0;
        std::uint32_t next = 0; ///< entry of the same cell, plus 1; 0: none
    };
    struct Cells {
        std::uint32_t left, right, low, high; ///< the last ones are included
    };
    std::uint32_t column(double offset, std::uint32_t count) const;
    Cells cellsOf(Point center, double reach) const;

    nav::Box m_box;
    double m_cell = 1;
    std::uint32_t m_columns = 1;
    std::uint32_t m_rows = 1;
    std::vector<std::uint32_t> m_first; ///< by cell: an entry, plus 1; 0: none
    std::vector<Entry> m_entries;
    std::vector<Disc> m_discs;
};

} // namespace thicket::steer
