#pragma once

#include "libnav/collision/expansion/disc.h"
#include "libnav/tangent/bitangent.h"

#include <cstdint>
#include <vector>

namespace thicket::nav {

/// The key of an oriented rim.
constexpr std::uint32_t rimKey(DiscIndex disc, Winding winding)
{
    return 2 * disc + (winding == Winding::clockwise ? 1 : 0);
}
/// The parts of a key.
constexpr DiscIndex discOfRim(std::uint32_t key) { return DiscIndex(key / 2); }
constexpr Winding windingOfRim(std::uint32_t key)
{
    return key % 2 == 1 ? Winding::clockwise : Winding::counterClockwise;
}
/// The key of the same disc's rim in the other winding.
constexpr std::uint32_t turnedBack(std::uint32_t key) { return key ^ 1; }

/// A map from the oriented rims of a field to vertices, for one query: four bytes per rim. Clearing
/// touches only the entries in use.
class RimIndex {
public:
    static constexpr std::uint32_t none = UINT32_MAX;

    /// Reserves entries for the keys below `count`.
    void reserve(std::size_t count)
    {
        if (count > m_values.size())
            m_values.resize(count, none);
    }
    std::uint32_t operator[](std::uint32_t key) const { return m_values[key]; }
    void set(std::uint32_t key, std::uint32_t value)
    {
        if (m_values[key] == none)
            m_used.push_back(key);
        m_values[key] = value;
    }
    void clear()
    {
        for (const std::uint32_t key : m_used)
            m_values[key] = none;
        m_used.clear();
    }

private:
    std::vector<std::uint32_t> m_values;
    std::vector<std::uint32_t> m_used;
};

} // namespace thicket::nav
