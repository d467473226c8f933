#pragma once

#include <algorithm>
#include <cassert>
#include <memory>
#include <utility>
#include <vector>

namespace thicket::nav {

/// Items of a map's settings in ascending order of their ids. A value. Copies share their contents,
/// because the settings are copied at each edit of a map and the items may be many.
template <class Item> class SharedList {
public:
    using Id = decltype(Item::id);

    SharedList() = default;
    /// The ids must differ.
    explicit SharedList(std::vector<Item> items)
    {
        if (items.empty())
            return;
        std::sort(items.begin(), items.end(),
                  [](const Item& a, const Item& b) { return a.id < b.id; });
        assert(std::adjacent_find(items.begin(), items.end(), [](const Item& a, const Item& b) {
                   return a.id == b.id;
               }) == items.end());
        m_items = std::make_shared<const std::vector<Item>>(std::move(items));
    }

    const std::vector<Item>& list() const
    {
        static const std::vector<Item> none;
        return m_items ? *m_items : none;
    }
    bool empty() const { return !m_items; }
    /// The item with this id, or null. Valid as long as a copy of this value.
    const Item* find(Id id) const
    {
        const auto found =
            std::lower_bound(list().begin(), list().end(), id,
                             [](const Item& item, Id wanted) { return item.id < wanted; });
        return found != list().end() && found->id == id ? &*found : nullptr;
    }
    /// An id that no item has.
    Id unusedId() const { return empty() ? 1 : list().back().id + 1; }

    bool operator==(const SharedList& other) const
    {
        return m_items == other.m_items || list() == other.list();
    }

private:
    std::shared_ptr<const std::vector<Item>> m_items; // null if there are none
};

} // namespace thicket::nav
