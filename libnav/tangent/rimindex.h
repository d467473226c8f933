#pragma once

#include "libnav/collision/expansion/disc.h"
#include "libnav/tangent/bitangent.h"

#include <cstdint>
#include <vector>

namespace thicket::nav {

/// The number of an oriented rim.
constexpr std::uint32_t rimKey(DiscIndex disc, Winding winding)
{
    return 2 * disc + (winding == Winding::clockwise ? 1 : 0);
}

/// One query's memory of what arrived where: four bytes for every oriented rim of the field, of
/// which clearing touches only those that were used.
class RimIndex {
public:
    static constexpr std::uint32_t none = UINT32_MAX;

    /// Makes room for the keys below `count`.
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
