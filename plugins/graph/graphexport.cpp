#include "plugins/graph/graphexport.h"

#include "libnav/tangent/graphdocument.h"
#include "libnav/tangent/graphsize.h"
#include "plugins/api/formatoptions.h"
#include "plugins/shapes/frameoptions.h"
#include "plugins/shapes/kinds.h"

#include <string_view>

namespace thicket::plugins {

namespace {

using Fidelity = Ledger::Fidelity;

Unexpected tooLarge(std::size_t mostEdges, const std::string& size)
{
    return optionError("mostEdges", "The complete tangent graph has " + size +
                                        " surfing edges, and " + std::to_string(mostEdges) +
                                        " are allowed.");
}

QList<FormatNote> notesOf(const nav::Map& map, const nav::VisitedGraph& graph)
{
    Ledger ledger;
    ledger.count({"surfing edge", "surfing edges", ": exact"}, Fidelity::exact, graph.surfing);
    ledger.count({"hugging edge", "hugging edges", ": exact"}, Fidelity::exact, graph.hugging);
    for (const nav::MapObject& object : map.objects()) {
        if (!nav::isObstacle(object.geometry))
            countLeftOut(ledger, object);
        else if (nav::isInverted(object.geometry))
            ledger.count(kindLine(object.geometry, ": only by what it cuts off the graph"),
                         Fidelity::approximated, object.id);
        if (!object.name.empty() || !object.properties.empty())
            ledger.count(
                {"object's name and properties", "objects' names and properties", ": left out"},
                Fidelity::leftOut, object.id);
    }
    Ledger::Kept kept;
    kept.bounds = true;
    kept.layers = false;
    ledger.countLeftovers(map, kept);
    return ledger.notes();
}

} // namespace

Result<ExportBundle> exportGraph(const nav::Map& map, double radius, std::size_t mostEdges,
                                 const Frame& frame)
{
    const auto field = nav::ObstacleField::build(toFile(frame, nav::obstacles(map)),
                                                 radius * frame.scale(), {.keepsTangents = true});
    if (!field)
        return Unexpected(field.error());
    nav::CompleteGraphOptions options;
    options.maxSurfingEdges = mostEdges;
    options.threads = 0;
    if (const auto size = nav::surelyMoreThan(mostEdges, *field, options))
        return tooLarge(mostEdges, *size);
    QByteArray bytes;
    const auto graph = nav::writeGraph(*field, options, [&](std::string_view text) {
        bytes.append(text.data(), qsizetype(text.size()));
        return Result<void>();
    });
    if (!graph)
        return Unexpected(graph.error());
    if (graph->truncated)
        return tooLarge(mostEdges, "more");
    bytes.chop(2); // the last bracket
    bytes += QByteArray::fromStdString(frameKeys(frame, map)) + "}\n";
    return ExportBundle{{{{}, bytes}}, notesOf(map, *graph)};
}

} // namespace thicket::plugins
