#include "libsteer/sim/contacts.h"

#include "libsteer/behaviours/halfplanes.h"

#include <algorithm>
#include <array>

namespace thicket::steer {

namespace {

/// How far an agent may move towards another. `own` and `others`: by how much each of the two
/// intends to reduce the gap; negative to move away. The limits of the two add up to the gap.
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

Point normalOfCoincident(const Crowd::State& state, Place place, Place other)
{
    const Agent& agent = state.roster.agent(state.work.slotAt(place));
    const Agent& them = state.roster.agent(state.work.slotAt(other));
    return -directionFrom(neighbourOf(them), agent);
}

} // namespace

void Contacts::prepare(const Crowd::State& state, ChunkWork& work)
{
    const CellLanes& lanes = state.work.lanes;
    work.lines.clear();
    for (const Place place : work.touching) {
        const std::size_t at = place - work.begin;
        for (std::uint32_t i = work.contactBegins[at]; i < work.contactBegins[at + 1]; ++i) {
            const Place other(work.contacts[i]);
            const Point apart = lanes.positionAt(other) - lanes.positionAt(place);
            const double distance = lengthOf(apart);
            const Point normal =
                distance > 0 ? (1 / distance) * apart : normalOfCoincident(state, place, other);
            const double gap = distance - lanes.radiusAt(place) - lanes.radiusAt(other);
            work.lines.push_back({normal, gap < 0 ? gap / 2 : gap, other});
        }
    }
}

Point Contacts::solve(Place place, ContactRound round)
{
    m_lines = m_work.linesOf(place);
    const Point wanted = m_state.work.wanted[place];
    if (m_lines.empty())
        return wanted;
    const Point own = m_state.work.moves[place];
    m_limits.resize(m_lines.size());
    bool isFree = true;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const ContactLine& line = m_lines[i];
        m_limits[i] = limitOf(line.gap, dot(own, line.normal),
                              -dot(m_state.work.moves[line.other], line.normal), round);
        isFree = isFree && dot(wanted, line.normal) <= m_limits[i];
    }
    return isFree ? wanted
                  : nearestWithin(m_state.roster.agent(m_state.work.slotAt(place)), wanted);
}

Point Contacts::late(Place place, Point obstacle)
{
    m_lines = m_work.linesOf(place);
    m_limits.clear();
    for (const ContactLine& line : m_lines) {
        const double others = dot(m_state.work.nextMoves[line.other], line.normal);
        m_limits.push_back(std::max(0.0, std::max(line.gap, 0.0) + others));
    }
    return nearestWithin(m_state.roster.agent(m_state.work.slotAt(place)),
                         m_state.work.wanted[place], obstacle);
}

Point Contacts::nearestWithin(const Agent& agent, Point wanted, Point obstacle)
{
    std::array<HalfPlane, mostHalfPlanes> planes;
    std::size_t count = 0;
    const Threat threat = m_state.world.ground().threat(agent.position, agent.radius);
    if (threat.normal != Point{0, 0})
        planes[count++] = {threat.normal,
                           std::min(0.0, m_state.lattice.skinOf(agent) - threat.gap)};
    if (obstacle != Point{0, 0})
        planes[count++] = {obstacle, 0};
    const std::size_t hard = count;
    // Of too many lines, only those with the lowest limits count.
    const std::size_t most = mostHalfPlanes - hard;
    double least = std::numeric_limits<double>::infinity();
    if (m_lines.size() > most) {
        std::vector<double> sorted = m_limits;
        std::ranges::nth_element(sorted, sorted.begin() + static_cast<std::ptrdiff_t>(most));
        least = sorted[most];
    }
    for (std::size_t i = 0; i < m_lines.size() && count < mostHalfPlanes; ++i)
        if (m_limits[i] < least)
            planes[count++] = {-m_lines[i].normal, -m_limits[i]};
    return nearestAllowed(std::span(planes.data(), count), hard, wanted,
                          m_state.longestMove(agent));
}

double Contacts::excess(Point by) const
{
    double most = -1;
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        most = std::max(most, dot(by, m_lines[i].normal) - m_limits[i]);
    return most;
}

double Contacts::shareWithin(Point by) const
{
    double share = 1;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const double along = dot(by, m_lines[i].normal);
        const double limit = std::max(0.0, m_limits[i]);
        if (along > limit)
            share = std::min(share, limit / along);
    }
    return share;
}

} // namespace thicket::steer
