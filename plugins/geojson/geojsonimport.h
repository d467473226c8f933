#pragma once

#include "plugins/geojson/geojsonoptions.h"

namespace thicket::plugins {

/// Reads a FeatureCollection, a Feature or a geometry:
/// - points with a property radius or diameter are circles; those whose type or class says so
/// markers;
/// - lines are walls, as thick as a property thickness or width, closed where they end at their
/// begin;
/// - polygons stay polygons; holes are cut or filled, by option;
/// - a property name, title or label is the name, layer the layer; the others are kept with their
/// type;
/// - degrees are projected round the origin, see LocalProjection. They are taken for such if they
/// can be
///   and span less than 5 degrees, where no option and no `crs` says otherwise;
/// - what Thicket exported is read as it was. A ring that was moved or reshaped since is a polygon.
///
/// Errors, with line and column: what is no JSON or no GeoJSON, coordinates beyond 1e9, properties
/// of the same name.
Result<ImportedMap> importGeoJson(const ImportSource& source, const GeoJsonImportOptions& options);

} // namespace thicket::plugins
