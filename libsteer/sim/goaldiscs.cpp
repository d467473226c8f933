#include "libsteer/sim/goaldiscs.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace thicket::steer {

namespace {

// Of the disc's area the agents cover a quarter: avoidance keeps them apart.
constexpr double radiusByRoot = 2;

/// What the agents of a group need at its goal.
struct Need {
    Point goal;
    std::uint32_t group = 0;
    std::uint32_t agents = 0;
    double squares = 0; ///< of their radii
};

} // namespace

void GoalDiscs::refresh(const Roster& roster, const RuleBook& book)
{
    if (m_isCurrent)
        return;
    m_isCurrent = true;
    std::vector<Need> needs(book.groups().size());
    for (const Slot slot : roster.order()) {
        Need& need = needs[roster.standing(slot).group];
        const double radius = roster.agent(slot).radius;
        ++need.agents;
        need.squares += radius * radius;
    }
    m_radii.assign(needs.size(), 0);
    for (std::uint32_t group = 0; group < needs.size(); ++group) {
        needs[group].group = group;
        needs[group].goal = book.rulesOf(group).goal;
    }
    std::erase_if(needs, [&book](const Need& need) {
        return need.agents == 0 || !book.rulesOf(need.group).hasGoal ||
               book.groups()[need.group].leavesAtGoal;
    });
    const auto order = [](const Need& need) {
        return std::tuple(need.goal.x, need.goal.y, need.group);
    };
    std::ranges::sort(needs, {}, order);
    for (auto first = needs.begin(); first != needs.end();) {
        const auto last = std::find_if(
            first, needs.end(), [first](const Need& need) { return need.goal != first->goal; });
        std::uint64_t agents = 0;
        double squares = 0;
        for (auto need = first; need != last; ++need) {
            agents += need->agents;
            squares += need->squares;
        }
        for (; first != last; ++first)
            m_radii[first->group] = agents > 1 ? radiusByRoot * std::sqrt(squares) : 0;
    }
}

} // namespace thicket::steer
