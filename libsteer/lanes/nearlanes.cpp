#include "libsteer/lanes/nearlanes.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace thicket::steer {

void NearLanes::fill(const CellLanes& all, nav::Point from, std::span<const AgentTree::Near> few)
{
    assert(few.size() <= fewNearest);
    double farthest = 0;
    for (const AgentTree::Near& one : few) {
        const nav::Point apart = all.positionAt(one.place) - from;
        farthest = std::max({farthest, std::abs(apart.x), std::abs(apart.y)});
    }
    m_unit = all.unit();
    while (farthest / m_unit >= 0x1p30)
        m_unit *= 2;
    const CrowdLanes lanes = all.lanes();
    for (std::size_t i = 0; i < few.size(); ++i) {
        const Place place = few[i].place;
        const nav::Point apart = (1 / m_unit) * (all.positionAt(place) - from);
        m_x[i] = static_cast<std::int32_t>(apart.x);
        m_y[i] = static_cast<std::int32_t>(apart.y);
        m_vx[i] = lanes.vx[place];
        m_vy[i] = lanes.vy[place];
        m_radius[i] = lanes.radius[place];
        m_id[i] = lanes.id[place];
    }
    m_blocks.clear();
    const auto count = static_cast<std::uint32_t>(few.size());
    for (std::uint32_t at = 0; at < count; at += 8)
        m_blocks.push_back({at, std::min(at + 8, count)});
    m_blocks.push_back({0, 0});
}

CrowdLanes NearLanes::lanes() const
{
    return {m_x.data(), m_y.data(), m_vx.data(), m_vy.data(), m_radius.data(), m_id.data()};
}

} // namespace thicket::steer
