#include "plugins/graph/graphformat.h"

#include "plugins/api/formatoptions.h"
#include "plugins/graph/graphexport.h"
#include "plugins/shapes/agentradius.h"
#include "plugins/shapes/frameoptions.h"

namespace thicket::plugins {

FormatInfo GraphFormat::info() const
{
    FormatInfo info;
    info.id = "graph";
    info.title = "Tangent graph (JSON)";
    info.suffixes = QStringList{"graph.json"};
    info.canExport = true;
    info.exportOptions << agentRadiusOption()
                       << FormatOption{"mostEdges",
                                       "refuse a graph of more surfing edges than this", "200000"}
                       << frameOptions();
    return info;
}

Result<ExportBundle> GraphFormat::exportMap(const nav::Map& map, const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().exportOptions, options);
    if (!values)
        return Unexpected(values.error());
    const Result<double> radius = agentRadius(map, *values);
    if (!radius)
        return Unexpected(radius.error());
    const Result<double> most = numberOption(*values, "mostEdges", 1, double(mostGraphEdges));
    if (!most)
        return Unexpected(most.error());
    const Result<Frame> frame = chosenFrame(map, *values);
    if (!frame)
        return Unexpected(frame.error());
    return exportGraph(map, *radius, std::size_t(*most), *frame);
}

} // namespace thicket::plugins
