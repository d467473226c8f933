#include "plugins/tiled/tmxformat.h"

#include "plugins/api/formatoptions.h"
#include "plugins/tiled/tiledexport.h"
#include "plugins/tiled/tiledimport.h"
#include "plugins/tiled/tmxwriter.h"

namespace thicket::plugins {

FormatInfo TmxFormat::info() const
{
    FormatInfo info;
    info.id = "tmx";
    info.title = "Tiled map (XML)";
    info.suffixes = QStringList{"tmx"};
    info.marks = QStringList{"<map "};
    info.canImport = true;
    info.canExport = true;
    info.importOptions = tiledImportOptions();
    info.exportOptions = tiledExportOptions();
    return info;
}

Result<ImportedMap> TmxFormat::importMap(const ImportSource& source,
                                         const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().importOptions, options);
    if (!values)
        return Unexpected(values.error());
    return importTiled(source, *values);
}

Result<ExportBundle> TmxFormat::exportMap(const nav::Map& map, const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().exportOptions, options);
    if (!values)
        return Unexpected(values.error());
    return exportTiled(map, *values, writeTmx);
}

} // namespace thicket::plugins
