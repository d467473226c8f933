#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/tangent/bitangent.h"

#include <cstdint>
#include <vector>

namespace thicket::nav {

/// The number of an oriented rim.
constexpr std::uint32_t rimKey(DiscIndex disc, Winding winding)
{
    return 2 * disc + (winding == Winding::clockwise ? 1 : 0);
}

/// A flat hash from oriented rims to small integers that only grows: one query's memory of what
/// arrived where, with no cost for the rims it never sees.
class RimIndex {
    struct Slot {
        std::uint32_t key = none;
        std::uint32_t value = none;
    };

public:
    static constexpr std::uint32_t none = UINT32_MAX;

    /// The value at the key, `none` until it is set.
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

    std::uint32_t find(std::uint32_t key) const
    {
        return m_slots.empty() ? none : m_slots[slotOf(m_slots, key)].value;
    }

private:
    static std::size_t slotOf(const std::vector<Slot>& slots, std::uint32_t key)
    {
        const std::size_t mask = slots.size() - 1;
        std::size_t at = (key * std::size_t{0x9E3779B97F4A7C15}) >> 32 & mask;
        while (slots[at].key != none && slots[at].key != key)
            at = (at + 1) & mask;
        return at;
    }
    void grow()
    {
        std::vector<Slot> wider(m_slots.empty() ? 32 : 2 * m_slots.size());
        for (const Slot& slot : m_slots)
            if (slot.key != none)
                wider[slotOf(wider, slot.key)] = slot;
        m_slots.swap(wider);
    }

    std::vector<Slot> m_slots;
    std::size_t m_used = 0;
};

} // namespace thicket::nav
