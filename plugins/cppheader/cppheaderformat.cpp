#include "plugins/cppheader/cppheaderformat.h"

#include "plugins/api/formatoptions.h"
#include "plugins/cppheader/cppnames.h"
#include "plugins/cppheader/headerexport.h"
#include "plugins/shapes/frameoptions.h"

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
        << frameOptions();
    return info;
}

Result<ExportBundle> CppHeaderFormat::exportMap(const nav::Map& map,
                                                const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().exportOptions, options);
    if (!values)
        return Unexpected(values.error());
    const Result<Frame> frame = chosenFrame(map, *values);
    if (!frame)
        return Unexpected(frame.error());
    std::string space = values->value("namespace").toStdString();
    if (space.empty())
        space = namespaceFor(map.settings.name);
    else if (!isNamespace(space))
        return optionError("namespace", "It is no name of a namespace in C++, such as game::maps.");
    return exportHeader(map, *frame, space);
}

} // namespace thicket::plugins
