#pragma once

#include "libsteer/lanes/agenttree.h"
#include "libsteer/lanes/celllanes.h"

#include <array>
#include <span>

namespace thicket::steer {

/// A contact list holds no more: who would have more is confined (Room) and lists the nearest few.
inline constexpr std::size_t mostContacts = 192;
/// Whoever would have to look at more looks at the nearest few.
inline constexpr std::size_t mostLookedAt = 4096;
/// ORCA heeds ten; of birds in flocks it is six or seven (Ballerini et al., "Interaction ruling
/// animal collective behavior depends on topological rather than metric distance", 2008).
inline constexpr std::size_t fewNearest = 24;

/// A few agents as the kernels take them, copied from all over the lanes: places are differences
/// from one of them, in units as fine as the farthest allows.
class NearLanes {
public:
    /// At most fewNearest.
    void fill(const CellLanes& all, nav::Point from, std::span<const AgentTree::Near> few);

    CrowdLanes lanes() const;
    /// For the kernels' lists, which are of no use here.
    std::uint32_t* listed() { return m_listed.data(); }
    /// All of them, and an empty block after them.
    std::span<const LaneBlock> blocks() const { return m_blocks; }
    /// Of one unit of x and y, map units.
    double unit() const { return m_unit; }

private:
    static constexpr std::size_t room = fewNearest + 8;

    double m_unit = 1;
    std::vector<LaneBlock> m_blocks;
    std::array<std::int32_t, room> m_x{};
    std::array<std::int32_t, room> m_y{};
    std::array<float, room> m_vx{};
    std::array<float, room> m_vy{};
    std::array<float, room> m_radius{};
    std::array<std::uint32_t, room> m_id{};
    std::array<std::uint32_t, room> m_listed{};
};

} // namespace thicket::steer
