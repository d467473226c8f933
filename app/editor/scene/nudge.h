#pragma once

#include "libnav/geometry/shapes.h"

#include <optional>

class QKeyEvent;

namespace thicket::editor {

class Canvas;

/// How far an arrow key moves things, as the arrow points on the screen: 1 px, with Shift 10 px,
/// with Ctrl one grid step. nullopt for other keys.
std::optional<nav::Point> nudgeOf(const QKeyEvent& event, const Canvas& canvas);

} // namespace thicket::editor
