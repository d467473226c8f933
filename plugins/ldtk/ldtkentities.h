#pragma once

#include "plugins/ldtk/ldtkproject.h"
#include "plugins/ldtk/ldtktarget.h"

namespace thicket::plugins {

/// Adds the entities of an instance of an Entities layer. `origin`: of the layer, pixels of the
/// world.
///  - Entities called start, goal and agent (or as the options say) become markers at their pivots.
///  - Entities called spawn become spawn areas in their boxes, with the fields of a map's.
///  - Entities called wall and polygon, and those with a list of points of that name, become walls
///    and polygons through the centres of its cells, as the editor draws it: a path begins at the
///    cell of the entity, and a loop is closed.
///  - Others are rectangles or ellipses of their size, where the options or how they are drawn make
///    them obstacles, and else left out. A field "radius" of an entity called circle is its radius.
/// Fields "radius" and "thickness" are pixels, or cells where the editor shows them so. All other
/// fields become properties. The field "name" gives the name, else the entity's identifier.
void readEntities(const JsonNode& instance, nav::Point origin, int layer,
                  const LdtkProject& project, const LdtkOptions& options, LdtkTarget& target);

} // namespace thicket::plugins
