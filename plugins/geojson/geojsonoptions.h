#pragma once

#include "plugins/api/mapformat.h"

#include <optional>

namespace thicket::plugins {

/// What coordinates are.
enum class GeoCoordinates { automatic, plain, degrees };

struct GeoJsonExportOptions {
    GeoCoordinates coordinates = GeoCoordinates::plain;
    double scale = 1;     ///< units of the file for each map unit; metres with degrees
    double longitude = 0; ///< of the map's (0, 0)
    double latitude = 0;
    double arcError = 0.05; ///< of rings round circles, map units
};

QList<FormatOption> geoJsonExportOptions();
/// Of completed options. Errors: optionError().
Result<GeoJsonExportOptions> geoJsonExportOptionsFrom(const OptionValues& values);

struct GeoJsonImportOptions {
    GeoCoordinates coordinates = GeoCoordinates::automatic;
    double scale = 1; ///< map units for each unit of the file, or each metre
    /// Of the map's (0, 0). Absent: as the file says, else the middle of the file.
    std::optional<double> longitude;
    std::optional<double> latitude;
    std::optional<double> pointRadius; ///< of points without a radius, map units; absent: left out
    double thickness = 0;              ///< of lines without one, map units
    bool cutsHoles = true;
};

QList<FormatOption> geoJsonImportOptions();
Result<GeoJsonImportOptions> geoJsonImportOptionsFrom(const OptionValues& values);

} // namespace thicket::plugins
