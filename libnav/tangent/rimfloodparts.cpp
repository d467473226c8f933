#include "libnav/tangent/rimflood.h"

#include <array>

namespace thicket::nav {

// The headings of rays to a part lie between those to its corners.
RimFlood::Parts RimFlood::partsMet(const Box& cell, const Span& rays) const
{
    constexpr int corners = partsPerSide + 1;
    std::array<bool, corners * corners> isBefore;
    std::array<bool, corners * corners> isBehind;
    const Point step = (1.0 / partsPerSide) * (cell.max - cell.min);
    for (int row = 0; row < corners; ++row)
        for (int column = 0; column < corners; ++column) {
            const Point way = directionTo(cell.min + Point{column * step.x, row * step.y});
            const auto corner = std::size_t(corners * row + column);
            isBefore[corner] = cross(rays.low, way) < -4 * m_margin;
            isBehind[corner] = cross(way, rays.high) < -4 * m_margin;
        }
    Parts parts = 0;
    for (int row = 0; row < partsPerSide; ++row)
        for (int column = 0; column < partsPerSide; ++column) {
            const auto all = [&](const auto& are) {
                const auto corner = std::size_t(corners * row + column);
                return are[corner] && are[corner + 1] && are[corner + corners] &&
                       are[corner + corners + 1];
            };
            if (!all(isBefore) && !all(isBehind))
                parts = Parts(parts | 1u << (partsPerSide * row + column));
        }
    return parts;
}

void RimFlood::noteReached(int column, int row, Parts parts)
{
    m_reached.push_back({static_cast<std::uint32_t>(m_frame.cell(column, row)), parts});
}

} // namespace thicket::nav
