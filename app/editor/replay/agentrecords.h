#pragma once

#include "libsteer/sim/crowd.h"

#include <cstdint>
#include <vector>

namespace thicket::editor {

/// The records of some agents in one step.
struct FrameRecords {
    std::uint32_t frame = 0; ///< that the step begins with
    std::vector<steer::AgentRecord> records;
};

/// What agents sensed and decided, frame by frame.
class AgentRecords {
public:
    void clear() { m_frames.clear(); }
    /// Appends records of later frames. Frames ascend.
    void add(std::vector<FrameRecords> frames);
    /// Adds records of any frame, in place of those of the same agents.
    void put(FrameRecords records);
    /// Drops those of that frame and later ones.
    void forgetFrom(std::uint32_t frame);
    /// Null if nothing is known of the agent in that frame.
    const steer::AgentRecord* find(std::uint32_t frame, std::uint32_t id) const;

private:
    std::vector<FrameRecords> m_frames;
};

} // namespace thicket::editor
