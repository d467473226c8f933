#include "libsteer/behaviours/neighbour.h"

#include "libsteer/random.h"

#include <cassert>

namespace thicket::steer {

Point directionFrom(const Neighbour& neighbour, const Agent& agent)
{
    const Point apart = agent.position - neighbour.position;
    if (dot(apart, apart) > 0)
        return unitOr(apart, {0, 0});
    if (neighbour.id == agent.id)
        return {0, 0};
    // Each pair has its own direction, so that a heap of agents parts to all sides.
    const auto [low, high] = std::minmax(neighbour.id, agent.id);
    Random random{(std::uint64_t{high} << 32) | low};
    const double half = random.between(-1, 1);
    const double scale = 1 / (1 + half * half);
    const Point right{(1 - half * half) * scale, 2 * half * scale};
    return agent.id > neighbour.id ? right : -right;
}

void tagInRange(const Agent& agent, std::span<const Neighbour> all, double range,
                std::vector<std::uint32_t>& tagged)
{
    assert(range >= 0);
    tagged.clear();
    for (std::uint32_t i = 0; i < all.size(); ++i) {
        const Point apart = all[i].position - agent.position;
        const double reach = range + all[i].radius;
        if (all[i].id != agent.id && dot(apart, apart) < reach * reach)
            tagged.push_back(i);
    }
}

} // namespace thicket::steer
