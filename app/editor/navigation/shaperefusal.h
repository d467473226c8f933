#pragma once

#include "libnav/collision/expansion/obstacle.h"
#include "libnav/result.h"

#include <span>

/// Why no field can be made of a map: what the status line says in place of a path.
namespace thicket::editor {

/// The error of building a field of these obstacles, in the language of the window: "polygon 4
/// crosses itself". What no tool can draw and no file can bring stays in the library's words.
Error refusalOf(std::span<const nav::Obstacle> obstacles, const Error& error);
/// The same for the shapes that changes bring.
Error refusalOf(std::span<const nav::ObstacleChange> changes, const Error& error);

} // namespace thicket::editor
