#pragma once

#include "app/editor/document/clipping.h"

namespace thicket::editor {

/// The edit that adds the objects of another map, where they are, with new ids. Its layers come
/// along, on top, unless the map has some of the same names. The errors are those of pasted(). Any
/// thread.
Result<Pasting> added(const nav::Map& map, const nav::Map& other);

} // namespace thicket::editor
