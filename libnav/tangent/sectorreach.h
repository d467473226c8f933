#pragma once

#include "libnav/geometry/shapes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace thicket::nav {

/// How far rays from an oriented rim reach at most, by heading: one bound for each of a fixed
/// number of sectors. Conservative: no ray of a sector is longer than its bound.
class SectorReach {
public:
    /// Every ray may be that long.
    void extendAll(double distance) { m_reach.fill(static_cast<float>(distance)); }
    /// Some rays between the headings `low` and, counter-clockwise, `high` (unit vectors, less than
    /// half a turn apart) are that long, map units.
    void extend(Point low, Point high, double distance)
    {
        const auto bound = static_cast<float>(distance * (1 + 1e-6));
        const int last = sectorOf(high);
        for (int sector = sectorOf(low);; sector = (sector + 1) % count) {
            m_reach[std::size_t(sector)] = std::max(m_reach[std::size_t(sector)], bound);
            if (sector == last)
                return;
        }
    }
    /// Whether no ray with this heading is longer than the distance.
    bool endsBefore(Point direction, double distance) const
    {
        return distance > m_reach[std::size_t(sectorOf(direction))];
    }

private:
    static constexpr int count = 64;

    // Sectors are not equally wide: this takes no trigonometry.
    static int sectorOf(Point d)
    {
        const double share = d.x / (std::abs(d.x) + std::abs(d.y));
        const double turn = d.y >= 0 ? 1 - share : 3 + share; // 0 to 4
        return std::clamp(static_cast<int>(turn * (count / 4)), 0, count - 1);
    }

    std::array<float, count> m_reach{};
};

} // namespace thicket::nav
