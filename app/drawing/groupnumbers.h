#pragma once

#include "libnav/map/map.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace thicket::drawing {

/// The numbers that a map's agent groups have in drawings: see groupTint(). The map must outlive it
/// and keep its groups. Groups are looked at when the first number is asked for.
class GroupNumbers {
public:
    explicit GroupNumbers(const nav::Map& map) : m_groups(map.settings.agentGroups) {}

    /// Of a name that no group has: one more than the last.
    std::uint32_t of(const std::string& name)
    {
        const auto unnamed = static_cast<std::uint32_t>(m_groups.size());
        if (m_numbers.empty())
            for (std::uint32_t i = 0; i < unnamed; ++i)
                m_numbers.emplace(m_groups[i].name, i);
        const auto found = m_numbers.find(name);
        return found == m_numbers.end() ? unnamed : found->second;
    }

private:
    const std::vector<nav::AgentGroup>& m_groups;
    std::unordered_map<std::string_view, std::uint32_t> m_numbers;
};

} // namespace thicket::drawing
