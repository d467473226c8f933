#include "libsteer/sim/waysround.h"

#include "libsteer/vector.h"

#include <algorithm>

namespace thicket::steer {

namespace {

constexpr double sideSeconds = 3; // along one side, before the other one is tried

} // namespace

bool WaysRound::isArrived(Place other, Point goal) const
{
    const Standing& standing = m_state.roster.standing(m_state.work.slotAt(other));
    return standing.state == AgentState::arrived &&
           m_state.book.rulesOf(standing.group).goal == goal;
}

bool WaysRound::touchesArrived(Place place) const
{
    const Standing& standing = m_state.roster.standing(m_state.work.slotAt(place));
    const Point goal = m_state.book.rulesOf(standing.group).goal;
    return std::ranges::any_of(m_contacts,
                               [&](std::uint32_t other) { return isArrived(Place(other), goal); });
}

Point WaysRound::direction(Place place, Point aim) const
{
    const Slot slot = m_state.work.slotAt(place);
    const Standing& standing = m_state.roster.standing(slot);
    const Point goal = m_state.book.rulesOf(standing.group).goal;
    const Point from = m_state.roster.agent(slot).position;
    Point towards{0, 0};
    for (const std::uint32_t other : m_contacts) {
        if (!isArrived(Place(other), goal))
            continue;
        const Point apart = m_state.roster.agent(m_state.work.slotAt(Place(other))).position - from;
        if (dot(apart, aim) > 0)
            towards = towards + unitOr(apart, {0, 0});
    }
    if (towards == Point{0, 0})
        return aim;
    const Point normal = unitOr(towards, aim);
    const Point left = leftNormal(normal);
    const bool turnsBack = static_cast<std::uint64_t>(standing.since / sideSeconds) % 2 == 1;
    const bool goesLeft = (dot(left, aim) > 0) != turnsBack;
    return goesLeft ? left : -left;
}

} // namespace thicket::steer
