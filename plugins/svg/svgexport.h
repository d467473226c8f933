#pragma once

#include "plugins/svg/svgoptions.h"

namespace thicket::plugins {

/// Writes a drawing whose coordinates are those of the map, in Inkscape's layers: those of the map,
/// then by option the graph, the flow and the path, then the markers ("agents"). A map whose y
/// points up is turned over by a transform of the layers. What SVG has no word for stands in
/// attributes of the namespace `thicket`, and the map's settings in the metadata, so that
/// importSvg() gives the same map.
ExportBundle exportSvg(const nav::Map& map, const SvgExportOptions& options);

} // namespace thicket::plugins
