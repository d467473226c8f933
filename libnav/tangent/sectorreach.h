#pragma once

#include "libnav/geometry/direction.h"
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
    void extendAll(double distance)
    {
        m_most = static_cast<float>(distance);
        m_reach.fill(m_most);
    }
    /// Some rays between the headings `low` and, counter-clockwise, `high` (unit vectors, less than
    /// half a turn apart) are that long, map units.
    void extend(Point low, Point high, double distance)
    {
        const auto bound = static_cast<float>(distance * (1 + 1e-6));
        m_most = std::max(m_most, bound);
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
    /// Whether no ray at all is longer than the distance with this square.
    bool allEndBefore(double square) const { return square > double(m_most) * double(m_most); }

    /// Encloses what rays from the rim reach whose headings lie between `low` and, `sweep` radians
    /// counter-clockwise, beyond. Infinite to the sides where they are not bounded.
    Box boxOf(const Circle& rim, double low, double sweep) const
    {
        Box box = boxAround(rim.center, rim.radius);
        const int first = sweep < 6 ? sectorOf(unitAt(low)) : 0;
        const int last = sweep < 6 ? sectorOf(unitAt(low + sweep)) : count - 1;
        const bool isAllRound = first == last && sweep > 1;
        int at = first;
        for (int left = isAllRound ? count : (last - first + count) % count + 1; left > 0; --left) {
            for (const Point border : {borderOf(at), borderOf(at + 1)}) {
                const Point tip = tipOf(border, m_reach[std::size_t(at)]);
                enclose(box, {{rim.center.x - rim.radius + std::min(tip.x, 0.0),
                               rim.center.y - rim.radius + std::min(tip.y, 0.0)},
                              {rim.center.x + rim.radius + std::max(tip.x, 0.0),
                               rim.center.y + rim.radius + std::max(tip.y, 0.0)}});
            }
            at = (at + 1) % count;
        }
        return box;
    }

private:
    static constexpr int count = 64;

    /// The heading at which a sector begins. No axis is inside a sector.
    static Point borderOf(int sector)
    {
        const double turn = 4.0 * (sector % count) / count;
        const Point d{std::abs(turn - 2) - 1,
                      turn < 2 ? 1 - std::abs(turn - 1) : std::abs(turn - 3) - 1};
        return (1 / std::sqrt(dot(d, d))) * d;
    }

    /// The length may be infinite.
    static Point tipOf(Point direction, double length)
    {
        return {direction.x == 0 ? 0 : direction.x * length,
                direction.y == 0 ? 0 : direction.y * length};
    }

    // Sectors are not equally wide: this takes no trigonometry.
    static int sectorOf(Point d)
    {
        const double share = d.x / (std::abs(d.x) + std::abs(d.y));
        const double turn = d.y >= 0 ? 1 - share : 3 + share; // 0 to 4
        return std::clamp(static_cast<int>(turn * (count / 4)), 0, count - 1);
    }

    std::array<float, count> m_reach{};
    float m_most = 0; ///< the greatest of them
};

} // namespace thicket::nav
