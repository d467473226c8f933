#include "plugins/cppheader/cppheaderformat.h"

#include "plugins/api/formatoptions.h"
#include "plugins/cppheader/cppnames.h"
#include "plugins/cppheader/headerexport.h"

namespace thicket::plugins {

FormatInfo CppHeaderFormat::info() const
{
    FormatInfo info;
    info.id = "cppheader";
    info.title = "C++ header";
    info.suffixes = QStringList{"h"};
    info.canExport = true;
    info.exportOptions
        << FormatOption{"namespace", "the namespace of the constants; empty: after the map's name",
                        ""}
        << FormatOption{"scale", "lengths in the file for one map unit", "1"}
        << FormatOption{"yAxis", "where +y points in the file; map: as in the map", "map",
                        QStringList{"map", "up", "down"}};
    return info;
}

Result<ExportBundle> CppHeaderFormat::exportMap(const nav::Map& map,
                                                const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().exportOptions, options);
    if (!values)
        return Unexpected(values.error());
    const Result<double> scale = numberOption(*values, "scale", 1e-6, 1e6);
    if (!scale)
        return Unexpected(scale.error());
    std::string space = values->value("namespace").toStdString();
    if (space.empty())
        space = namespaceFor(map.settings.name);
    else if (!isNamespace(space))
        return optionError("namespace", "It is no name of a namespace in C++, such as game::maps.");
    const bool isUp = map.settings.yAxis == nav::YAxis::up;
    const QString wanted = values->value("yAxis");
    const bool flips = wanted != "map" && isUp != (wanted == "up");
    return exportHeader(map, Frame({0, 0}, *scale, flips), space);
}

} // namespace thicket::plugins
