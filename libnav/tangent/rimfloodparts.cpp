#include "libnav/tangent/rimflood.h"

#include <algorithm>
#include <cmath>

namespace thicket::nav {

namespace {

using Parts = RimFlood::Parts;
constexpr int side = RimFlood::partsPerSide;

/// A cell as seen from the centre of a rim.
struct SeenCell {
    Point corner; ///< the one with the least coordinates
    Point step;   ///< the size of a part

    /// The parts that lie to the right of a line through the centre by more than `apart`, which may
    /// be negative. `direction` is a unit vector.
    Parts partsRightOf(Point direction, double apart) const
    {
        // Of the corner of a part that lies farthest to the left.
        const Point leftmost{direction.y < 0 ? step.x : 0, direction.x > 0 ? step.y : 0};
        const double first = cross(direction, corner + leftmost) + apart;
        const double along = -direction.y * step.x;
        const double up = direction.x * step.y;
        if (first + (side - 1) * (std::min(along, 0.0) + std::min(up, 0.0)) >= 0)
            return 0;
        Parts parts = 0;
        for (int row = 0; row < side; ++row)
            for (int column = 0; column < side; ++column)
                parts |= Parts(first + column * along + row * up < 0) << (side * row + column);
        return Parts(parts);
    }
};

} // namespace

// Rays begin on the rim, so those between the first and the last may lie beyond the line of one of
// these: by as much as the rim bulges out between their contacts.
RimFlood::Parts RimFlood::partsMet(const Box& cell, const Span& rays) const
{
    const SeenCell seen{cell.min - m_rim.center, (1.0 / side) * (cell.max - cell.min)};
    const Point opposite = cell.max - m_rim.center;
    const Point farthest{std::max(std::abs(seen.corner.x), std::abs(opposite.x)),
                         std::max(std::abs(seen.corner.y), std::abs(opposite.y))};
    const double slack = 4 * m_margin * length(farthest);
    const double bulge = m_signedRadius * (1 - dot(rays.low, rays.high));
    return Parts(~(seen.partsRightOf(rays.low, slack + m_signedRadius + std::max(0.0, -bulge)) |
                   seen.partsRightOf(-rays.high, slack - m_signedRadius + std::max(0.0, bulge))));
}

void RimFlood::noteReached(int column, int row, const Span& rays)
{
    if (!m_grid)
        return;
    const auto corners = cornersOf(column, row);
    m_reached.push_back({static_cast<std::uint32_t>(m_frame.cell(column, row)),
                         partsMet({corners[0], corners[2]}, rays)});
}

} // namespace thicket::nav
