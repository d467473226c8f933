#pragma once

#include "libsteer/recording/bitstream.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

/// How frames become bits. No part of the library's interface.
///
/// Positions are whole numbers, so differences are exact. Each is predicted from the two frames
/// before by constant velocity; the difference is written as a Rice code whose parameter follows
/// the agent's own last differences, one for each axis. A key frame stands alone.
/// Sources: Weinberger, Seroussi and Sapiro, "The LOCO-I Lossless Image Compression Algorithm"
/// (2000), for the adaptive parameter; linear prediction is textbook.
namespace thicket::steer {

/// Positions in lattice units and beyond them are not recorded: doubles hold these exactly.
inline constexpr std::int64_t mostLattice = std::int64_t{1} << 53;
/// A shorter move (the longer of its two coordinates, lattice units) does not turn an agent.
inline constexpr std::int64_t turningMove = 16;

/// x, y and, where it is recorded, height; lattice units.
using LatticePoint = std::array<std::int64_t, 3>;

struct PlacedTrack {
    std::uint32_t agent = 0;
    LatticePoint at{};
};

/// One agent as far as it has been read or written.
struct Track {
    std::uint32_t agent = 0;
    LatticePoint at{};
    LatticePoint move{};                   ///< since the frame before; null where it is new
    std::array<std::int64_t, 2> heading{}; ///< its last move that turns; null: it made none
    std::array<std::uint64_t, 3> spread{}; ///< 8 times the mean of what was last written
    bool operator==(const Track&) const = default;
};

/// The agents of one frame, ascending. A value: writer and reader keep the same one.
struct FrameState {
    std::vector<Track> tracks;
    unsigned axes = 2; ///< 3 with heights
};

/// Goes on to the next frame, whose agents ascend. `isKey`: in a way that needs no frame before.
void writeFrame(std::span<const PlacedTrack> next, bool isKey, FrameState& state,
                GrowingList<std::uint8_t>& bytes);

/// The inverse, from byte `place`, which moves on. False, and the state is of no use, when the
/// bytes are none that writeFrame() wrote; whatever they are, agents ascend and are below
/// `agentCount`, coordinates are within mostLattice, and no more memory is taken than the bytes
/// account for.
bool readFrame(std::span<const std::uint8_t> bytes, std::size_t& place, bool isKey,
               std::uint32_t agentCount, FrameState& state);

} // namespace thicket::steer
