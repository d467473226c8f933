#include "plugins/unity/unityformat.h"

#include "plugins/api/formatoptions.h"
#include "plugins/unity/unityexport.h"

namespace thicket::plugins {

FormatInfo UnityFormat::info() const
{
    FormatInfo info;
    info.id = "unity";
    info.title = "Unity (JSON and C# loader)";
    info.suffixes = QStringList{"unity.json"};
    info.canExport = true;
    info.exportOptions
        << FormatOption{"scale", "lengths in the file for one map unit; y points up", "1"}
        << FormatOption{"arcError",
                        "how far polygons in the place of circles may be off them, in map units",
                        "0.01"};
    return info;
}

Result<ExportBundle> UnityFormat::exportMap(const nav::Map& map, const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().exportOptions, options);
    if (!values)
        return Unexpected(values.error());
    const Result<double> scale = numberOption(*values, "scale", 1e-6, 1e6);
    if (!scale)
        return Unexpected(scale.error());
    const Result<double> arcError = numberOption(*values, "arcError", 1e-9, 1e6);
    if (!arcError)
        return Unexpected(arcError.error());
    return exportUnity(map, *scale, *arcError);
}

} // namespace thicket::plugins
