#include "libsteer/sim/clashes.h"

#include "libsteer/sim/contacts.h"

#include <algorithm>
#include <numeric>

namespace thicket::steer {

namespace {

constexpr int mostShortened = 2;     // times; then the agent stands
constexpr double leastLate = 0.0625; // share of the wanted move that a late one gains

/// The overlap that does not count as a clash, map units: moves are rounded to the lattice.
double leastClash(const Crowd::State& state) { return 4 * state.lattice.unit(); }

/// Square of the least distance of two agents during a step.
double nearestSquare(Point apart, Point closing)
{
    const double square = dot(closing, closing);
    const double share = square > 0 ? std::clamp(dot(apart, closing) / square, 0.0, 1.0) : 0;
    const Point then = apart - share * closing;
    return dot(then, then);
}

/// Whether two agents that do not overlap yet come to overlap. Agents that were added on top of
/// each other must be free to move apart in any direction.
bool comeTooNear(const Crowd::State& state, Place place, Place other, Point closing)
{
    const Point apart = state.work.lanes.positionAt(other) - state.work.lanes.positionAt(place);
    const double touch = state.work.lanes.radiusAt(place) + state.work.lanes.radiusAt(other);
    const double least = leastClash(state);
    const double distance = lengthOf(apart);
    if (distance < touch - 2 * least)
        return false;
    const double nearest = std::min(touch - least, (1 - 0x1p-40) * distance);
    return nearest > 0 && nearestSquare(apart, closing) < nearest * nearest;
}

/// The first test is cheap. It excludes most pairs, which do not reach the line between them.
inline bool isClash(const Crowd::State& state, Place place, const ContactLine& line)
{
    const Point closing = state.work.nextMoves[place] - state.work.nextMoves[line.other];
    const double gap = line.gap < 0 ? 2 * line.gap : line.gap;
    return dot(closing, line.normal) > std::max(0.0, gap + leastClash(state)) &&
           comeTooNear(state, place, line.other, closing);
}

/// How far the agent may move along the line's normal: half of the gap, or what the other agent's
/// move leaves of it if that is more.
double limitOf(const Crowd::State& state, const ContactLine& line)
{
    const double gap = std::max(0.0, line.gap);
    return std::max(gap / 2, gap + dot(state.work.nextMoves[line.other], line.normal));
}

} // namespace

void Clashes::find(const Crowd::State& state, ChunkWork& work)
{
    for (const Place place : work.touching)
        if (std::ranges::any_of(work.linesOf(place), [&](const ContactLine& line) {
                return isClash(state, place, line);
            }))
            work.clashing.push_back(place);
}

void Clashes::resolve()
{
    for (const ChunkWork& work : m_state.work.chunks)
        m_clashing.insert(m_clashing.end(), work.clashing.begin(), work.clashing.end());
    if (m_state.book.hasLimitedLists() ||
        std::ranges::any_of(m_state.work.chunks, &ChunkWork::hasConfined))
        listBackwards();
    if (m_clashing.empty())
        return;
    m_visits.assign(m_state.work.lanes.size(), 0);
    for (std::size_t i = 0; i < m_clashing.size(); ++i)
        shorten(m_clashing[i]);
}

/// Finds for each agent the lines towards it, where two agents do not always list each other.
/// Counting sort by the listed agent.
void Clashes::listBackwards()
{
    m_backBegins.assign(m_state.work.lanes.size() + 1, 0);
    const auto eachLine = [this](auto visit) {
        for (const ChunkWork& work : m_state.work.chunks)
            for (const Place place : work.touching)
                for (const ContactLine& line : work.linesOf(place))
                    visit(place, line);
    };
    eachLine([&](Place, const ContactLine& line) { ++m_backBegins[line.other + 1]; });
    std::partial_sum(m_backBegins.begin(), m_backBegins.end(), m_backBegins.begin());
    m_back.resize(m_backBegins.back());
    std::vector<std::uint32_t> ends = m_backBegins;
    eachLine([&](Place place, const ContactLine& line) {
        m_back[ends[line.other]++] = {place, &line};
    });
}

void Clashes::shorten(Place place)
{
    const Point move = m_state.work.nextMoves[place];
    const auto lines = m_state.work.linesOf(place);
    double share = 1;
    for (const ContactLine& line : lines) {
        const double along = dot(move, line.normal);
        const double limit = limitOf(m_state, line);
        if (along > limit && isClash(m_state, place, line))
            share = std::min(share, limit / along);
    }
    if (share == 1)
        return;
    m_state.work.nextMoves[place] = shortened(place, share);
    m_state.work.hindrances[place].isPressed = true;
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

/// That share of the agent's move; {0, 0} if it has been shortened often enough.
Point Clashes::shortened(Place place, double share)
{
    // A slide could leave the space that Room has checked.
    if (++m_visits[place] > mostShortened || m_state.work.hindrances[place].isConfined)
        return {0, 0};
    const Agent& agent = m_state.roster.agent(m_state.work.slotAt(place));
    return m_state.swept(agent, share * m_state.work.nextMoves[place]).to - agent.position;
}

bool Clashes::hasClash(Place place) const
{
    const auto lines = m_state.work.linesOf(place);
    if (std::ranges::any_of(lines,
                            [&](const ContactLine& line) { return isClash(m_state, place, line); }))
        return true;
    if (m_backBegins.empty())
        return false;
    return std::any_of(
        m_back.begin() + m_backBegins[place], m_back.begin() + m_backBegins[place + 1],
        [&](const Listing& listing) { return isClash(m_state, listing.place, *listing.line); });
}

/// {0, 0} if nothing is gained.
Point Clashes::lateMove(Place place) const
{
    const Agent& agent = m_state.roster.agent(m_state.work.slotAt(place));
    const Point wanted = m_state.work.wanted[place];
    const double least = leastLate * dot(wanted, wanted);
    Contacts contacts(m_state, m_state.work.chunks[place / chunkSize]);
    const Point by = contacts.late(place, {0, 0});
    if (dot(by, wanted) < least)
        return {0, 0};
    Move done = m_state.swept(agent, by);
    if (done.touched) // in a corner: the obstacle that was touched counts, too
        done = m_state.swept(agent, contacts.late(place, done.normal));
    const Point made = done.to - agent.position;
    const bool isGain = dot(made, wanted) >= least && m_state.lattice.isInWorld(done.to);
    return isGain ? made : Point{0, 0};
}

bool Clashes::isWaiting(Place place) const
{
    return m_state.roster.standing(m_state.work.slotAt(place)).state == AgentState::stuck &&
           m_state.work.wanted[place] != Point{0, 0} && !m_state.work.hindrances[place].isConfined;
}

void Clashes::moveLate()
{
    for (const ChunkWork& chunk : m_state.work.chunks)
        for (const Place place : chunk.touching) {
            Point& move = m_state.work.nextMoves[place];
            if (move != Point{0, 0} || !isWaiting(place))
                continue;
            move = lateMove(place);
            if (move != Point{0, 0} && hasClash(place))
                move = {0, 0};
        }
}

} // namespace thicket::steer
