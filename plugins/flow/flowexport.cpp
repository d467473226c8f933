#include "plugins/flow/flowexport.h"

#include "libsteer/guidance/flowdocument.h"
#include "plugins/flow/flowimage.h"
#include "plugins/shapes/frameoptions.h"
#include "plugins/shapes/kinds.h"

#include <algorithm>
#include <cmath>

namespace thicket::plugins {

namespace {

using Fidelity = Ledger::Fidelity;

QList<FormatNote> notesOf(const nav::Map& map, const steer::CellGrid& grid)
{
    Ledger ledger;
    ledger.count({"cell", "cells", " of a flow field"}, Fidelity::exact,
                 std::size_t(grid.columns()) * std::size_t(grid.rows()));
    for (const nav::MapObject& object : map.objects()) {
        if (nav::isObstacle(object.geometry))
            ledger.count(kindLine(object.geometry, ": only by the cells that are blocked"),
                         Fidelity::approximated, object.id);
        else if (!std::holds_alternative<nav::GoalMarker>(object.geometry))
            countLeftOut(ledger, object);
    }
    Ledger::Kept kept;
    kept.bounds = true;
    kept.layers = false;
    ledger.countLeftovers(map, kept);
    return ledger.notes();
}

} // namespace

double usualCell(const nav::Map& map)
{
    nav::Box box = map.settings.bounds.value_or(nav::Box{});
    if (box.isEmpty())
        box = map.extent();
    const double side = std::max(box.width(), box.height()) / 250;
    if (!(side > 1e-9))
        return 1;
    const double power = std::pow(10, std::floor(std::log10(side)));
    for (const double round : {1.0, 2.0, 2.5, 5.0})
        if (round * power >= side)
            return round * power;
    return 10 * power;
}

Result<ExportBundle> exportFlow(const nav::Map& map, steer::MapFlowOptions options,
                                const Frame& frame)
{
    options.mostCells = 4e6;
    const auto costs = steer::mapFlow(map, options);
    if (!costs)
        return Unexpected(costs.error());
    const steer::FlowField field(*costs);
    const bool isUp = yAxisIn(frame, map) == nav::YAxis::up;
    const FlowImage image = flowImage(*costs, field, frame, isUp);
    if (image.png.isEmpty())
        return Unexpected("The image of the flow field could not be made.");
    QByteArray document = QByteArray::fromStdString(
        steer::flowDocument(*costs, field, options.radius, {frame.scale(), frame.flips()}));
    document.chop(2); // the last bracket
    document += QByteArray::fromStdString(frameKeys(frame, map) +
                                          ",\n\"image\": " + imageKeys(image, isUp) + "}\n");
    ExportBundle bundle;
    bundle.files << ExportBundle::File{{}, document} << ExportBundle::File{".png", image.png};
    bundle.notes = notesOf(map, costs->grid());
    return bundle;
}

} // namespace thicket::plugins
