#pragma once

#include "libnav/map/mapedit.h"

namespace thicket::editor {

/// Whether what an edit leaves of objects, templates and axes can be read from a file again: it
/// lies within the range of coordinates. Objects and templates that it leaves alone are not
/// checked. Pure: any thread.
bool canBeWritten(const nav::Map& map, const nav::MapEdit& edit);

} // namespace thicket::editor
