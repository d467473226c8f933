#include "libsteer/sim/targets.h"

#include <algorithm>

namespace thicket::steer {

Targets::Targets(std::span<const CrowdGroup> groups) : m_treeOf(groups.size(), none)
{
    for (const CrowdGroup& group : groups)
        for (const StackedBehaviour& part : group.stack)
            for (const BehaviourTarget& target : part.targets)
                if (const auto* const wanted = std::get_if<TargetGroup>(&target))
                    if (std::uint32_t& tree = m_treeOf[wanted->group]; tree == none) {
                        tree = static_cast<std::uint32_t>(m_trees.size());
                        m_trees.emplace_back();
                    }
}

void Targets::update(const Roster& roster)
{
    if (m_trees.empty())
        return;
    for (std::vector<One>& tree : m_trees)
        tree.clear();
    for (const Slot slot : roster.order())
        if (const std::uint32_t tree = m_treeOf[roster.standing(slot).group]; tree != none) {
            const Agent& agent = roster.agent(slot);
            m_trees[tree].push_back({agent.position, agent.id, slot});
        }
    for (std::vector<One>& tree : m_trees)
        arrange(tree, true);
}

/// The order is total, so that every machine gets the same tree.
void Targets::arrange(std::span<One> range, bool byX)
{
    if (range.size() < 2)
        return;
    const auto middle = range.begin() + static_cast<std::ptrdiff_t>(range.size() / 2);
    std::nth_element(range.begin(), middle, range.end(), [byX](const One& a, const One& b) {
        const double first = byX ? a.position.x : a.position.y;
        const double second = byX ? b.position.x : b.position.y;
        return first != second ? first < second : a.id < b.id;
    });
    arrange(range.first(range.size() / 2), !byX);
    arrange(range.subspan(range.size() / 2 + 1), !byX);
}

struct Targets::Search {
    Point from;
    std::uint32_t except = 0;
    double square = std::numeric_limits<double>::infinity(); ///< of the least distance so far
    std::optional<Slot> slot = {};

    void in(std::span<const One> range, bool byX)
    {
        if (range.empty())
            return;
        const One& middle = range[range.size() / 2];
        const Point apart = middle.position - from;
        if (middle.id != except && dot(apart, apart) < square) {
            square = dot(apart, apart);
            slot = middle.slot;
        }
        const double beyond = byX ? apart.x : apart.y;
        const auto lower = range.first(range.size() / 2);
        const auto upper = range.subspan(range.size() / 2 + 1);
        in(beyond > 0 ? lower : upper, !byX);
        if (beyond * beyond < square)
            in(beyond > 0 ? upper : lower, !byX);
    }
};

std::optional<Slot> Targets::nearest(std::uint32_t group, Point from, std::uint32_t except) const
{
    Search search{from, except};
    search.in(m_trees[m_treeOf[group]], true);
    return search.slot;
}

} // namespace thicket::steer
