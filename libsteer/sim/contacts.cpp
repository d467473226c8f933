#include "libsteer/sim/contacts.h"

#include "libsteer/behaviours/halfplanes.h"

#include <algorithm>
#include <array>

namespace thicket::steer {

namespace {

/// How far the one may go towards the other when their gap is `gap`, and they mean to come nearer
/// by `own` and `others` (negative: to go away). What it may and what the other may make the gap.
double limitOf(double gap, double own, double others, ContactRound round)
{
    const double even = (gap + own - others) / 2;
    if (round == ContactRound::pushing)
        return even;
    const double ownLeast = std::min(own, 0.0);
    const double othersLeast = std::min(others, 0.0);
    if (gap < ownLeast + othersLeast)
        return (gap + ownLeast - othersLeast) / 2;
    return std::clamp(even, ownLeast, gap - othersLeast);
}

} // namespace

void Contacts::addLine(const Agent& agent, std::size_t place, std::size_t other, ContactRound round)
{
    const Agent& them = m_state.roster.agents[m_state.lanes.slotAt(other)];
    const Point normal = -directionFrom(neighbourOf(them), agent);
    double gap = lengthOf(them.position - agent.position) - agent.radius - them.radius;
    if (gap < 0) // half of an overlap a step: no jolt
        gap /= 2;
    const double own = dot(m_state.ways[place], normal);
    const double others = -dot(m_state.ways[other], normal);
    m_lines.push_back({normal, limitOf(gap, own, others, round)});
}

Point Contacts::solve(std::size_t place, ContactRound round)
{
    const Agent& agent = m_state.roster.agents[m_state.lanes.slotAt(place)];
    m_lines.clear();
    const std::size_t at = place - m_work.begin;
    for (std::uint32_t i = m_work.contactBegins[at]; i < m_work.contactBegins[at + 1]; ++i)
        addLine(agent, place, m_work.contacts[i], round);
    const Point wanted = m_state.wanted[place];
    if (excess(wanted) <= 0)
        return wanted;
    std::array<HalfPlane, mostHalfPlanes> planes;
    std::size_t count = 0;
    const Threat threat = m_state.ground.threat(agent.position, agent.radius);
    if (threat.normal != Point{0, 0})
        planes[count++] = {threat.normal, std::min(0.0, m_state.skinOf(agent) - threat.gap)};
    const std::size_t hard = count;
    const std::size_t most = mostHalfPlanes - hard;
    if (m_lines.size() > most)
        std::ranges::nth_element(m_lines, m_lines.begin() + static_cast<std::ptrdiff_t>(most), {},
                                 &Line::limit);
    for (std::size_t i = 0; i < std::min(most, m_lines.size()); ++i)
        planes[count++] = {-m_lines[i].normal, -m_lines[i].limit};
    return nearestAllowed(std::span(planes.data(), count), hard, wanted, m_state.longestWay(agent));
}

double Contacts::excess(Point way) const
{
    double most = -1;
    for (const Line& line : m_lines)
        most = std::max(most, dot(way, line.normal) - line.limit);
    return most;
}

double Contacts::shareWithin(Point way) const
{
    double share = 1;
    for (const Line& line : m_lines) {
        const double along = dot(way, line.normal);
        const double limit = std::max(0.0, line.limit);
        if (along > limit)
            share = std::min(share, limit / along);
    }
    return share;
}

} // namespace thicket::steer
