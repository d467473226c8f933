#include "plugins/box2d/box2dformat.h"

#include "plugins/api/formatoptions.h"
#include "plugins/box2d/box2dexport.h"

namespace thicket::plugins {

FormatInfo Box2dFormat::info() const
{
    FormatInfo info;
    info.id = "box2d";
    info.title = "Box2D world (R.U.B.E. JSON)";
    info.suffixes = QStringList{"box2d.json"};
    info.canExport = true;
    info.exportOptions
        << FormatOption{"scale", "metres for one map unit; y points up", "1"}
        << FormatOption{"arcError",
                        "how far polygons in the place of circles may be off them, in map units",
                        "0.01"};
    return info;
}

Result<ExportBundle> Box2dFormat::exportMap(const nav::Map& map, const OptionValues& options) const
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
    return exportBox2d(map, *scale, *arcError);
}

} // namespace thicket::plugins
