#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace thicket::nav {

/// A flat hash map from 32-bit integers to 32-bit integers. It only grows. Keys that are never
/// looked up cost nothing.
class PlaceIndex {
    struct Slot {
        std::uint32_t key = none;
        std::uint32_t value = none;
    };

public:
    static constexpr std::uint32_t none = UINT32_MAX;

    /// The value at the key; `none` until it is set. The key must not be `none`. The reference is
    /// valid until the next call.
    std::uint32_t& operator[](std::uint32_t key)
    {
        if (2 * (m_used + 1) > m_slots.size())
            grow();
        Slot& slot = m_slots[slotOf(m_slots, key)];
        if (slot.key == none) {
            slot.key = key;
            ++m_used;
        }
        return slot.value;
    }

    /// Forgets all keys and keeps the memory.
    void clear()
    {
        std::fill(m_slots.begin(), m_slots.end(), Slot{});
        m_used = 0;
    }
    std::size_t capacity() const { return m_slots.size(); }

private:
    static std::size_t slotOf(const std::vector<Slot>& table, std::uint32_t key)
    {
        const std::size_t mask = table.size() - 1;
        std::size_t at = (key * std::uint64_t{0x9E3779B97F4A7C15}) >> 32 & mask;
        while (table[at].key != none && table[at].key != key)
            at = (at + 1) & mask;
        return at;
    }
    void grow()
    {
        std::vector<Slot> wider(m_slots.empty() ? 64 : 2 * m_slots.size());
        for (const Slot& slot : m_slots)
            if (slot.key != none)
                wider[slotOf(wider, slot.key)] = slot;
        m_slots.swap(wider);
    }

    std::vector<Slot> m_slots;
    std::size_t m_used = 0;
};

} // namespace thicket::nav
