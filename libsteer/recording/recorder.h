#pragma once

#include "libsteer/recording/recording.h"
#include "libsteer/recording/recordingbuilder.h"
#include "libsteer/sim/crowd.h"
#include "libsteer/steer_export.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace thicket::steer {

/// Identifies the input of a crowd: FNV-1a over obstacles, groups, agents,
/// spawn areas and motions. A crowd may be run
/// again on a map with the same hash. Names of objects, layers and colours are not included.
THICKET_STEER_EXPORT std::uint64_t scenarioHash(const Scenario& scenario);

/// Records a crowd while it runs. Cost: a few nanoseconds per agent and step.
class THICKET_STEER_EXPORT Recorder {
public:
    /// Records the initial crowd as frame 0. It must have made no step and had no input.
    Recorder(const Crowd& crowd, std::uint64_t mapHash);

    /// Records an input. Call it after Crowd::apply() took it.
    void input(const Crowd& crowd, const CrowdInput& input);
    /// Records a frame. Call it after each step.
    void take(const Crowd& crowd);

    /// The recording so far, see RecordingBuilder::recording().
    Recording recording() const { return m_builder.recording(); }

private:
    struct Known {
        std::uint32_t id = 0;
        std::uint32_t number = 0;
    };
    void append(const Crowd& crowd);
    void note(const Crowd& crowd);
    void noteWaits(const Crowd& crowd);

    RecordingBuilder m_builder;
    std::vector<Known> m_known; ///< agents of the last frame, ascending by id
    std::vector<Known> m_next;
    std::vector<PlacedAgent> m_placed;
    std::vector<bool> m_waiting; ///< by moving obstacle
};

} // namespace thicket::steer
