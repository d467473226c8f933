#pragma once

#include "libsteer/recording/recording.h"

#include <cstdint>
#include <memory>
#include <span>

namespace thicket::steer {

/// One agent in a frame to be recorded.
struct PlacedAgent {
    std::uint32_t agent = 0; ///< as addAgent() numbered it
    Point position;          ///< taken to the nearest multiple of 1 / denominator
    double height = 0;       ///< likewise, where heights are recorded
};

/// A recording that grows. One thread appends; recordings that were handed out stay as they were
/// and may be read by others meanwhile.
class THICKET_STEER_EXPORT RecordingBuilder {
public:
    explicit RecordingBuilder(RecordingInfo info);
    RecordingBuilder(RecordingBuilder&&) noexcept;
    RecordingBuilder& operator=(RecordingBuilder&&) noexcept;
    ~RecordingBuilder();

    const RecordingInfo& info() const;
    std::uint32_t frameCount() const;

    /// Its number: 0, 1, ... `begin` and `end` follow from the frames.
    std::uint32_t addAgent(const RecordedAgent& agent);
    /// The next frame. Agents ascend, each added before, coordinates within 2^53 / denominator.
    /// Who was not in the frame before begins anew: at rest, with its first heading.
    void append(std::span<const PlacedAgent> agents, std::uint64_t hash = 0);
    /// Frames must not descend.
    void addEvent(const RecordedEvent& event);
    /// Steps must not descend.
    void addInput(RecordedInput input);

    /// What there is so far. Costs the copy of the agents where some came or left since, else
    /// nothing that grows with the recording.
    Recording recording() const;

private:
    friend class RecordingFileReader;
    struct State;
    /// `begin` is for one that no frame will show.
    std::uint32_t addAgent(const RecordedAgent& agent, std::uint32_t begin);
    /// The next frame as writeFrame() coded it. False, and the builder only hands out what it has
    /// so far, where the bytes are no frame.
    bool appendCoded(std::span<const std::uint8_t> bytes, std::uint64_t hash);
    std::unique_ptr<State> m_state;
};

/// One agent's way, a state each frame; nothing for no states. The lattice is as fine as doubles
/// bear at the way's farthest coordinate, at most 2^32 to the unit.
THICKET_STEER_EXPORT Recording recordingOf(std::span<const Agent> way, double step);

} // namespace thicket::steer
