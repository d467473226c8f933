#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace thicket::steer {

/// Numbers by id; an id may have several numbers. Source: Knuth, The Art of Computer Programming,
/// vol. 3 (1998), 6.4, open addressing with linear probing. Entries are never removed, so no run
/// breaks.
class IdTable {
public:
    void reserve(std::size_t count)
    {
        if (2 * count > m_places.size())
            spread(2 * count);
    }
    void add(std::int64_t id, std::uint32_t number)
    {
        if (2 * (m_count + 1) > m_places.size())
            spread(4 * (m_count + 1));
        put({id, number});
        ++m_count;
    }
    /// Calls visit(number) for each number of the id.
    template <class Visit> void visit(std::int64_t id, Visit visit) const
    {
        if (m_count == 0)
            return;
        for (std::size_t at = placeOf(id); m_places[at].number != none; at = next(at))
            if (m_places[at].id == id)
                visit(m_places[at].number);
    }

private:
    static constexpr std::uint32_t none = UINT32_MAX;
    struct Entry {
        std::int64_t id = 0;
        std::uint32_t number = none;
    };

    std::size_t placeOf(std::int64_t id) const
    {
        const std::uint64_t mixed = static_cast<std::uint64_t>(id) * 0x9E3779B97F4A7C15;
        return static_cast<std::size_t>(mixed >> 20) & (m_places.size() - 1);
    }
    std::size_t next(std::size_t at) const { return (at + 1) & (m_places.size() - 1); }
    void put(const Entry& entry)
    {
        std::size_t at = placeOf(entry.id);
        while (m_places[at].number != none)
            at = next(at);
        m_places[at] = entry;
    }
    void spread(std::size_t least)
    {
        std::size_t size = 16;
        while (size < least)
            size *= 2;
        const std::vector<Entry> before = std::exchange(m_places, std::vector<Entry>(size));
        for (const Entry& entry : before)
            if (entry.number != none)
                put(entry);
    }

    std::size_t m_count = 0;
    std::vector<Entry> m_places; ///< a power of two in number, at most half of them taken
};

} // namespace thicket::steer
