#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace thicket::steer {

/// A list of entries for each cell, all in one pool. An entry before each list holds its size, so
/// the two share a cache line. A list that outgrows its capacity moves to the end of the pool and
/// gets twice the capacity, so the pool stays below four times the most that it held.
///
/// `Entry` is an unsigned integer or has a member `number` of such a type.
template <class Entry> class CellIndex {
public:
    std::span<const Entry> operator[](std::size_t cell) const
    {
        const Entry* const list = m_pool.data() + m_begins[cell];
        return {list + 1, numberIn(*list)};
    }
    /// Replaces everything: `place(put)` calls put(cell, entry) for every entry. Each list is in
    /// the reverse order of the calls.
    template <class Fill> void fill(std::size_t cells, std::size_t expected, Fill place)
    {
        std::vector<std::pair<std::uint32_t, Entry>> placed;
        placed.reserve(expected);
        place([&](std::size_t cell, const Entry& entry) {
            placed.emplace_back(static_cast<std::uint32_t>(cell), entry);
        });
        m_rooms.clear();
        m_begins.assign(cells, 0);
        for (const auto& [cell, entry] : placed)
            ++m_begins[cell];
        allot(placed.size());
        for (const auto& [cell, entry] : placed)
            m_pool[m_begins[cell]--] = entry;
    }
    template <class IsLess> void sortEach(IsLess isLess)
    {
        for (const std::uint32_t begin : m_begins) {
            Entry* const list = m_pool.data() + begin;
            std::sort(list + 1, list + 1 + numberIn(*list), isLess);
        }
    }

    /// Inserts into a list that is sorted by `isLess`.
    template <class IsLess> void insert(std::size_t cell, const Entry& entry, IsLess isLess)
    {
        makeRoom(cell);
        Entry* const list = m_pool.data() + m_begins[cell];
        Entry* const end = list + 1 + numberIn(*list)++;
        Entry* const at = std::upper_bound(list + 1, end, entry, isLess);
        std::move_backward(at, end, end + 1);
        *at = entry;
    }
    /// Removes all entries for which is(entry); the others keep their order.
    template <class Is> void erase(std::size_t cell, Is is)
    {
        Entry* const list = m_pool.data() + m_begins[cell];
        Entry* const end = list + 1 + numberIn(*list);
        numberIn(*list) = static_cast<std::uint32_t>(std::remove_if(list + 1, end, is) - list - 1);
    }

private:
    template <class One> static auto& numberIn(One& entry)
    {
        if constexpr (std::is_integral_v<std::remove_const_t<One>>)
            return entry;
        else
            return entry.number;
    }

    /// Makes lists of the sizes in m_begins, with entries not yet set. Afterwards m_begins holds
    /// the index of each list's last entry; fill() counts it down to the entry with the size. All
    /// empty lists share one entry.
    void allot(std::size_t count)
    {
        m_pool.assign(1, {});
        m_pool.resize(1 + count + m_begins.size() -
                      std::size_t(std::count(m_begins.begin(), m_begins.end(), 0)));
        std::uint32_t next = 1;
        for (std::uint32_t& begin : m_begins)
            if (const std::uint32_t size = begin; size > 0) {
                numberIn(m_pool[next]) = size;
                begin = next + size;
                next += 1 + size;
            }
    }
    /// Ensures capacity for one more entry.
    void makeRoom(std::size_t cell)
    {
        if (m_rooms.empty()) {
            m_rooms.reserve(m_begins.size());
            for (const std::uint32_t begin : m_begins)
                m_rooms.push_back(numberIn(m_pool[begin]));
        }
        const std::uint32_t from = m_begins[cell];
        const std::uint32_t size = numberIn(m_pool[from]);
        if (size < m_rooms[cell])
            return;
        m_rooms[cell] = 2 * size + 2;
        m_begins[cell] = static_cast<std::uint32_t>(m_pool.size());
        m_pool.resize(m_pool.size() + 1 + m_rooms[cell]);
        std::copy_n(m_pool.begin() + from, 1 + size, m_pool.begin() + m_begins[cell]);
    }

    std::vector<std::uint32_t> m_begins{0};
    std::vector<Entry> m_pool{{}};
    std::vector<std::uint32_t> m_rooms; ///< by cell: entries that fit; made by the first insert()
};

} // namespace thicket::steer
