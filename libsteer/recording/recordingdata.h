#pragma once

#include "libsteer/recording/framecode.h"
#include "libsteer/recording/recording.h"

/// What recordings are made of. No part of the library's interface.
namespace thicket::steer {

struct FrameEntry {
    std::uint64_t hash = 0;
    std::uint32_t end = 0; ///< its last byte and one, in its block
};

/// Up to Recording::block frames, the first a key frame, each beginning at a whole byte.
struct FrameBlock {
    SharedList<std::uint8_t> bytes;
    SharedList<FrameEntry> frames;

    std::uint32_t beginOf(std::uint32_t i) const { return i == 0 ? 0 : frames[i - 1].end; }
};

struct Recording::Data {
    std::shared_ptr<const RecordingInfo> info; ///< the same for all of one making
    std::shared_ptr<const std::vector<RecordedAgent>> agents;
    SharedList<RecordedEvent> events;
    SharedList<RecordedInput> inputs;
    SharedList<FrameBlock> blocks; ///< all of Recording::block frames
    FrameBlock tail;               ///< fewer frames, or none

    const FrameBlock& blockOf(std::uint32_t frame) const
    {
        const std::size_t i = frame / Recording::block;
        return i < blocks.size() ? blocks[i] : tail;
    }
};

} // namespace thicket::steer
