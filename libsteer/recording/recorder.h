#pragma once

#include "libsteer/recording/recording.h"
#include "libsteer/recording/recordingbuilder.h"
#include "libsteer/sim/crowd.h"
#include "libsteer/steer_export.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace thicket::steer {

/// What tells whether a crowd may be run anew on a map: FNV-1a over obstacles, groups and agents.
/// A map's names of objects, layers and colours are no part of it.
THICKET_STEER_EXPORT std::uint64_t scenarioHash(const Scenario& scenario);

/// Records a crowd while it runs. Costs a few nanoseconds an agent and step.
class THICKET_STEER_EXPORT Recorder {
public:
    /// The crowd as it begins is frame 0: it has made no step and had no input.
    Recorder(const Crowd& crowd, std::uint64_t mapHash);

    /// What the crowd has just taken by Crowd::apply().
    void input(const Crowd& crowd, const CrowdInput& input);
    /// After each step.
    void take(const Crowd& crowd);

    /// What there is so far: RecordingBuilder::recording().
    Recording recording() const { return m_builder.recording(); }

private:
    struct Known {
        std::uint32_t id = 0;
        std::uint32_t number = 0;
    };
    void append(const Crowd& crowd);
    void note(const Crowd& crowd);

    RecordingBuilder m_builder;
    std::vector<Known> m_known; ///< who was in the last frame, ascending by id
    std::vector<Known> m_next;
    std::vector<PlacedAgent> m_placed;
};

} // namespace thicket::steer
