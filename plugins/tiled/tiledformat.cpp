#include "plugins/tiled/tiledformat.h"

#include "plugins/api/formatoptions.h"
#include "plugins/tiled/tiledexport.h"
#include "plugins/tiled/tiledimport.h"
#include "plugins/tiled/tmjwriter.h"

namespace thicket::plugins {

FormatInfo TiledFormat::info() const
{
    FormatInfo info;
    info.id = "tiled";
    info.title = "Tiled map (JSON)";
    info.suffixes = QStringList{"tmj"};
    info.alsoReads = QStringList{"json"};
    info.marks = QStringList{"\"tiledversion\"", "\"tilewidth\"", "\"compressionlevel\"",
                             "\"nextobjectid\"", "\"renderorder\""};
    info.canImport = true;
    info.canExport = true;
    info.importOptions = tiledImportOptions();
    info.exportOptions = tiledExportOptions();
    return info;
}

Result<ImportedMap> TiledFormat::importMap(const ImportSource& source,
                                           const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().importOptions, options);
    if (!values)
        return Unexpected(values.error());
    return importTiled(source, *values);
}

Result<ExportBundle> TiledFormat::exportMap(const nav::Map& map, const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().exportOptions, options);
    if (!values)
        return Unexpected(values.error());
    return exportTiled(map, *values, writeTmj);
}

} // namespace thicket::plugins
