#include "libsteer/sim/clashes.h"

#include <algorithm>
#include <numeric>

namespace thicket::steer {

namespace {

constexpr int mostShortened = 2; // then an agent stands

/// Ways end on the lattice, so pairs may overlap by that much.
double leastClash(const Crowd::State& state) { return 4 * state.unit; }

std::span<const ContactLine> linesOf(const Crowd::State& state, std::size_t place)
{
    return state.chunks[place / chunkSize].linesOf(place);
}

/// How near two come in a step, squared.
double nearestSquare(Point apart, Point closing)
{
    const double square = dot(closing, closing);
    const double share = square > 0 ? std::clamp(dot(apart, closing) / square, 0.0, 1.0) : 0;
    const Point then = apart - share * closing;
    return dot(then, then);
}

/// Whether two come to overlap who don't yet. Those put down into each other must be free to part
/// from one by way of another.
bool comeTooNear(const Crowd::State& state, std::size_t place, std::uint32_t other, Point closing)
{
    const Point apart = state.lanes.positionAt(other) - state.lanes.positionAt(place);
    const double touch = state.lanes.radiusAt(place) + state.lanes.radiusAt(other);
    const double least = leastClash(state);
    const double distance = lengthOf(apart);
    if (distance < touch - 2 * least)
        return false;
    const double nearest = std::min(touch - least, (1 - 0x1p-40) * distance);
    return nearest > 0 && nearestSquare(apart, closing) < nearest * nearest;
}

/// Most pairs don't even come near to the line between them.
inline bool isClash(const Crowd::State& state, std::size_t place, const ContactLine& line)
{
    const Point closing = state.nextWays[place] - state.nextWays[line.other];
    const double gap = line.gap < 0 ? 2 * line.gap : line.gap;
    return dot(closing, line.normal) > std::max(0.0, gap + leastClash(state)) &&
           comeTooNear(state, place, line.other, closing);
}

/// How far the agent may go along the line: to its middle, or as far as the other leaves room.
double limitOf(const Crowd::State& state, const ContactLine& line)
{
    const double gap = std::max(0.0, line.gap);
    return std::max(gap / 2, gap + dot(state.nextWays[line.other], line.normal));
}

} // namespace

void Clashes::find(const Crowd::State& state, ChunkWork& work)
{
    for (const std::uint32_t place : work.touching)
        if (std::ranges::any_of(work.linesOf(place), [&](const ContactLine& line) {
                return isClash(state, place, line);
            }))
            work.clashing.push_back(place);
}

void Clashes::resolve()
{
    for (const ChunkWork& work : m_state.chunks)
        m_clashing.insert(m_clashing.end(), work.clashing.begin(), work.clashing.end());
    if (m_clashing.empty())
        return;
    m_visits.assign(m_state.lanes.size(), 0);
    if (m_state.hasLimitedLists || std::ranges::any_of(m_state.chunks, &ChunkWork::hasConfined))
        listBackwards();
    for (std::size_t i = 0; i < m_clashing.size(); ++i)
        shorten(m_clashing[i]);
}

/// Who has whom on his list, where that need not be mutual. Counting sort by who is listed.
void Clashes::listBackwards()
{
    m_backBegins.assign(m_state.lanes.size() + 1, 0);
    const auto eachLine = [this](auto visit) {
        for (const ChunkWork& work : m_state.chunks)
            for (const std::uint32_t place : work.touching)
                for (const ContactLine& line : work.linesOf(place))
                    visit(place, line);
    };
    eachLine([&](std::uint32_t, const ContactLine& line) { ++m_backBegins[line.other + 1]; });
    std::partial_sum(m_backBegins.begin(), m_backBegins.end(), m_backBegins.begin());
    m_back.resize(m_backBegins.back());
    std::vector<std::uint32_t> ends = m_backBegins;
    eachLine([&](std::uint32_t place, const ContactLine& line) {
        m_back[ends[line.other]++] = {place, &line};
    });
}

void Clashes::shorten(std::size_t place)
{
    const Point way = m_state.nextWays[place];
    const auto lines = linesOf(m_state, place);
    double share = 1;
    for (const ContactLine& line : lines) {
        const double along = dot(way, line.normal);
        const double limit = limitOf(m_state, line);
        if (along > limit && isClash(m_state, place, line))
            share = std::min(share, limit / along);
    }
    if (share == 1)
        return;
    m_state.nextWays[place] = shortened(place, share);
    m_state.hindrances[place].isPressed = true;
    for (const ContactLine& line : lines)
        if (isClash(m_state, place, line)) {
            m_clashing.push_back(line.other);
            m_clashing.push_back(place);
        }
    if (m_backBegins.empty())
        return;
    for (std::uint32_t i = m_backBegins[place]; i < m_backBegins[place + 1]; ++i)
        if (isClash(m_state, m_back[i].place, *m_back[i].line))
            m_clashing.push_back(m_back[i].place);
}

/// Its way, or to stand when that was shortened often enough.
Point Clashes::shortened(std::size_t place, double share)
{
    // Who slides another way goes where Room did not look.
    if (++m_visits[place] > mostShortened || m_state.hindrances[place].isConfined)
        return {0, 0};
    const Agent& agent = m_state.roster.agents[m_state.lanes.slotAt(place)];
    return m_state.swept(agent, share * m_state.nextWays[place]).to - agent.position;
}

} // namespace thicket::steer
