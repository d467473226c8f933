#pragma once

#include "libnav/geometry/parallel.h"

#include <algorithm>
#include <cstdint>
#include <span>

namespace thicket::nav {

/// A list of entries for each cell, in one pool ordered by cell. A list that outgrows its place
/// moves to the end of the pool. The pool is compacted when half of it is unused.
template <class Entry> class CellLists {
public:
    CellLists() = default;
    CellLists(const CellLists& other)
        : m_places(other.m_places), m_capacities(other.m_capacities), m_holes(other.m_holes)
    {
        m_entries.reserve(roomFor(other.m_entries.size()));
        m_entries = other.m_entries;
    }
    CellLists(CellLists&& other) noexcept = default;
    CellLists& operator=(const CellLists& other) { return *this = CellLists(other); }
    CellLists& operator=(CellLists&& other) noexcept = default;
    ~CellLists() = default;

    std::size_t cellCount() const { return m_places.size(); }
    std::span<const Entry> operator[](std::size_t cell) const
    {
        const Place& place = m_places[cell];
        return {m_entries.data() + place.begin, place.size};
    }
    /// place(put) calls put(cell, entry) for every entry. It is called twice and must do the same
    /// both times.
    template <class Fill> void fill(std::size_t cellCount, Fill place)
    {
        fill(cellCount, 1, [&](unsigned, auto put) { place(put); });
    }
    /// The same with place(part, put), each part on its own thread. No two parts may put entries
    /// into the same cell.
    template <class Fill> void fill(std::size_t cellCount, unsigned parts, Fill place)
    {
        clear();
        m_places.resize(cellCount);
        inParallel(parts, [&](unsigned part) {
            place(part, [&](std::size_t cell, const Entry&) { ++m_places[cell].size; });
        });
        allot();
        inParallel(parts, [&](unsigned part) {
            place(part, [&](std::size_t cell, const Entry& entry) {
                Place& own = m_places[cell];
                m_entries[own.begin + own.size++] = entry;
            });
        });
    }
    /// Removes the entries for which keep(entry) is false; it may also change them. Only before the
    /// first add(), remove() or assign().
    template <class Keep> void filter(Keep keep)
    {
        std::uint32_t end = 0;
        for (Place& place : m_places) {
            const std::uint32_t begin = end;
            for (std::uint32_t i = place.begin; i < place.begin + place.size; ++i)
                if (keep(m_entries[i]))
                    m_entries[end++] = m_entries[i];
            place = {begin, end - begin};
        }
        m_entries.resize(end);
    }
    /// Adds a cell with these entries at the end.
    void append(std::span<const Entry> entries)
    {
        m_places.push_back({std::uint32_t(m_entries.size()), std::uint32_t(entries.size())});
        m_entries.insert(m_entries.end(), entries.begin(), entries.end());
    }
    /// Adds all cells of another at the end.
    void append(const CellLists& other)
    {
        const auto begin = std::uint32_t(m_entries.size());
        m_entries.insert(m_entries.end(), other.m_entries.begin(), other.m_entries.end());
        for (const Place& place : other.m_places)
            m_places.push_back({begin + place.begin, place.size});
    }
    void clear()
    {
        m_places.clear();
        m_entries.clear();
        m_capacities.clear();
        m_holes = 0;
    }

    void add(std::size_t cell, const Entry& entry)
    {
        reserve(cell, m_places[cell].size + 1);
        Place& own = m_places[cell];
        m_entries[own.begin + own.size++] = entry;
    }
    /// Removes the first entry for which is(entry); false when there is none.
    template <class Is> bool remove(std::size_t cell, Is is)
    {
        Place& own = m_places[cell];
        const auto begin = m_entries.begin() + own.begin;
        const auto at = std::find_if(begin, begin + own.size, is);
        if (at == begin + own.size)
            return false;
        std::move(at + 1, begin + own.size, at);
        --own.size;
        return true;
    }
    /// Replaces the cell's list. A cell beyond the last is added.
    void assign(std::size_t cell, std::span<const Entry> entries)
    {
        if (cell >= m_places.size()) {
            prepareForEdits();
            m_places.resize(cell + 1);
            m_capacities.resize(cell + 1);
        }
        const auto size = static_cast<std::uint32_t>(entries.size());
        reserve(cell, size);
        std::copy(entries.begin(), entries.end(), m_entries.begin() + m_places[cell].begin);
        m_places[cell].size = size;
    }

private:
    struct Place {
        std::uint32_t begin = 0;
        std::uint32_t size = 0;
    };
    static constexpr std::size_t leastHoles = 1024;
    static constexpr std::size_t leastRoomy = 65536;

    // Turns the counted sizes into places of that size, still empty.
    void allot()
    {
        std::uint32_t end = 0;
        for (Place& place : m_places) {
            place.begin = end;
            end += place.size;
            place.size = 0;
        }
        m_entries.reserve(roomFor(end));
        m_entries.resize(end);
    }
    /// So that the first edit need not move all entries. Room that is not used takes no memory.
    static std::size_t roomFor(std::size_t size)
    {
        return size < leastRoomy ? size : size + size / 8;
    }

    void prepareForEdits()
    {
        if (!m_capacities.empty())
            return;
        m_capacities.reserve(m_places.size());
        for (const Place& place : m_places)
            m_capacities.push_back(place.size);
    }
    void reserve(std::size_t cell, std::uint32_t size)
    {
        prepareForEdits();
        if (size <= m_capacities[cell])
            return;
        if (m_holes > leastHoles && m_holes > m_entries.size() / 2)
            closeHoles();
        Place& own = m_places[cell];
        m_holes += m_capacities[cell];
        const std::uint32_t capacity = std::max(size + size / 2, 4u);
        m_capacities[cell] = capacity;
        const auto begin = static_cast<std::uint32_t>(m_entries.size());
        // Grows by less than half: the pool is most of a large field's memory.
        if (m_entries.capacity() < begin + capacity)
            m_entries.reserve(begin + begin / 8 + capacity);
        m_entries.resize(begin + capacity);
        std::copy_n(m_entries.begin() + own.begin, own.size, m_entries.begin() + begin);
        own.begin = begin;
    }
    void closeHoles()
    {
        std::vector<Entry> packed;
        packed.reserve(m_entries.size() - m_holes / 2);
        for (std::size_t cell = 0; cell < m_places.size(); ++cell) {
            const auto entries = (*this)[cell];
            m_places[cell].begin = static_cast<std::uint32_t>(packed.size());
            m_capacities[cell] = m_places[cell].size;
            packed.insert(packed.end(), entries.begin(), entries.end());
        }
        m_entries.swap(packed);
        m_holes = 0;
    }

    std::vector<Place> m_places{1};
    std::vector<Entry> m_entries;
    std::vector<std::uint32_t> m_capacities; // by cell; empty until the first edit
    std::size_t m_holes = 0;                 // unused entries of the pool
};

} // namespace thicket::nav
