#pragma once

#include <cstdint>
#include <map>
#include <vector>

namespace thicket::nav {

/// Hands out runs of consecutive indices, first those of its length that were given back last.
class Slots {
public:
    Slots() = default;
    /// So many are taken.
    explicit Slots(std::size_t taken) : m_end(static_cast<std::uint32_t>(taken)) {}

    std::uint32_t take(std::uint32_t count = 1)
    {
        if (const auto free = m_free.find(count); free != m_free.end() && !free->second.empty()) {
            const std::uint32_t first = free->second.back();
            free->second.pop_back();
            return first;
        }
        const std::uint32_t first = m_end;
        m_end += count;
        return first;
    }
    void give(std::uint32_t first, std::uint32_t count = 1)
    {
        if (count > 0)
            m_free[count].push_back(first);
    }
    /// Beyond every index taken so far.
    std::uint32_t end() const { return m_end; }

private:
    std::uint32_t m_end = 0;
    std::map<std::uint32_t, std::vector<std::uint32_t>> m_free; // by length
};

} // namespace thicket::nav
