#include "libsteer/sim/eventlog.h"

#include <algorithm>
#include <utility>

namespace thicket::steer {

void EventLog::watch(std::vector<std::uint32_t> ids)
{
    std::ranges::sort(ids);
    m_watched = std::move(ids);
}

bool EventLog::isWatched(std::uint32_t id) const
{
    return !m_watched.empty() && std::ranges::binary_search(m_watched, id);
}

void EventLog::beginStep()
{
    m_events = std::exchange(m_inputs, {});
    m_records.clear();
}

void EventLog::add(std::span<const AgentRecord> records)
{
    m_records.insert(m_records.end(), records.begin(), records.end());
}

void EventLog::closeStep()
{
    std::ranges::sort(m_records, {}, &AgentRecord::id);
    std::ranges::stable_sort(
        m_events, {}, [](const CrowdEvent& event) { return std::pair(event.step, event.agent); });
}

} // namespace thicket::steer
