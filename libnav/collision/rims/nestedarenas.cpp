#include "libnav/collision/rims/nestedarenas.h"

#include "libnav/collision/index/parttree.h"

#include <numeric>
#include <tuple>

namespace thicket::nav {

std::vector<ArenaIndex> smallestFirst(std::span<const Arena> arenas)
{
    std::vector<ArenaIndex> order(arenas.size());
    std::iota(order.begin(), order.end(), ArenaIndex{});
    const auto key = [&](ArenaIndex i) {
        const auto& [center, radius, obstacle] = arenas[i];
        return std::tie(radius, obstacle, center.x, center.y);
    };
    std::ranges::stable_sort(order, {}, key);
    return order;
}

void dropRedundant(std::vector<Arena>& arenas, double slack)
{
    if (arenas.size() < 2)
        return;
    const std::vector<ArenaIndex> order = smallestFirst(arenas);
    // As discs of negative radius: containment is reversed.
    std::vector<PartTree::Part> parts;
    for (PartTree::Rank rank; rank < order.size(); ++rank) {
        const Arena& arena = arenas[order[rank]];
        parts.push_back({{arena.center, arena.center}, -arena.radius, order[rank], rank});
    }
    const PartTree tree(std::move(parts));
    std::vector<bool> isKept(arenas.size(), false);
    for (PartTree::Rank rank; rank < order.size(); ++rank) {
        const Arena& arena = arenas[order[rank]];
        isKept[order[rank]] =
            !tree.leastHolding(arena.center, -arena.radius, slack, rank,
                               [&](const PartTree::Part& part) { return isKept[part.index]; });
    }
    std::vector<Arena> result;
    for (std::size_t i = 0; i < arenas.size(); ++i)
        if (isKept[i])
            result.push_back(arenas[i]);
    arenas.swap(result);
}

} // namespace thicket::nav
