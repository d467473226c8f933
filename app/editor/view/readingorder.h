#pragma once

#include "libnav/map/map.h"

#include <optional>

namespace thicket::editor {

struct Camera;

/// The object of a visible layer after `after`, or before it if `backwards`, row by row as the
/// camera shows the map. The last is followed by the first. If `after` is nullopt, the
/// first object, or the last if `backwards`. nullopt if no object is visible.
std::optional<nav::ObjectId> nextInReadingOrder(const nav::Map& map, const Camera& camera,
                                                std::optional<nav::ObjectId> after, bool backwards);

} // namespace thicket::editor
