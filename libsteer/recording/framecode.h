#pragma once

#include "libsteer/recording/bitstream.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

/// The coding of frames as bits. Internal to the library.
///
/// Positions are integers, so differences are exact. Each position is predicted from the two frames
/// before, at constant velocity. The prediction error is written as a Rice code; its parameter
/// adapts to the agent's own last errors, per axis. A key frame is independent of other frames.
/// Sources: Weinberger, Seroussi and Sapiro, "The LOCO-I Lossless Image Compression Algorithm"
/// (2000), for the adaptive parameter; linear prediction is textbook.
namespace thicket::steer {

/// The largest coordinate that is recorded, in lattice units. Doubles are exact up to here.
inline constexpr std::int64_t mostLattice = std::int64_t{1} << 53;
/// A shorter move (its longer coordinate, lattice units) does not change an agent's heading.
inline constexpr std::int64_t turningMove = 16;

/// x, y and, if recorded, height; lattice units.
using LatticePoint = std::array<std::int64_t, 3>;

struct PlacedTrack {
    std::uint32_t agent = 0;
    LatticePoint at{};
};

/// The coding state of one agent.
struct Track {
    std::uint32_t agent = 0;
    LatticePoint at{};
    LatticePoint move{};                   ///< since the frame before; zero for a new agent
    std::array<std::int64_t, 2> heading{}; ///< its last move of at least turningMove; zero: none
    std::array<std::uint64_t, 3> spread{}; ///< 8 times the mean of the last errors
    bool operator==(const Track&) const = default;
};

/// The agents of one frame, ascending. A value: writer and reader have equal states.
struct FrameState {
    std::vector<Track> tracks;
    unsigned axes = 2; ///< 3 if heights are recorded
};

/// Appends the next frame, with ascending agents, and updates the state. `isKey`: independent of
/// the frames before.
void writeFrame(std::span<const PlacedTrack> next, bool isKey, FrameState& state,
                GrowingList<std::uint8_t>& bytes);

/// The inverse. Reads from byte `place` and advances it. If the bytes do not come from
/// writeFrame(), it may return false; the state is then invalid. Whatever the bytes are, agents
/// ascend and are below `agentCount`, coordinates are within mostLattice, and memory is bounded by
/// the number of bytes.
bool readFrame(std::span<const std::uint8_t> bytes, std::size_t& place, bool isKey,
               std::uint32_t agentCount, FrameState& state);

} // namespace thicket::steer
