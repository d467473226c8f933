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

/// An agent of a recording.
struct RecordedAgent {
    /// `end` of an agent that is in the last frame.
    static constexpr std::uint32_t toTheEnd = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t id = 0;
    std::uint32_t group = 0;      ///< index in RecordingInfo::groups; 0 without groups
    double radius = 0;            ///< map units
    double maxSpeed = 0;          ///< map units per second; 0: unknown
    double maxForce = 0;          ///< map units per second squared; 0: unknown
    Point heading{1, 0};          ///< unit vector: heading before the first move
    std::uint32_t begin = 0;      ///< first frame with the agent
    std::uint32_t end = toTheEnd; ///< one past the last; `begin` if no frame has the agent
    bool operator==(const RecordedAgent&) const = default;
};

/// One agent in one frame.
struct FrameAgent {
    std::uint32_t agent = 0; ///< index in Recording::agents()
    Point position;
    Point velocity{0, 0}; ///< displacement since the frame before / step; map units per second
    Point heading{1, 0};  ///< unit vector: direction of the last move
    double height = 0;    ///< map units; 0 if heights are not recorded
    bool operator==(const FrameAgent&) const = default;
};
/// Agents in ascending order of FrameAgent::agent.
using Frame = std::vector<FrameAgent>;

/// An event, to be shown on a timeline.
struct RecordedEvent {
    enum class Kind : std::uint8_t { added, removed, arrived, stuck, free, planned, input };
    std::uint32_t frame = 0;
    std::uint32_t agent = 0; ///< id
    Kind kind = Kind::added;
    StuckReason reason = StuckReason::none; ///< if stuck
    bool operator==(const RecordedEvent&) const = default;
};

/// A coordinate that a file writes as -0. No lattice can tell it from 0.
struct MinusZero {
    std::int64_t frame = 0; ///< frame number in the file
    std::uint32_t id = 0;
    std::uint8_t axis = 0; ///< 0: x, 1: y, 2: z
    auto operator<=>(const MinusZero&) const = default;
};

/// The notation of a trajectory file, so that it can be written again in the same way.
struct TrajectoryNotation {
    std::string header = {}; ///< the comment lines before the data
    char separator = '\t';
    bool byAgent = true;                    ///< rows ordered by agent; else by frame
    std::uint32_t perUnit = 1;              ///< file units per map unit: 100 for centimetres
    std::int64_t firstFrame = 0;            ///< number of frame 0 in the file
    std::vector<MinusZero> minusZeros = {}; ///< ascending
    bool operator==(const TrajectoryNotation&) const = default;
};

/// Data of the whole recording.
struct RecordingInfo {
    double step = 1.0 / 20; ///< seconds between frames, > 0
    /// Positions are whole multiples of 1 / denominator, at most 2^53 of them from the map's
    /// origin. A power of two, or of ten for measured trajectories; 1 to 2^52.
    std::uint64_t denominator = 1 << 16;
    bool hasHeights = false;
    std::vector<CrowdGroup> groups = {};    ///< initial state; of measured ones the name alone
    std::string source = {};                ///< origin, for display: "simulated", a file's name
    std::uint64_t mapHash = 0;              ///< scenarioHash() of the simulated map; 0: none
    std::optional<CrowdParams> params = {}; ///< of the simulation; absent if measured
    std::optional<TrajectoryNotation> notation = {}; ///< of the measured file
    std::vector<MovingObstacle> moving = {};         ///< of the simulation
    bool operator==(const RecordingInfo&) const = default;
};

/// An input that a crowd took while it ran.
struct RecordedInput {
    std::uint64_t step = 0; ///< number of steps that the crowd had made
    CrowdInput input;
};

/// When a moving obstacle began to wait for agents or went on.
struct RecordedWait {
    std::uint32_t frame = 0;    ///< the first frame that shows it, > 0
    std::uint32_t obstacle = 0; ///< index in RecordingInfo::moving
    bool begins = true;         ///< false: it goes on
    bool operator==(const RecordedWait&) const = default;
};

/// The positions of agents, frame by frame at a fixed step: frame k is at time k * step. Positions
/// are exact, and each frame has a hash. Access to any frame decodes at most `block` others. A
/// value; copies share the data. Any number of threads may read.
class THICKET_STEER_EXPORT Recording {
public:
    static constexpr std::uint32_t block = 64; ///< frames from one key frame to the next

    Recording(); ///< no frames
    const RecordingInfo& info() const;
    /// In the order in which they were added.
    std::span<const RecordedAgent> agents() const;
    /// Ordered by frame.
    std::span<const RecordedEvent> events() const;
    /// Ordered by step.
    std::span<const RecordedInput> inputs() const;
    /// Ordered by frame. Where obstacles are: MovedObstacles (movedobstacles.h).
    std::span<const RecordedWait> waits() const;
    std::uint32_t frameCount() const;
    bool isEmpty() const { return frameCount() == 0; }
    /// Seconds from the first to the last frame.
    double duration() const;
    /// Frame k, 0 to frameCount() - 1. For frames in order a RecordingCursor is far faster.
    void frame(std::uint32_t k, Frame& frame) const;
    Frame frame(std::uint32_t k) const;
    /// The agents at a time, see RecordingCursor::at().
    Frame at(double seconds) const;
    /// The agent of a frame in the form that steering takes.
    Agent agent(const FrameAgent& shown) const;
    /// Hash of the simulation's state after frame k; 0 if measured.
    std::uint64_t hash(std::uint32_t k) const;
    std::size_t bytes() const; ///< memory in use

private:
    friend class RecordingBuilder;
    friend class RecordingCursor;
    friend class RecordingFileWriter;
    struct Data;
    explicit Recording(std::shared_ptr<const Data> data);
    std::shared_ptr<const Data> m_data;
};

/// Reads a recording's frames. A step forward costs a few nanoseconds per agent, any other step the
/// decoding of at most Recording::block frames. For one thread at a time.
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
    /// Changes the recording. The cursor keeps its position if this is a later state of the same
    /// recording.
    void setRecording(Recording recording);
    /// Frame k, 0 to frameCount() - 1.
    void frame(std::uint32_t k, Frame& frame);
    /// The agents at a time, clamped to [0, duration()]. Between two frames positions are
    /// interpolated, and headings turn the shorter way. An agent in only one of the two is shown as
    /// in that one. Empty if there are no frames.
    void at(double seconds, Frame& frame);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace thicket::steer
