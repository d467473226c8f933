#include "libsteer/sim/spawnregion.h"

#include "libnav/geometry/distance.h"
#include "libsteer/ground/ground.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>
#include <vector>

namespace thicket::steer {

namespace {

constexpr std::size_t mostRegionCells = 4096; // fewer of a polygon of thousands of corners:
constexpr std::size_t mostLooks = 10'000'000; // at sides, as a cell outside looks at all of them
constexpr int mostHalvings = 48;
constexpr int mostDraws = 64; // in a row that are outside a polygon

/// The polygon's outside as an obstacle: clear of it is inside.
Ground outsideOf(const SpawnArea& area)
{
    const nav::Obstacle outside{1, nav::Polygon{area.corners, true}};
    Result<Ground> ground = Ground::of({&outside, 1}, 2 * area.agentRadius);
    assert(ground);
    return std::move(*ground);
}

} // namespace

struct SpawnRegion::Cells {
    Cells(const SpawnArea& area, const nav::Box& box)
        : outside(outsideOf(area)),
          radius(area.agentRadius), size{box.width(), box.height()}, least{box.min},
          most(std::clamp<std::size_t>(mostLooks / area.corners.size(), 64, mostRegionCells))
    {
        for (int i = 0; !keepHopeful() && i < mostHalvings; ++i)
            halve();
    }

    /// Drops the cells without any place. Returns whether the others need no more halving.
    bool keepHopeful()
    {
        const double half = lengthOf(0.5 * size);
        std::size_t full = 0;
        std::erase_if(least, [&](Point at) {
            const double gap = outside.gap(at + 0.5 * size, radius + half);
            full += gap >= radius + half ? 1 : 0;
            return gap < (radius - half) - 1e-9 * (radius + half);
        });
        return 2 * full >= least.size() || least.size() > most / 2;
    }
    /// Across their longer side.
    void halve()
    {
        double& side = size.x >= size.y ? size.x : size.y;
        side /= 2;
        const Point by = &side == &size.x ? Point{side, 0} : Point{0, side};
        const std::size_t count = least.size();
        for (std::size_t i = 0; i < count; ++i)
            least.push_back(least[i] + by);
    }

    Ground outside;
    double radius;            ///< of the agents
    Point size;               ///< of each cell
    std::vector<Point> least; ///< of each cell, the corner with the least x and y
    std::size_t most;         ///< cells
};

nav::Box SpawnRegion::boxOf(const SpawnArea& area)
{
    if (!area.corners.empty())
        return nav::boundingBox(nav::Shape(nav::Wall{area.corners, 0, true}));
    const double reach = std::max(area.radius, area.agentRadius);
    return {area.center - Point{reach, reach}, area.center + Point{reach, reach}};
}

SpawnRegion::SpawnRegion(const SpawnArea& area)
    : m_center(area.center), m_room(std::max(0.0, area.radius - area.agentRadius)),
      m_box(boxOf(area))
{
    if (!area.corners.empty())
        m_cells = std::make_shared<const Cells>(area, m_box);
}

std::optional<Point> SpawnRegion::draw(Random& random) const
{
    if (!m_cells)
        return drawInDisc(random);
    const std::size_t count = m_cells->least.size();
    for (int i = 0; count > 0 && i < mostDraws; ++i) {
        const auto cell = static_cast<std::size_t>(random.between(0, static_cast<double>(count)));
        const double x = random.between(0, m_cells->size.x);
        const double y = random.between(0, m_cells->size.y);
        const Point at = m_cells->least[std::min(cell, count - 1)] + Point{x, y};
        if (!m_cells->outside.isWithin(at, m_cells->radius))
            return at;
    }
    return std::nullopt;
}

Point SpawnRegion::drawInDisc(Random& random) const
{
    for (;;) {
        // In this order: that of arguments is not defined.
        const double x = random.between(-m_room, m_room);
        const double y = random.between(-m_room, m_room);
        if (x * x + y * y <= m_room * m_room)
            return m_center + Point{x, y};
    }
}

} // namespace thicket::steer
