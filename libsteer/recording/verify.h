#pragma once

#include "libnav/map/map.h"
#include "libnav/result.h"
#include "libsteer/recording/recording.h"
#include "libsteer/steer_export.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace thicket::steer {

/// What a second run of a recorded crowd came to.
struct Verification {
    enum class Outcome : std::uint8_t {
        verified,   ///< every frame's state is the same, bit for bit
        mapDiffers, ///< obstacles, groups or agents of the map are others than were recorded
        differs,    ///< from frame `frames` on
        cancelled,
    };
    /// The first agent, by id, that is not where it was recorded.
    struct Agent {
        std::uint32_t id = 0;
        std::uint32_t group = 0;
        /// Apart, map units; none where only one of both runs has it.
        std::optional<double> distance;
        std::vector<StackedBehaviour> stack; ///< what it steers by
    };

    Outcome outcome = Outcome::verified;
    std::uint32_t frames = 0; ///< that are the same
    /// None where all stand where they were recorded: then only what they remember differs.
    std::optional<Agent> agent = {};
};

struct VerifyOptions {
    unsigned threads = 1; ///< as Crowd::step()
    /// Asked after each frame with the number of those done; false cancels.
    std::function<bool(std::uint32_t)> goesOn = {};
};

/// Runs the crowd anew from the map, with the recorded parameters and inputs, and compares every
/// frame's hash. Errors: a recording of no simulation, a map that makes no crowd, inputs that the
/// crowd refuses. Any thread.
THICKET_STEER_EXPORT Result<Verification> verify(const Recording& recording, const nav::Map& map,
                                                 const VerifyOptions& options = {});
/// The same from what the map came to: scenarioOf().
THICKET_STEER_EXPORT Result<Verification>
verify(const Recording& recording, const Scenario& scenario, const VerifyOptions& options = {});

} // namespace thicket::steer
