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

/// The result of running a recorded crowd again.
struct Verification {
    enum class Outcome : std::uint8_t {
        verified,   ///< every frame's state is the same, bit for bit
        mapDiffers, ///< obstacles, groups or agents of the map differ from the recorded ones
        differs,    ///< states differ from frame `frames` on
        cancelled,
    };
    /// The first agent, by id, whose position differs.
    struct Agent {
        std::uint32_t id = 0;
        std::uint32_t group = 0;
        /// Distance from the recorded position, map units; absent if only one of the runs has the
        /// agent.
        std::optional<double> distance;
        std::vector<StackedBehaviour> stack; ///< its behaviours
    };

    Outcome outcome = Outcome::verified;
    std::uint32_t frames = 0; ///< number of equal frames
    /// Absent if all positions are equal; then only the agents' memory differs.
    std::optional<Agent> agent = {};
};

struct VerifyOptions {
    unsigned threads = 1; ///< see Crowd::step()
    /// Called after each frame with the number of frames done; false cancels.
    std::function<bool(std::uint32_t)> goesOn = {};
};

/// Runs the crowd again on the map, with the recorded parameters and inputs, and compares every
/// frame's hash. Errors: a recording that is not of a simulation, a map from which no crowd can be
/// made, inputs that the crowd refuses. Any thread.
THICKET_STEER_EXPORT Result<Verification> verify(const Recording& recording, const nav::Map& map,
                                                 const VerifyOptions& options = {});
/// The same with the scenario of the map, see scenarioOf().
THICKET_STEER_EXPORT Result<Verification>
verify(const Recording& recording, const Scenario& scenario, const VerifyOptions& options = {});

} // namespace thicket::steer
