#include "libsteer/sim/eventlog.h"

#include <algorithm>
#include <utility>

namespace thicket::steer {

void EventLog::watch(std::vector<std::uint32_t> ids)
{
    std::ranges::sort(ids);
    m_watched = std::move(ids);
    std::erase_if(m_sensed, [this](const SensedRays& rays) { return !isWatched(rays.id); });
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
    holdRays();
    std::ranges::stable_sort(
        m_events, {}, [](const CrowdEvent& event) { return std::pair(event.step, event.agent); });
}

/// A fan between two sensings steers by the rays of the former.
void EventLog::holdRays()
{
    for (AgentRecord& record : m_records) {
        if (!record.fan)
            continue;
        RayFanRecord& fan = *record.fan;
        const auto at = std::ranges::lower_bound(m_sensed, record.id, {}, &SensedRays::id);
        const bool isKnown = at != m_sensed.end() && at->id == record.id;
        if (fan.isSensed) {
            const auto kept = isKnown ? at : m_sensed.insert(at, {record.id, {}, {}});
            kept->origin = fan.origin;
            kept->rays = fan.rays;
        } else if (isKnown && fan.steering != Point{0, 0}) {
            fan.origin = at->origin;
            fan.rays = at->rays;
        }
    }
}

} // namespace thicket::steer
