#pragma once

#include "libnav/result.h"
#include "libsteer/recording/recording.h"
#include "libsteer/steer_export.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace thicket::steer {

/// How an agent, by id, moves in two recordings.
struct AgentDifference {
    std::uint32_t id = 0;
    /// The first frame where its positions differ, or that only one of the recordings has it in.
    std::uint32_t firstFrame = 0;
    double farthest = 0; ///< the largest distance of its positions in one frame, map units
    std::uint32_t farthestFrame = 0; ///< the first of that distance
    /// Frames that only the first, or only the second recording has it in.
    std::uint32_t onlyFirst = 0;
    std::uint32_t onlySecond = 0;
    // Its first arrival, by frame; absent: it does not arrive.
    std::optional<std::uint32_t> firstArrival;
    std::optional<std::uint32_t> secondArrival;
    bool operator==(const AgentDifference&) const = default;
};

/// What two recordings do not have in common.
struct RunDifference {
    std::uint32_t frames = 0; ///< compared: those that both have
    std::size_t agents = 0;   ///< ids in either of them
    bool isComplete = true;   ///< false if it was cancelled after `frames`
    /// Those that differ, by first frame, then id. Empty: all compared frames are equal.
    std::vector<AgentDifference> differing;

    bool isSame() const { return differing.empty(); }
    /// The first frame that differs; `frames` if none does.
    std::uint32_t firstFrame() const
    {
        return differing.empty() ? frames : differing.front().firstFrame;
    }
};

/// Compares the positions of agents of the same ids frame by frame, bit for bit. Errors: recordings
/// with different steps, whose frames are not at the same times. `goesOn`: called after each frame
/// with the number of frames done; false cancels. Takes the time of decoding both. Any thread.
THICKET_STEER_EXPORT Result<RunDifference>
differenceOf(const Recording& first, const Recording& second,
             const std::function<bool(std::uint32_t)>& goesOn = {});

} // namespace thicket::steer
