#pragma once

#include "libsteer/steer_export.h"
#include "libsteer/vector.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace thicket::steer {

/// Who was recorded.
struct RecordedAgent {
    std::uint32_t id = 0;
    std::uint32_t group = 0; ///< index in RecordingInfo::groups
    double radius = 0;       ///< map units
    double maxSpeed = 0;     ///< map units per second; 0: not known
    double maxForce = 0;     ///< map units per second squared; 0: not known
    std::uint32_t begin = 0; ///< first frame that shows it
    std::uint32_t end = 0;   ///< one past the last
    bool operator==(const RecordedAgent&) const = default;
};

/// One agent in one frame.
struct FrameAgent {
    std::uint32_t agent = 0; ///< index in Recording::agents()
    Point position;
    Point velocity{0, 0}; ///< the way from the frame before by the step; map units per second
    Point heading{1, 0};  ///< unit vector: where it last moved to
    bool operator==(const FrameAgent&) const = default;
};
/// Agents in ascending order of FrameAgent::agent.
using Frame = std::vector<FrameAgent>;

/// Something that happened, to be shown in a timeline.
struct RecordedEvent {
    enum class Kind : std::uint8_t { added, removed, arrived, stuck, free, planned, input };
    std::uint32_t frame = 0;
    std::uint32_t agent = 0; ///< id
    Kind kind = Kind::added;
    std::uint8_t reason = 0; ///< StuckReason, where stuck
    bool operator==(const RecordedEvent&) const = default;
};

/// What holds for the whole recording.
struct RecordingInfo {
    double step = 1.0 / 20; ///< seconds from frame to frame, > 0
    /// Positions are whole multiples of 1 / denominator (a power of two, or of ten for measured
    /// trajectories) from the origin of the map.
    std::uint64_t denominator = 1 << 16;
    std::vector<std::string> groups;
    std::string source = {};   ///< what made it, to be shown: "simulated", a file's name
    std::uint64_t mapHash = 0; ///< of the map that it ran on; 0: none
    std::uint64_t seed = 0;
    bool operator==(const RecordingInfo&) const = default;
};

/// What agents did, frame by frame at a fixed step: frame k shows time k * step. Positions are
/// exact, each frame has a hash. Any frame is reached by decoding at most `block` others. A value;
/// copies share what is recorded. Any number of threads may read.
class THICKET_STEER_EXPORT Recording {
public:
    static constexpr std::uint32_t block = 64; ///< frames between two keyframes

    Recording(); ///< no frames
    const RecordingInfo& info() const;
    const std::vector<RecordedAgent>& agents() const;
    const std::vector<RecordedEvent>& events() const; ///< in the order of frames
    std::uint32_t frameCount() const;
    bool isEmpty() const { return frameCount() == 0; }
    /// Seconds from the first to the last frame.
    double duration() const;
    /// Frame k, 0 to frameCount() - 1, into `frame`.
    void frame(std::uint32_t k, Frame& frame) const;
    /// The agents at a time, clamped to [0, duration()]; between two frames positions are
    /// interpolated and headings turn the shorter way; who is in one of them only is shown as
    /// there.
    void at(double seconds, Frame& frame) const;
    /// Of the state after frame k as the simulation told it; 0 where it was measured.
    std::uint64_t hash(std::uint32_t k) const;
    std::size_t bytes() const; ///< of memory

private:
    friend class RecordingBuilder;
    struct Data;
    std::shared_ptr<const Data> m_data;
};

} // namespace thicket::steer
