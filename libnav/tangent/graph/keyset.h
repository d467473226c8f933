#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace thicket::nav {

/// A set of 64-bit keys that only grows until it is cleared, and keeps its memory then. Clearing
/// takes the time of what is in it. The key UINT64_MAX must not be used.
class KeySet {
public:
    bool empty() const { return m_used.empty(); }
    bool contains(std::uint64_t key) const
    {
        return !m_slots.empty() && m_slots[slotOf(key)] == key;
    }
    /// Whether the key is new.
    bool insert(std::uint64_t key)
    {
        if (2 * (m_used.size() + 1) > m_slots.size())
            grow();
        const std::size_t at = slotOf(key);
        if (m_slots[at] == key)
            return false;
        m_slots[at] = key;
        m_used.push_back(at);
        return true;
    }
    void clear()
    {
        for (const std::size_t at : m_used)
            m_slots[at] = none;
        m_used.clear();
    }

private:
    static constexpr std::uint64_t none = UINT64_MAX;

    /// Where the key is, or would be.
    std::size_t slotOf(std::uint64_t key) const
    {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t at = (key * std::uint64_t{0x9E3779B97F4A7C15}) >> 32 & mask;
        while (m_slots[at] != none && m_slots[at] != key)
            at = (at + 1) & mask;
        return at;
    }
    void grow()
    {
        std::vector<std::uint64_t> before(m_slots.empty() ? 64 : 2 * m_slots.size(), none);
        before.swap(m_slots);
        for (std::size_t& used : m_used) {
            const std::uint64_t key = before[used];
            used = slotOf(key);
            m_slots[used] = key;
        }
    }

    std::vector<std::uint64_t> m_slots; ///< a power of two of them
    std::vector<std::size_t> m_used;    ///< in m_slots
};

} // namespace thicket::nav
