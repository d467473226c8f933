#pragma once

#include "libsteer/recording/recording.h"
#include "libsteer/recording/recordingbuilder.h"

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

/// Crowds as plain lists of integers, and what a recording of them must show, computed without any
/// of the code under test.
namespace thicket::test {

struct LatticeAgent {
    std::uint32_t agent = 0;
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t z = 0;
};

struct RecordedCrowd {
    steer::RecordingInfo info;
    std::vector<steer::RecordedAgent> agents; ///< except begin and end
    std::vector<std::vector<LatticeAgent>> frames;

    std::uint64_t hash(std::size_t frame) const { return 0x9E3779B97F4A7C15 * (frame + 1); }
};

struct CrowdHabits {
    std::size_t agents = 20;
    std::size_t frames = 200;
    std::int64_t origin = 0;    ///< they start around here, lattice units
    std::int64_t spread = 1000; ///< this far from it
    std::int64_t push = 30;     ///< largest change of a move in a frame
    double coming = 1;          ///< share of the absent that come with a frame; 1: all at once
    double leaving = 0;         ///< share of the present that leave with a frame
    double jumping = 0;         ///< likewise: to anywhere that can be recorded
    double standing = 0;        ///< share of agents that never move
    bool hasHeights = false;
};
struct NamedHabits {
    const char* name;
    CrowdHabits habits;
};
/// All kinds of crowds that differ for a recording.
const std::vector<NamedHabits>& crowdsOfAllKinds();

RecordedCrowd randomCrowd(const CrowdHabits& habits, std::uint64_t seed);

/// Appends frames [from, to) of the crowd. If the builder has no frames, adds all agents first.
void append(const RecordedCrowd& crowd, std::size_t from, std::size_t to,
            steer::RecordingBuilder& builder);
steer::Recording recordingOf(const RecordedCrowd& crowd);

/// The contents of each frame.
std::vector<steer::Frame> shownBy(const RecordedCrowd& crowd);
/// With `begin` and `end`.
std::vector<steer::RecordedAgent> agentsOf(const RecordedCrowd& crowd);

/// The first difference, in words. Empty if the recording holds the crowd's first `frames`.
std::string difference(const steer::Recording& recording, const RecordedCrowd& crowd,
                       std::size_t frames);

} // namespace thicket::test
