#pragma once

#include "libnav/map/mapobject.h"

namespace thicket::editor {

/// Whether the object can have a motion: it is an obstacle, and no arena, whose outside blocks.
/// Any thread.
bool canMove(const nav::MapObject& object);

} // namespace thicket::editor
