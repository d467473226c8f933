#pragma once

#include "plugins/tiled/tiledmodel.h"

/// What objects have from templates and tiles without saying it themselves.
namespace thicket::plugins {

/// Completes an instance of a template.
void inherit(TiledObject& object, const TiledObject& made);
/// Completes an object that shows the tile.
void inherit(TiledObject& object, const TiledTile& tile);

/// A collision shape of the tile as a part of the object that shows the tile (null for a cell):
/// what the object says goes before what the shape says, and that before the tile.
TiledObject partOf(const TiledTile& tile, TiledObject shape, const TiledObject* object);

} // namespace thicket::plugins
