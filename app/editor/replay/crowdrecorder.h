#pragma once

#include "libsteer/recording/recordingbuilder.h"
#include "libsteer/sim/crowd.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace thicket::editor {

/// Records a crowd step by step, with its inputs.
class CrowdRecorder {
public:
    /// `crowd` has done no step.
    explicit CrowdRecorder(const steer::Crowd& crowd);

    /// Gives it to the crowd and, when it was taken, writes it down.
    Result<void> apply(steer::Crowd& crowd, const steer::CrowdInput& input);
    /// After each step.
    void append(const steer::Crowd& crowd);
    steer::Recording recording() const { return m_builder.recording(); }

private:
    std::uint32_t indexOf(const steer::Crowd& crowd, const steer::AgentView& agent);

    steer::RecordingBuilder m_builder;
    std::unordered_map<std::uint32_t, std::uint32_t> m_indices; // of ids
    std::vector<steer::PlacedAgent> m_placed;
};

} // namespace thicket::editor
