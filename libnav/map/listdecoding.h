#pragma once

#include "libnav/map/valuedecoding.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

/// Lists in a map file. Internal to the reader of map files.
namespace thicket::nav {

/// Reads [ {...}, ... ], each item by read(Members&, Item&). If they have ids, these must differ.
/// After a fault `out` is as before. For messages: `key` is that of the list, `what` an item of it,
/// "a layer".
template <class Item, class Read>
std::optional<Fault> readList(JsonValue value, std::string_view key, const std::string& what,
                              Read read, std::vector<Item>& out)
{
    if (!value.is(JsonKind::array))
        return Fault{value.offset(), "`" + std::string(key) + "` must be a list in [ ]"};
    std::vector<Item> items;
    [[maybe_unused]] std::unordered_set<std::int64_t> ids;
    for (const JsonValue& element : value.elements()) {
        Item& item = items.emplace_back();
        Members members(element, what);
        read(members, item);
        if constexpr (requires { item.id; }) {
            if (!members.fault() && !ids.insert(item.id).second)
                members.fail(element.offset(), what + " with the id " + std::to_string(item.id) +
                                                   " is there already");
        }
        if (members.fault())
            return members.fault();
    }
    out = std::move(items);
    return std::nullopt;
}

} // namespace thicket::nav
