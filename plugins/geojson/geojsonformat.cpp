#include "plugins/geojson/geojsonformat.h"

#include "plugins/api/formatoptions.h"
#include "plugins/geojson/geojsonexport.h"
#include "plugins/geojson/geojsonimport.h"

namespace thicket::plugins {

FormatInfo GeoJsonFormat::info() const
{
    FormatInfo info;
    info.id = "geojson";
    info.title = "Geographic features (GeoJSON)";
    info.suffixes = QStringList{"geojson"};
    info.alsoReads = QStringList{"json"};
    info.marks = QStringList{"\"FeatureCollection\"", "\"Feature\"", "\"GeometryCollection\"",
                             "\"coordinates\""};
    info.canImport = true;
    info.canExport = true;
    info.importOptions = geoJsonImportOptions();
    info.exportOptions = geoJsonExportOptions();
    return info;
}

Result<ImportedMap> GeoJsonFormat::importMap(const ImportSource& source,
                                             const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().importOptions, options);
    if (!values)
        return Unexpected(values.error());
    const Result<GeoJsonImportOptions> chosen = geoJsonImportOptionsFrom(*values);
    if (!chosen)
        return Unexpected(chosen.error());
    return importGeoJson(source, *chosen);
}

Result<ExportBundle> GeoJsonFormat::exportMap(const nav::Map& map,
                                              const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().exportOptions, options);
    if (!values)
        return Unexpected(values.error());
    const Result<GeoJsonExportOptions> chosen = geoJsonExportOptionsFrom(*values);
    if (!chosen)
        return Unexpected(chosen.error());
    return exportGeoJson(map, *chosen);
}

} // namespace thicket::plugins
