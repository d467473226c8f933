#pragma once

#include "libsteer/sim/crowd.h"

#include <cstdint>
#include <string>
#include <vector>

namespace thicket::test {

/// An input and the step that it precedes.
struct TimedInput {
    std::uint64_t step = 0;
    steer::CrowdInput input;
};

/// A small crowd whose every step is compared with a known hash.
struct CrowdSample {
    std::string name;
    steer::Scenario scenario;
    steer::CrowdParams params;
    std::vector<TimedInput> inputs; ///< ascending by step
};

/// Twenty crowds of about 40 to 200 agents. Together they have every behaviour, guidance, kind of
/// obstacle and input, mixed radii, steps and positions.
std::vector<CrowdSample> crowdSamples();

/// `count` agents in a jittered lattice of that spacing round `middle`. Ids from `firstId` on.
std::vector<steer::CrowdAgent> latticeOf(int count, double spacing, nav::Point middle,
                                         std::uint64_t seed, std::uint32_t firstId = 1);

/// Applies the inputs that precede the next step.
void applyDue(steer::Crowd& crowd, const CrowdSample& sample);

} // namespace thicket::test
