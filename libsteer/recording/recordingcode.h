#pragma once

#include "libsteer/recording/bytestream.h"
#include "libsteer/recording/recording.h"

/// What a recording holds beside its frames, as bytes. No part of the library's interface.
///
/// All members are named, so that a new one does not compile until it is told of here; the file's
/// version then rises.
namespace thicket::steer {

/// What a block of frames needs told before its first one.
struct BlockFacts {
    std::vector<RecordedAgent> agents; ///< that it or a later block shows first
    std::vector<RecordedEvent> events;
    std::vector<RecordedInput> inputs;
};

void code(ByteWriter& stream, RecordingInfo& info);
void code(ByteReader& stream, RecordingInfo& info);
void code(ByteWriter& stream, Scenario& scenario);
void code(ByteWriter& stream, BlockFacts& facts);
void code(ByteReader& stream, BlockFacts& facts);

} // namespace thicket::steer
