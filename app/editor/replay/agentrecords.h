#pragma once

#include "libsteer/sim/crowd.h"

#include <cstdint>
#include <vector>

namespace thicket::editor {

/// The records of all watched agents in one step.
struct FrameRecords {
    std::uint32_t frame = 0; ///< of the step before
    std::vector<steer::AgentRecord> records;
};

/// What watched agents sensed and decided, frame by frame.
class AgentRecords {
public:
    void clear() { m_frames.clear(); }
    /// Appends records of later frames. Frames ascend.
    void add(std::vector<FrameRecords> frames);
    /// Null if the agent was not watched in that frame.
    const steer::AgentRecord* find(std::uint32_t frame, std::uint32_t id) const;

private:
    std::vector<FrameRecords> m_frames;
};

} // namespace thicket::editor
