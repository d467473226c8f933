#pragma once

#include "libnav/result.h"
#include "libsteer/c/thicket.h"
#include "libsteer/sim/crowd.h"

namespace thicket::c {

/// The caller's groups, agents and obstacles. Errors: a struct is not sized, a behaviour is not
/// known; the rest is for Crowd::of() to check.
Result<steer::Scenario> scenarioOf(const thk_crowd_setup& setup);
steer::CrowdParams paramsOf(const thk_crowd_setup& setup);
steer::CrowdAgent agentOf(const thk_agent& agent);

} // namespace thicket::c
