#pragma once

#include "libsteer/agent.h"
#include "libsteer/steer_export.h"

#include <cstddef>
#include <vector>

namespace thicket::steer {

/// What agents did, frame by frame at a fixed step. A value; frame k shows time k * step.
struct Recording {
    double step = 1.0 / 60; ///< seconds, > 0
    std::vector<std::vector<Agent>> frames; ///< every frame holds the same agents in the same order

    /// Seconds from the first to the last frame.
    double duration() const
    {
        return frames.empty() ? 0 : step * static_cast<double>(frames.size() - 1);
    }
    /// The agents at a time, clamped to [0, duration()]; positions between two frames are
    /// interpolated. Empty when there are no frames.
    THICKET_STEER_EXPORT std::vector<Agent> at(double seconds) const;
    bool operator==(const Recording&) const = default;
};

} // namespace thicket::steer
