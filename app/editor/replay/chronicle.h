#pragma once

#include "libsteer/recording/recording.h"

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace thicket::editor {

/// An index of a recording's events: the state of each agent over time, who arrived, who got stuck.
/// Grows with the recording.
class Chronicle {
public:
    struct State {
        steer::AgentState state = steer::AgentState::going;
        steer::StuckReason reason = steer::StuckReason::none;
    };
    /// An agent got stuck.
    struct Mark {
        std::uint32_t frame = 0;
        std::uint32_t agent = 0; ///< id
        steer::StuckReason reason = steer::StuckReason::none;
    };

    void startOver(const steer::Recording& recording);
    /// The same recording, longer than before.
    void follow(const steer::Recording& recording);

    /// `agent` is an index of Recording::agents().
    State at(std::uint32_t agent, std::uint32_t frame) const;
    /// One frame for each arrival, ascending.
    const std::vector<std::uint32_t>& arrivals() const { return m_arrivals; }
    std::size_t arrivedBy(std::uint32_t frame) const;
    const std::vector<Mark>& marks() const { return m_marks; }
    /// The number of agents that are stuck at a frame and still there.
    std::size_t stuckAt(std::uint32_t frame) const;

private:
    struct Change {
        std::uint32_t frame;
        State state;
    };
    struct Count {
        std::uint32_t frame;
        std::size_t stuck;
    };
    void take(const steer::RecordedEvent& event);

    std::size_t m_eventsSeen = 0;
    std::size_t m_agentsSeen = 0;
    std::unordered_map<std::uint32_t, std::uint32_t> m_indexOf; // the latest of that id
    std::vector<std::vector<Change>> m_changes;                 // by agent
    std::vector<std::uint32_t> m_arrivals;
    std::vector<Mark> m_marks;
    std::vector<Count> m_counts; // of stuck agents, where it changes
};

} // namespace thicket::editor
