#pragma once

#include "libnav/map/mapobject.h"

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace thicket::nav {

/// The positions of a map's objects by id. Most ids of a map are not much larger than the number of
/// its objects. They are looked up in an array, which takes a tenth of the time of a hash: an
/// object added or removed beneath a million others changes a million positions.
class PositionTable {
public:
    static constexpr std::size_t none = SIZE_MAX;

    /// The position of an object; `none` if it is unknown.
    std::size_t find(ObjectId id) const
    {
        if (isLow(id) && m_low[static_cast<std::size_t>(id)] != none)
            return m_low[static_cast<std::size_t>(id)];
        if (m_others.empty())
            return none;
        const auto found = m_others.find(id);
        return found == m_others.end() ? none : found->second;
    }
    /// Of an id >= 1 that is unknown.
    void insert(ObjectId id, std::size_t position)
    {
        ++m_count;
        if (!isLow(id) && static_cast<std::uint64_t>(id) <= lowest + 2 * m_count)
            m_low.resize(static_cast<std::size_t>(id) + 1 + m_count / 4, none);
        if (isLow(id))
            m_low[static_cast<std::size_t>(id)] = position;
        else
            m_others.emplace(id, position);
    }
    /// Of a known id.
    void replace(ObjectId id, std::size_t position)
    {
        if (isLow(id) && m_low[static_cast<std::size_t>(id)] != none)
            m_low[static_cast<std::size_t>(id)] = position;
        else
            m_others.find(id)->second = position;
    }
    /// Of a known id.
    void erase(ObjectId id)
    {
        --m_count;
        if (isLow(id) && m_low[static_cast<std::size_t>(id)] != none)
            m_low[static_cast<std::size_t>(id)] = none;
        else
            m_others.erase(id);
    }
    void reserve(std::size_t count) { m_low.reserve(count + 1); }

private:
    static constexpr std::uint64_t lowest = 64; // ids up to here are low in every map

    bool isLow(ObjectId id) const { return static_cast<std::uint64_t>(id) < m_low.size(); }

    std::vector<std::size_t> m_low; // by id; `none`: unknown, or in m_others
    std::unordered_map<ObjectId, std::size_t> m_others;
    std::size_t m_count = 0;
};

} // namespace thicket::nav
