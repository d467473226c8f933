#pragma once

#include "plugins/api/mapformat.h"
#include "plugins/movingai/gridoptions.h"

#include <string>
#include <string_view>

namespace thicket::plugins {

/// Reads a grid map. Cell (column, row) is the square from (column, row) to (column + 1, row + 1)
/// times the side of a cell; y points down. Blocked cells become polygons (mergedCells()) on the
/// layer "blocked", or on one for each terrain; cells of some terrain circles at their centres. The
/// bounds are the grid and walls: what is outside cannot be walked on. So the space that is free
/// for an agent of radius 0 is that of the free cells, each joined to its four neighbours.
Result<ImportedMap> importGrid(std::string_view bytes, const std::string& name,
                               const GridOptions& options);

} // namespace thicket::plugins
