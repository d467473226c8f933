#pragma once

#include "libsteer/lanes/agenttree.h"
#include "libsteer/lanes/celllanes.h"

#include <array>
#include <span>

namespace thicket::steer {

/// The capacity of a contact list. An agent that would have more is confined (Room) and lists the
/// nearest few.
inline constexpr std::size_t mostContacts = 192;
/// An agent with more candidates takes the nearest few instead.
inline constexpr std::size_t mostLookedAt = 4096;
/// The size of "the nearest few". ORCA uses ten; birds in flocks react to six or seven (Ballerini
/// et al., "Interaction ruling animal collective behavior depends on topological rather than metric
/// distance", 2008).
inline constexpr std::size_t fewNearest = 24;

/// A few agents in the form that kernels take, copied from anywhere in the lanes. Coordinates are
/// relative to one of them, in units as fine as the farthest allows.
class NearLanes {
public:
    /// Takes at most fewNearest agents.
    void fill(const CellLanes& all, nav::Point from, std::span<const AgentTree::Near> few);

    CrowdLanes lanes() const;
    /// Scratch space for the kernels' contact lists, which are not used here.
    std::uint32_t* listed() { return m_listed.data(); }
    /// One block per eight agents, and an empty block after them.
    std::span<const LaneBlock> blocks() const { return m_blocks; }
    /// Length of one unit of x and y, map units.
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
