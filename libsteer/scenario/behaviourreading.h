#pragma once

#include "libnav/json/json.h"
#include "libnav/result.h"
#include "libsteer/scenario/scenario.h"
#include "libsteer/scenario/targetreading.h"

#include <string>

namespace thicket::steer {

/// A behaviour of a map file: {"type": ..., "weight": ...}, its targets and its parameters by their
/// keys. Other keys are ignored. Errors name `place`.
Result<StackedBehaviour> readBehaviour(const nav::Json& json, const TargetReading& targets,
                                       const std::string& place);

/// Whether a behaviour of that type may have the key in a map file.
bool isBehaviourKey(BehaviourKind kind, std::string_view key);
/// All of them in words: "type", "weight" and "responseTime".
std::string behaviourKeys(BehaviourKind kind);

} // namespace thicket::steer
