#pragma once

#include "libnav/map/mapobject.h"
#include "libnav/nav_export.h"

#include <compare>
#include <cstddef>
#include <iterator>
#include <vector>

namespace thicket::nav {

/// The objects of a map in their order. A value, read like a vector. When objects are inserted or
/// removed, those after them stay in their place in memory and only an entry of 16 bytes for each
/// moves: one beneath a million others takes a millisecond. Iterators and references are valid
/// until the list changes. Not thread-safe while it is changed.
class THICKET_NAV_EXPORT ObjectList {
public:
    struct Entry {
        ObjectId id = 0;
        MapObject* object = nullptr;
    };

    class Iterator {
    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = MapObject;
        using difference_type = std::ptrdiff_t;
        using pointer = const MapObject*;
        using reference = const MapObject&;

        Iterator() = default;
        explicit Iterator(const Entry* entry) : m_entry(entry) {}

        reference operator*() const { return *m_entry->object; }
        pointer operator->() const { return m_entry->object; }
        reference operator[](difference_type by) const { return *m_entry[by].object; }
        Iterator& operator++() { return *this += 1; }
        Iterator& operator--() { return *this += -1; }
        Iterator operator++(int) { return Iterator(m_entry++); }
        Iterator operator--(int) { return Iterator(m_entry--); }
        Iterator& operator+=(difference_type by)
        {
            m_entry += by;
            return *this;
        }
        Iterator& operator-=(difference_type by) { return *this += -by; }
        friend Iterator operator+(Iterator from, difference_type by) { return from += by; }
        friend Iterator operator+(difference_type by, Iterator from) { return from += by; }
        friend Iterator operator-(Iterator from, difference_type by) { return from -= by; }
        friend difference_type operator-(Iterator to, Iterator from)
        {
            return to.m_entry - from.m_entry;
        }
        bool operator==(const Iterator&) const = default;
        auto operator<=>(const Iterator&) const = default;

    private:
        const Entry* m_entry = nullptr;
    };
    using value_type = MapObject;
    using size_type = std::size_t;
    using difference_type = std::ptrdiff_t;
    using reference = const MapObject&;
    using const_reference = const MapObject&;
    using iterator = Iterator;
    using const_iterator = Iterator;
    using const_reverse_iterator = std::reverse_iterator<Iterator>;

    ObjectList() = default;
    ObjectList(const ObjectList& other);
    ObjectList(ObjectList&& other) noexcept = default;
    ObjectList& operator=(const ObjectList& other);
    ObjectList& operator=(ObjectList&& other) noexcept = default;
    ~ObjectList() = default;

    std::size_t size() const { return m_entries.size(); }
    bool empty() const { return m_entries.empty(); }
    const MapObject& operator[](std::size_t position) const { return *m_entries[position].object; }
    const MapObject& front() const { return *m_entries.front().object; }
    const MapObject& back() const { return *m_entries.back().object; }
    Iterator begin() const { return Iterator(m_entries.data()); }
    Iterator end() const { return Iterator(m_entries.data() + m_entries.size()); }
    const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
    bool operator==(const ObjectList& other) const;

    /// The id of the object at a position, without a look at it.
    ObjectId idAt(std::size_t position) const { return m_entries[position].id; }
    /// Takes the place of an object with the same id.
    void replace(std::size_t position, MapObject object);

    struct PlacedObject {
        MapObject object;
        std::size_t position = 0;
    };
    /// Inserts in one pass. Positions must ascend; each counts the objects inserted before it, and
    /// is at most size() then.
    void insert(std::vector<PlacedObject> placed);
    /// Removes in one pass. Positions must exist and ascend.
    void remove(const std::vector<std::size_t>& positions);

private:
    MapObject* store(MapObject object);

    std::vector<Entry> m_entries;
    // Where the objects lie. A block keeps the room that it was made with.
    std::vector<std::vector<MapObject>> m_blocks;
    std::vector<MapObject*> m_vacant; // of removed ones, in the blocks
};

} // namespace thicket::nav
