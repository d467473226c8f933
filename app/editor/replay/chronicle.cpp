#include "app/editor/replay/chronicle.h"

#include <algorithm>

namespace thicket::editor {

namespace {

using Kind = steer::RecordedEvent::Kind;
using steer::AgentState;

/// The last entry whose frame is not after `frame`; null if there is none.
template <class List> const typename List::value_type* lastBy(const List& list, std::uint32_t frame)
{
    const auto after =
        std::upper_bound(list.begin(), list.end(), frame,
                         [](std::uint32_t value, const auto& one) { return value < one.frame; });
    return after == list.begin() ? nullptr : &*(after - 1);
}

} // namespace

void Chronicle::startOver(const steer::Recording& recording)
{
    *this = {};
    follow(recording);
}

void Chronicle::follow(const steer::Recording& recording)
{
    const auto agents = recording.agents();
    const auto events = recording.events();
    m_changes.resize(agents.size());
    for (; m_eventsSeen < events.size(); ++m_eventsSeen) {
        // An id may be used again. An event is about the latest agent that has the id by then.
        for (; m_agentsSeen < agents.size() &&
               agents[m_agentsSeen].begin <= events[m_eventsSeen].frame;
             ++m_agentsSeen)
            m_indexOf[agents[m_agentsSeen].id] = static_cast<std::uint32_t>(m_agentsSeen);
        take(events[m_eventsSeen]);
    }
}

void Chronicle::take(const steer::RecordedEvent& event)
{
    const auto found = m_indexOf.find(event.agent);
    if (found == m_indexOf.end())
        return;
    auto& changes = m_changes[found->second];
    const bool wasStuck = !changes.empty() && changes.back().state.state == AgentState::stuck;
    const auto change = [&](State state) { changes.push_back({event.frame, state}); };
    switch (event.kind) {
    case Kind::arrived:
        m_arrivals.push_back(event.frame);
        change({AgentState::arrived, {}});
        break;
    case Kind::stuck:
        m_marks.push_back({event.frame, event.agent, event.reason});
        change({AgentState::stuck, event.reason});
        break;
    case Kind::free:
    case Kind::removed:
        change({});
        break;
    case Kind::added:
    case Kind::planned:
    case Kind::input:
        return;
    }
    const bool isStuck = event.kind == Kind::stuck;
    if (isStuck == wasStuck)
        return;
    const std::size_t before = m_counts.empty() ? 0 : m_counts.back().stuck;
    m_counts.push_back({event.frame, isStuck ? before + 1 : before - 1});
}

Chronicle::State Chronicle::at(std::uint32_t agent, std::uint32_t frame) const
{
    if (agent >= m_changes.size())
        return {};
    const Change* change = lastBy(m_changes[agent], frame);
    return change ? change->state : State{};
}

std::size_t Chronicle::arrivedBy(std::uint32_t frame) const
{
    const auto after = std::upper_bound(m_arrivals.begin(), m_arrivals.end(), frame);
    return static_cast<std::size_t>(after - m_arrivals.begin());
}

std::size_t Chronicle::stuckAt(std::uint32_t frame) const
{
    const Count* count = lastBy(m_counts, frame);
    return count ? count->stuck : 0;
}

} // namespace thicket::editor
