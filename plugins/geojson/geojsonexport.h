#pragma once

#include "plugins/geojson/geojsonoptions.h"

namespace thicket::plugins {

/// Writes a FeatureCollection with a feature for each object, in the map's drawing order, and the
/// map's settings in a member `thicket`, so that importGeoJson() gives the same map; with a scale
/// or degrees up to rounding. Errors: places that no longitude and latitude have.
Result<ExportBundle> exportGeoJson(const nav::Map& map, const GeoJsonExportOptions& options);

} // namespace thicket::plugins
