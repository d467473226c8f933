#include "plugins/tiled/tiledformat.h"

#include "libnav/excerpt.h"
#include "plugins/api/formatoptions.h"
#include "plugins/tiled/tmjexport.h"

#include <charconv>

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
    const std::string text = values->value("pixelsPerUnit").toStdString();
    const char* const end = text.data() + text.size();
    double scale = 0;
    const auto read = std::from_chars(text.data(), end, scale);
    if (read.ec != std::errc() || read.ptr != end || !(scale >= 1e-6 && scale <= 1e6)) {
        return optionError("pixelsPerUnit",
                           '"' + excerpt(text) + "\" is not a number from 1e-6 to 1e6.");
    }
    return exportTmj(map, scale);
}

} // namespace thicket::plugins
