#pragma once

#include "plugins/ldtk/ldtkproject.h"
#include "plugins/ldtk/ldtktarget.h"

namespace thicket::plugins {

/// Adds the cells of an instance of an IntGrid layer as polygons (mergedCells()), each of cells of
/// one value, with its name and the property intGrid. `origin`: of the layer, pixels of the world.
void readIntGrid(const JsonNode& instance, nav::Point origin, const LdtkLayerDef& def,
                 const LdtkOptions& options, LdtkTarget& target);

/// Adds what is outside of all levels and within the box round them as polygons, on a layer of this
/// order. Faults are those of `root`.
void blockOutside(const JsonNode& root, const std::vector<LdtkLevel>& levels, int layer,
                  LdtkTarget& target);

} // namespace thicket::plugins
