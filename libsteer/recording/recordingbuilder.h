#pragma once

#include "libsteer/recording/recording.h"

#include <cstdint>
#include <memory>
#include <span>

namespace thicket::steer {

/// One agent of a frame to be recorded.
struct PlacedAgent {
    std::uint32_t agent = 0; ///< as addAgent() returned it
    Point position;          ///< rounded to the nearest multiple of 1 / denominator
    double height = 0;       ///< likewise, if heights are recorded
};

/// A recording that grows. One thread appends. Recordings that were given out do not change, and
/// other threads may read them meanwhile.
class THICKET_STEER_EXPORT RecordingBuilder {
public:
    explicit RecordingBuilder(RecordingInfo info);
    RecordingBuilder(RecordingBuilder&&) noexcept;
    RecordingBuilder& operator=(RecordingBuilder&&) noexcept;
    ~RecordingBuilder();

    const RecordingInfo& info() const;
    std::uint32_t frameCount() const;

    /// Adds an agent and returns its number: 0, 1, ... `begin` and `end` are computed from the
    /// frames.
    std::uint32_t addAgent(const RecordedAgent& agent);
    /// Appends a frame. Agents ascend and were added before; coordinates are within 2^53 /
    /// denominator. An agent that was not in the frame before starts at rest, with its first
    /// heading.
    void append(std::span<const PlacedAgent> agents, std::uint64_t hash = 0);
    /// Adds an event. Frames must not descend.
    void addEvent(const RecordedEvent& event);
    /// Adds an input. Steps must not descend.
    void addInput(RecordedInput input);
    /// Adds a wait of a moving obstacle. Frames must not descend.
    void addWait(const RecordedWait& wait);

    /// The recording so far. Copies the agents if some came or left since the last call; otherwise
    /// the cost does not grow with the recording.
    Recording recording() const;

private:
    friend class RecordingFileReader;
    struct State;
    /// `begin` is for an agent that no frame will have.
    std::uint32_t addAgent(const RecordedAgent& agent, std::uint32_t begin);
    /// Appends a frame as writeFrame() coded it. False if the bytes are not a frame; then the
    /// builder can only give out what it has.
    bool appendCoded(std::span<const std::uint8_t> bytes, std::uint64_t hash);
    std::unique_ptr<State> m_state;
};

/// A recording of one agent, with one state per frame; no agent for no states. The lattice is as
/// fine as doubles allow at the farthest coordinate, at most 2^32 per map unit.
THICKET_STEER_EXPORT Recording recordingOf(std::span<const Agent> way, double step);

} // namespace thicket::steer
