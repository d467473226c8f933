#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <utility>

/// Lists that share their beginnings. Internal to the library.
namespace thicket::steer {

/// A prefix of a GrowingList. It stays alive and does not change when the list grows. Copies share
/// the elements.
template <class T> class SharedList {
public:
    SharedList() = default;
    SharedList(std::shared_ptr<const T[]> items, std::size_t size)
        : m_items(std::move(items)), m_size(size)
    {}
    std::span<const T> view() const { return {m_items.get(), m_size}; }
    std::size_t size() const { return m_size; }
    const T& operator[](std::size_t i) const { return m_items[i]; }

private:
    std::shared_ptr<const T[]> m_items;
    std::size_t m_size = 0;
};

/// A list that only grows and gives out prefixes without copying. One thread appends; others may
/// read their prefixes meanwhile, because these are other elements.
template <class T> class GrowingList {
public:
    GrowingList() = default;
    GrowingList(GrowingList&&) noexcept = default;
    GrowingList& operator=(GrowingList&&) noexcept = default;
    // Two copies that append after the same prefix would write the same elements.
    GrowingList(const GrowingList&) = delete;
    GrowingList& operator=(const GrowingList&) = delete;

    void append(T item)
    {
        if (m_size == m_capacity)
            reserve(m_size + 1);
        m_items[m_size++] = std::move(item);
    }
    void append(std::span<const T> items)
    {
        reserve(m_size + items.size());
        std::copy(items.begin(), items.end(), m_items.get() + m_size);
        m_size += items.size();
    }
    std::size_t size() const { return m_size; }
    const T& operator[](std::size_t i) const { return m_items[i]; }
    SharedList<T> shared() const { return {m_items, m_size}; }

private:
    void reserve(std::size_t size)
    {
        if (size <= m_capacity)
            return;
        const std::size_t capacity = std::max({std::size_t{16}, 2 * m_capacity, size});
        std::shared_ptr<T[]> items(new T[capacity]());
        std::copy_n(m_items.get(), m_size, items.get());
        m_items = std::move(items);
        m_capacity = capacity;
    }

    std::shared_ptr<T[]> m_items;
    std::size_t m_size = 0;
    std::size_t m_capacity = 0;
};

} // namespace thicket::steer
