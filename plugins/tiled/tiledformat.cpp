#include "plugins/tiled/tiledformat.h"

#include "plugins/api/formatoptions.h"
#include "plugins/tiled/tmjexport.h"

namespace thicket::plugins {

FormatInfo TiledFormat::info() const
{
    FormatInfo info;
    info.id = "tiled";
    info.title = "Tiled map (JSON)";
    info.suffixes = QStringList{"tmj"};
    info.canExport = true;
    info.exportOptions << FormatOption{"pixelsPerUnit", "how many pixels one map unit becomes",
                                       "16"};
    return info;
}

Result<ExportBundle> TiledFormat::exportMap(const nav::Map& map, const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().exportOptions, options);
    if (!values)
        return Unexpected(values.error());
    const Result<double> scale = numberOption(*values, "pixelsPerUnit", 1e-6, 1e6);
    if (!scale)
        return Unexpected(scale.error());
    return exportTmj(map, *scale);
}

} // namespace thicket::plugins
