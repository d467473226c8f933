#include "plugins/movingai/movingaiformat.h"

#include "plugins/api/formatoptions.h"
#include "plugins/movingai/gridimport.h"

namespace thicket::plugins {

FormatInfo MovingAiFormat::info() const
{
    FormatInfo info;
    info.id = "movingai";
    info.title = "Grid map (MovingAI)";
    info.suffixes = QStringList{"map"};
    info.marks = QStringList{"type octile"};
    info.canImport = true;
    info.importOptions = gridImportOptions();
    return info;
}

Result<ImportedMap> MovingAiFormat::importMap(const ImportSource& source,
                                              const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().importOptions, options);
    if (!values)
        return Unexpected(values.error());
    const Result<GridOptions> chosen = gridOptionsFrom(*values);
    if (!chosen)
        return Unexpected(chosen.error());
    return importGrid({source.bytes.constData(), std::size_t(source.bytes.size())},
                      source.name.toStdString(), *chosen);
}

} // namespace thicket::plugins
