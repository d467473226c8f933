#pragma once

#include "libsteer/sim/crowd.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::steer {

/// The events of the last step and of the inputs before it, and the records of watched agents.
class EventLog {
public:
    std::span<const CrowdEvent> events() const { return m_events; }
    std::span<const AgentRecord> records() const { return m_records; }

    void watch(std::vector<std::uint32_t> ids);
    bool isWatched(std::uint32_t id) const;

    /// Adds the event of an input between two steps.
    void addInput(const CrowdEvent& event) { m_inputs.push_back(event); }
    /// Begins a step with the events of the inputs before it.
    void beginStep();
    void add(const CrowdEvent& event) { m_events.push_back(event); }
    void add(std::span<const AgentRecord> records);
    /// Puts events and records in order.
    void closeStep();

private:
    /// The rays of a fan's latest sensing.
    struct SensedRays {
        std::uint32_t id = 0;
        Point origin;
        std::vector<RayFanRecord::Ray> rays;
    };
    void holdRays();

    std::vector<CrowdEvent> m_events;
    std::vector<CrowdEvent> m_inputs; ///< since the last step
    std::vector<std::uint32_t> m_watched;
    std::vector<AgentRecord> m_records;
    std::vector<SensedRays> m_sensed; ///< ascending ids
};

} // namespace thicket::steer
