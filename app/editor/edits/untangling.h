#pragma once

#include "libnav/geometry/shapes.h"

#include <optional>
#include <vector>

namespace thicket::editor {

/// The corners of a polygon that crosses itself, in an order in which it does not. The part between
/// two sides that cross is reversed, again and again; each time the outline gets shorter. Repeated
/// corners are dropped. No value if that does not help: the outline touches itself, or there are
/// too many crossings. At least three corners. Any thread.
std::optional<std::vector<nav::Point>> untangled(std::vector<nav::Point> corners);

} // namespace thicket::editor
