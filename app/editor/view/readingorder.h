#pragma once

#include "libnav/map/map.h"

#include <optional>

namespace thicket::editor {

struct Camera;

/// The object of a visible layer that follows `after` when read row by row as the camera shows the
/// map, backwards the one before it; round from the last to the first. Where `after` is nothing or
/// not shown, the first, backwards the last. Nothing when no object is visible.
std::optional<nav::ObjectId> nextInReadingOrder(const nav::Map& map, const Camera& camera,
                                                std::optional<nav::ObjectId> after, bool backwards);

} // namespace thicket::editor
