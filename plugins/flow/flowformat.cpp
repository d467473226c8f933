#include "plugins/flow/flowformat.h"

#include "libsteer/guidance/flowdocument.h"
#include "plugins/api/formatoptions.h"
#include "plugins/flow/flowexport.h"
#include "plugins/shapes/agentradius.h"
#include "plugins/shapes/frameoptions.h"

namespace thicket::plugins {

namespace {

using steer::FlowMethod;

constexpr FlowMethod methods[] = {FlowMethod::eikonal, FlowMethod::dijkstra,
                                  FlowMethod::breadthFirst};

QStringList methodNames()
{
    QStringList names;
    for (const FlowMethod method : methods)
        names << steer::name(method);
    return names;
}

} // namespace

FormatInfo FlowFormat::info() const
{
    FormatInfo info;
    info.id = "flow";
    info.title = "Flow field (JSON and 16-bit PNG)";
    info.suffixes = QStringList{"flow.json"};
    info.canExport = true;
    info.exportOptions
        << agentRadiusOption()
        << FormatOption{"cell", "the side of a cell, map units; empty: about 200 along the map", ""}
        << FormatOption{"method",
                        "how costs spread: eikonal (any angle), dijkstra (8 neighbours), bfs (4)",
                        "eikonal", methodNames()}
        << frameOptions();
    return info;
}

Result<ExportBundle> FlowFormat::exportMap(const nav::Map& map, const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().exportOptions, options);
    if (!values)
        return Unexpected(values.error());
    const Result<double> radius = agentRadius(map, *values);
    if (!radius)
        return Unexpected(radius.error());
    steer::MapFlowOptions flow;
    flow.radius = *radius;
    flow.cell = usualCell(map);
    if (!values->value("cell").isEmpty()) {
        const Result<double> cell = numberOption(*values, "cell", 1e-9, nav::coordinateLimit);
        if (!cell)
            return Unexpected(cell.error());
        flow.cell = *cell;
    }
    for (const FlowMethod method : methods)
        if (values->value("method") == steer::name(method))
            flow.method = method;
    const Result<Frame> frame = chosenFrame(map, *values);
    if (!frame)
        return Unexpected(frame.error());
    return exportFlow(map, flow, *frame);
}

} // namespace thicket::plugins
