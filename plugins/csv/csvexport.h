#pragma once

#include "plugins/api/mapformat.h"

namespace thicket::plugins {

/// Writes the header x,y,radius and every circle in drawing order, with the fewest digits that read
/// back to the same bits. Everything else is left out and named in the notes.
ExportBundle exportCsv(const nav::Map& map);

} // namespace thicket::plugins
