#pragma once

#include "libsteer/agent.h"
#include "libsteer/sim/crowd.h"
#include "libsteer/steer_export.h"
#include "libsteer/vector.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace thicket::steer {

/// Who was recorded.
struct RecordedAgent {
    /// `end` of one that the last frame shows.
    static constexpr std::uint32_t toTheEnd = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t id = 0;
    std::uint32_t group = 0;      ///< index in RecordingInfo::groups; 0 where there are none
    double radius = 0;            ///< map units
    double maxSpeed = 0;          ///< map units per second; 0: not known
    double maxForce = 0;          ///< map units per second squared; 0: not known
    Point heading{1, 0};          ///< unit vector: where it looks until it moves
    std::uint32_t begin = 0;      ///< first frame that shows it
    std::uint32_t end = toTheEnd; ///< one past the last; `begin` where no frame shows it
    bool operator==(const RecordedAgent&) const = default;
};

/// One agent in one frame.
struct FrameAgent {
    std::uint32_t agent = 0; ///< index in Recording::agents()
    Point position;
    Point velocity{0, 0}; ///< the way from the frame before by the step; map units per second
    Point heading{1, 0};  ///< unit vector: where it last moved to
    double height = 0;    ///< map units; 0 where heights are not recorded
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
    StuckReason reason = StuckReason::none; ///< where stuck
    bool operator==(const RecordedEvent&) const = default;
};

/// A coordinate that a file writes as -0: the one number that no lattice tells from another.
struct MinusZero {
    std::int64_t frame = 0; ///< the file's number
    std::uint32_t id = 0;
    std::uint8_t axis = 0; ///< 0: x, 1: y, 2: z
    auto operator<=>(const MinusZero&) const = default;
};

/// How a file of measured trajectories was written, so that it is written the same again.
struct TrajectoryNotation {
    std::string header = {}; ///< the comment lines before the data
    char separator = '\t';
    bool byAgent = true;         ///< rows agent by agent; else frame by frame
    std::uint32_t perUnit = 1;   ///< units of the file in one map unit: 100 for centimetres
    std::int64_t firstFrame = 0; ///< the file's number of frame 0
    std::vector<MinusZero> minusZeros = {}; ///< ascending
    bool operator==(const TrajectoryNotation&) const = default;
};

/// What holds for the whole recording.
struct RecordingInfo {
    double step = 1.0 / 20; ///< seconds from frame to frame, > 0
    /// Positions are whole multiples of 1 / denominator (a power of two, or of ten for measured
    /// trajectories) from the origin of the map, at most 2^53 of them away; 1 to 2^52.
    std::uint64_t denominator = 1 << 16;
    bool hasHeights = false;
    std::vector<CrowdGroup> groups = {}; ///< as they began; of measured ones the name alone
    std::string source = {};             ///< what made it, to be shown: "simulated", a file's name
    std::uint64_t mapHash = 0;           ///< of what it ran on: scenarioHash(); 0: none
    std::optional<CrowdParams> params = {}; ///< of the simulation; none where it was measured
    std::optional<TrajectoryNotation> notation = {}; ///< of what was measured
    bool operator==(const RecordingInfo&) const = default;
};

/// What came from outside.
struct RecordedInput {
    std::uint64_t step = 0; ///< how many steps the crowd had done
    CrowdInput input;
};

/// What agents did, frame by frame at a fixed step: frame k shows time k * step. Positions are
/// exact, each frame has a hash. Any frame is reached by decoding at most `block` others. A value;
/// copies share what is recorded. Any number of threads may read.
class THICKET_STEER_EXPORT Recording {
public:
    static constexpr std::uint32_t block = 64; ///< frames from one key frame to the next

    Recording(); ///< no frames
    const RecordingInfo& info() const;
    /// In the order in which they came.
    std::span<const RecordedAgent> agents() const;
    /// In the order of frames.
    std::span<const RecordedEvent> events() const;
    /// In the order in which they came.
    std::span<const RecordedInput> inputs() const;
    std::uint32_t frameCount() const;
    bool isEmpty() const { return frameCount() == 0; }
    /// Seconds from the first to the last frame.
    double duration() const;
    /// Frame k, 0 to frameCount() - 1. Frames in order cost far less from a RecordingCursor.
    void frame(std::uint32_t k, Frame& frame) const;
    Frame frame(std::uint32_t k) const;
    /// The agents at a time, as RecordingCursor::at().
    Frame at(double seconds) const;
    /// What stood there, as steering knows it.
    Agent agent(const FrameAgent& shown) const;
    /// Of the state after frame k as the simulation told it; 0 where it was measured.
    std::uint64_t hash(std::uint32_t k) const;
    std::size_t bytes() const; ///< of memory

private:
    friend class RecordingBuilder;
    friend class RecordingCursor;
    friend class RecordingFileWriter;
    struct Data;
    explicit Recording(std::shared_ptr<const Data> data);
    std::shared_ptr<const Data> m_data;
};

/// Reads a recording's frames. One step forward costs a few nanoseconds an agent, any other way
/// the decoding of at most Recording::block frames. Belongs to one thread.
class THICKET_STEER_EXPORT RecordingCursor {
public:
    RecordingCursor(); ///< of a recording without frames
    explicit RecordingCursor(Recording recording);
    RecordingCursor(const RecordingCursor&);
    RecordingCursor(RecordingCursor&&) noexcept;
    RecordingCursor& operator=(const RecordingCursor&);
    RecordingCursor& operator=(RecordingCursor&&) noexcept;
    ~RecordingCursor();

    const Recording& recording() const;
    /// Another recording; its place is kept where this is a longer one of the same making.
    void setRecording(Recording recording);
    /// Frame k, 0 to frameCount() - 1.
    void frame(std::uint32_t k, Frame& frame);
    /// The agents at a time, clamped to [0, duration()]; between two frames positions are
    /// interpolated and headings turn the shorter way; who is in one of them only is shown as
    /// there. Empty when there are no frames.
    void at(double seconds, Frame& frame);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace thicket::steer
