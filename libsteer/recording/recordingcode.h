#pragma once

#include "libsteer/recording/bytestream.h"
#include "libsteer/recording/recording.h"

/// The byte code of a recording, except its frames. Internal to the library.
///
/// The code names all members of each struct, so that a new member does not compile until it is
/// added here. The file's version must then rise.
namespace thicket::steer {

/// What a block of frames contributes apart from the frames.
struct BlockFacts {
    std::vector<RecordedAgent> agents; ///< agents that this or a later block shows first
    std::vector<RecordedEvent> events;
    std::vector<RecordedInput> inputs;
    std::vector<RecordedWait> waits;
};

void code(ByteWriter& stream, RecordingInfo& info);
void code(ByteReader& stream, RecordingInfo& info);
void code(ByteWriter& stream, Scenario& scenario);
void code(ByteWriter& stream, BlockFacts& facts);
void code(ByteReader& stream, BlockFacts& facts);

} // namespace thicket::steer
