#pragma once

#include "libsteer/sim/crowd.h"

#include <cstdint>
#include <string>
#include <vector>

namespace thicket::test {

/// An input and the step before which it comes.
struct TimedInput {
    std::uint64_t step = 0;
    steer::CrowdInput input;
};

/// A small crowd whose every step is held to a known hash.
struct CrowdSample {
    std::string name;
    steer::Scenario scenario;
    steer::CrowdParams params;
    std::vector<TimedInput> inputs; ///< ascending by step
};

/// Twenty of some 40 to 200 agents: between them every behaviour, guidance, kind of obstacle and
/// input, mixed radii, steps and places.
std::vector<CrowdSample> crowdSamples();

/// `count` agents in a jittered lattice of that spacing round `middle`; ids from `firstId` on.
std::vector<steer::CrowdAgent> latticeOf(int count, double spacing, nav::Point middle,
                                         std::uint64_t seed, std::uint32_t firstId = 1);

/// Gives the inputs that come before the next step.
void applyDue(steer::Crowd& crowd, const CrowdSample& sample);

} // namespace thicket::test
