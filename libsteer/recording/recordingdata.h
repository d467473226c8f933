#pragma once

#include "libsteer/recording/framecode.h"
#include "libsteer/recording/recording.h"

/// The data of recordings. Internal to the library.
namespace thicket::steer {

struct FrameEntry {
    std::uint64_t hash = 0;
    std::uint32_t end = 0; ///< one past its last byte in the block
};

/// Up to Recording::block frames. The first is a key frame. Each starts at a whole byte.
struct FrameBlock {
    SharedList<std::uint8_t> bytes;
    SharedList<FrameEntry> frames;

    std::uint32_t beginOf(std::uint32_t i) const { return i == 0 ? 0 : frames[i - 1].end; }
};

struct Recording::Data {
    std::shared_ptr<const RecordingInfo> info; ///< shared by all states of one recording
    std::shared_ptr<const std::vector<RecordedAgent>> agents;
    SharedList<RecordedEvent> events;
    SharedList<RecordedInput> inputs;
    SharedList<RecordedWait> waits;
    SharedList<FrameBlock> blocks; ///< full blocks, of Recording::block frames
    FrameBlock tail;               ///< the last frames, fewer than a block

    const FrameBlock& blockOf(std::uint32_t frame) const
    {
        const std::size_t i = frame / Recording::block;
        return i < blocks.size() ? blocks[i] : tail;
    }
};

} // namespace thicket::steer
