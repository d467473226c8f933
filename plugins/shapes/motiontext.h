#pragma once

#include "libnav/json/json.h"
#include "libnav/map/motion.h"

#include <optional>
#include <string>

namespace thicket::plugins {

/// The motion of an obstacle as a map file has it: a JSON object in one line.
std::string motionText(const nav::Motion& motion);
/// Reads it back. No value if a map file could not have it.
std::optional<nav::Motion> motionFrom(const nav::Json& json);

} // namespace thicket::plugins
