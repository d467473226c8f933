#pragma once

#include "libnav/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace thicket::plugins {

/// What a file is that holds no map, if its first bytes tell, and what to open instead: a scenario
/// of the MovingAI benchmark (.scen), which names its map. nullopt for all others.
std::optional<Error> otherKind(std::string_view head, const std::string& name);

} // namespace thicket::plugins
