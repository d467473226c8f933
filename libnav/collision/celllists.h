#pragma once

#include "libnav/collision/parallel.h"

#include <cstdint>
#include <span>

namespace thicket::nav {

/// What each cell lists, in one pool ordered by cell.
template <class Entry> class CellLists {
public:
    std::size_t cellCount() const { return m_places.size(); }
    std::span<const Entry> operator[](std::size_t cell) const
    {
        const Place& place = m_places[cell];
        return {m_entries.data() + place.begin, place.size};
    }
    /// `place(put)` calls put(cell, entry) for everything; it runs twice and must do the same.
    template <class Fill> void fill(std::size_t cellCount, Fill place)
    {
        fill(cellCount, 1, [&](unsigned, auto put) { place(put); });
    }
    /// The same by `place(part, put)`, each part on a thread of its own: no two parts may put
    /// something into one cell.
    template <class Fill> void fill(std::size_t cellCount, unsigned parts, Fill place)
    {
        m_places.assign(cellCount, {});
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

    /// Calls keep(entry) for every entry, which may change it, and leaves out those it refuses.
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
    /// Adds a cell at the end.
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
    }

private:
    struct Place {
        std::uint32_t begin = 0;
        std::uint32_t size = 0;
    };

    // Turns the counted sizes into places for so much, still empty.
    void allot()
    {
        std::uint32_t end = 0;
        for (Place& place : m_places) {
            place.begin = end;
            end += place.size;
            place.size = 0;
        }
        m_entries.clear();
        m_entries.resize(end);
    }

    std::vector<Place> m_places{1};
    std::vector<Entry> m_entries;
};

} // namespace thicket::nav
