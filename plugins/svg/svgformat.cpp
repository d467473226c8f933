#include "plugins/svg/svgformat.h"

#include "plugins/api/formatoptions.h"
#include "plugins/svg/svgexport.h"
#include "plugins/svg/svgimport.h"

namespace thicket::plugins {

FormatInfo SvgFormat::info() const
{
    FormatInfo info;
    info.id = "svg";
    info.title = "Drawing (SVG)";
    info.suffixes = QStringList{"svg"};
    info.canImport = true;
    info.marks = QStringList{"<svg"};
    info.canExport = true;
    info.importOptions = svgImportOptions();
    info.exportOptions = svgExportOptions();
    return info;
}

Result<ImportedMap> SvgFormat::importMap(const ImportSource& source,
                                         const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().importOptions, options);
    if (!values)
        return Unexpected(values.error());
    const Result<SvgImportOptions> chosen = svgImportOptionsFrom(*values);
    if (!chosen)
        return Unexpected(chosen.error());
    return importSvg(source, *chosen);
}

Result<ExportBundle> SvgFormat::exportMap(const nav::Map& map, const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().exportOptions, options);
    if (!values)
        return Unexpected(values.error());
    const Result<SvgExportOptions> chosen = svgExportOptionsFrom(*values);
    if (!chosen)
        return Unexpected(chosen.error());
    return exportSvg(map, *chosen);
}

} // namespace thicket::plugins
