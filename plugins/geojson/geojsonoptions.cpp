#include "plugins/geojson/geojsonoptions.h"

#include "plugins/api/formatoptions.h"

namespace thicket::plugins {

namespace {

constexpr double mostLatitude = 89;

/// Reads numbers one after the other. After an error the results have no meaning.
class NumberReader {
public:
    explicit NumberReader(const OptionValues& values) : m_values(values) {}

    std::optional<Error> problem;

    void read(const char* key, double& out, double least, double most)
    {
        const Result<double> number = numberOption(m_values, key, least, most);
        if (number)
            out = *number;
        else if (!problem)
            problem = number.error();
    }
    void read(const char* key, std::optional<double>& out, const char* absent, double least,
              double most)
    {
        if (m_values.value(key) == QLatin1String(absent))
            return;
        double number = 0;
        read(key, number, least, most);
        out = number;
    }

private:
    const OptionValues& m_values;
};

GeoCoordinates coordinatesOf(const QString& word)
{
    return word == "degrees" ? GeoCoordinates::degrees
           : word == "plain" ? GeoCoordinates::plain
                             : GeoCoordinates::automatic;
}

} // namespace

QList<FormatOption> geoJsonExportOptions()
{
    return {
        {"coordinates",
         "plain (the map's own, y up) or degrees of longitude and latitude, where the map is flat",
         "plain",
         {"plain", "degrees"}},
        {"longitude", "longitude of the map's origin, in degrees", "0"},
        {"latitude", "latitude of the map's origin, in degrees", "0"},
        {"metresPerUnit", "metres, or the file's plain units, for each map unit", "1"},
        {"arcError", "how far the rings round circles may be off, in map units", "0.05"},
    };
}

Result<GeoJsonExportOptions> geoJsonExportOptionsFrom(const OptionValues& values)
{
    GeoJsonExportOptions options;
    options.coordinates = coordinatesOf(values.value("coordinates"));
    NumberReader reader(values);
    reader.read("longitude", options.longitude, -180, 180);
    reader.read("latitude", options.latitude, -mostLatitude, mostLatitude);
    reader.read("metresPerUnit", options.scale, 1e-9, 1e9);
    reader.read("arcError", options.arcError, 1e-9, 1e9);
    if (reader.problem)
        return Unexpected(*reader.problem);
    return options;
}

QList<FormatOption> geoJsonImportOptions()
{
    return {
        {"coordinates",
         "plain, degrees of longitude and latitude, or auto: as they seem to be",
         "auto",
         {"auto", "plain", "degrees"}},
        {"longitude", "longitude of the map's origin, in degrees, or auto: the middle of the file",
         "auto"},
        {"latitude", "latitude of the map's origin, in degrees, or auto: the middle of the file",
         "auto"},
        {"scale", "map units for each unit of the file, or each metre with degrees", "1"},
        {"pointRadius", "radius of points without one, in map units, or none: they are left out",
         "none"},
        {"thickness", "thickness of lines without one, in map units", "0"},
        {"holes",
         "shapes with holes: cut into polygons that touch, or fill the holes",
         "cut",
         {"cut", "fill"}},
    };
}

Result<GeoJsonImportOptions> geoJsonImportOptionsFrom(const OptionValues& values)
{
    GeoJsonImportOptions options;
    options.coordinates = coordinatesOf(values.value("coordinates"));
    options.cutsHoles = values.value("holes") == "cut";
    NumberReader reader(values);
    reader.read("longitude", options.longitude, "auto", -180, 180);
    reader.read("latitude", options.latitude, "auto", -mostLatitude, mostLatitude);
    reader.read("pointRadius", options.pointRadius, "none", 0, 1e9);
    reader.read("scale", options.scale, 1e-9, 1e9);
    reader.read("thickness", options.thickness, 0, 1e9);
    if (reader.problem)
        return Unexpected(*reader.problem);
    return options;
}

} // namespace thicket::plugins
