#pragma once

#include <algorithm>
#include <vector>

namespace thicket::nav {

/// Sorts the items, and keeps one of those that are equal.
template <class T> void sortUnique(std::vector<T>& items)
{
    std::sort(items.begin(), items.end());
    items.erase(std::unique(items.begin(), items.end()), items.end());
}

} // namespace thicket::nav
