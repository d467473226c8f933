#pragma once

#include "plugins/api/mapformat.h"
#include "plugins/ldtk/ldtkoptions.h"

namespace thicket::plugins {

/// Reads a project of the LDtk level editor, with its separate level files: IntGrid layers and
/// entities of the chosen levels, where they are in their world. y points down. Layers become
/// layers, in their order. Tiles are pictures, and left out.
Result<ImportedMap> importLdtk(const ImportSource& source, const LdtkOptions& options);

} // namespace thicket::plugins
