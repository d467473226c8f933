#pragma once

#include "app/editor/edits/clipping.h"

namespace thicket::editor {

/// The edit that adds the objects of another map, where they are, with new ids. They stay on their
/// layers: those of the map with the same names, or else new ones on top, which are shown and
/// unlocked. If the map has objects but no layers, its own come onto a layer below those. Errors:
/// those of pasted(), or a layer of the map is locked or hidden. Any thread.
Result<Pasting> added(const nav::Map& map, const nav::Map& other);

} // namespace thicket::editor
