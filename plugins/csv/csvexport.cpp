#include "plugins/csv/csvexport.h"

namespace thicket::plugins {

namespace {

using Fidelity = FormatNote::Fidelity;

QString counted(qsizetype count, const char* one, const char* many)
{
    return QString("%1 %2").arg(count).arg(QLatin1String(count == 1 ? one : many));
}

void addNote(ExportBundle& bundle, Fidelity fidelity, const QList<nav::ObjectId>& objects,
             const char* one, const char* many, const char* rest)
{
    if (objects.isEmpty())
        return;
    bundle.notes << FormatNote{fidelity, counted(objects.size(), one, many) + QLatin1String(rest),
                               objects};
}

/// An import has the layer "trees" and nothing else.
void noteSettings(ExportBundle& bundle, const nav::MapSettings& settings)
{
    const auto leave = [&bundle](std::size_t count, const char* one, const char* many) {
        if (count > 0) {
            const QString text = counted(qsizetype(count), one, many) + ": left out";
            bundle.notes << FormatNote{Fidelity::leftOut, text, {}};
        }
    };
    const std::vector<nav::Layer>& layers = settings.layers;
    const bool isAsImported =
        layers.size() == 1 && layers[0].name == "trees" && layers[0].visible && !layers[0].locked;
    leave(isAsImported ? 0 : layers.size(), "layer", "layers");
    leave(settings.agentClasses.size(), "agent class", "agent classes");
    leave(settings.agentGroups.size(), "agent group", "agent groups");
}

QByteArray row(const nav::Circle& circle)
{
    return QByteArray::fromStdString(nav::shortestText(circle.center.x) + ',' +
                                     nav::shortestText(circle.center.y) + ',' +
                                     nav::shortestText(circle.radius) + '\n');
}

} // namespace

ExportBundle exportCsv(const nav::Map& map)
{
    QByteArray bytes = "x,y,radius\n";
    QList<nav::ObjectId> written, described, inverted, walls, polygons, markers;
    for (const nav::MapObject& object : map.objects()) {
        const auto* const circle = std::get_if<nav::Circle>(&object.geometry);
        if (circle && !circle->inverted) {
            bytes += row(*circle);
            written << object.id;
            if (!object.name.empty() || !object.properties.empty())
                described << object.id;
        } else if (circle) {
            inverted << object.id;
        } else if (std::holds_alternative<nav::Wall>(object.geometry)) {
            walls << object.id;
        } else if (std::holds_alternative<nav::Polygon>(object.geometry)) {
            polygons << object.id;
        } else {
            markers << object.id;
        }
    }
    ExportBundle bundle;
    bundle.files << ExportBundle::File{{}, bytes};
    addNote(bundle, Fidelity::exact, written, "circle", "circles", ": exact");
    addNote(bundle, Fidelity::leftOut, described, "circle's", "circles'",
            " name and properties: left out");
    addNote(bundle, Fidelity::leftOut, inverted, "inverted circle", "inverted circles",
            ": left out");
    addNote(bundle, Fidelity::leftOut, walls, "wall", "walls", ": left out");
    addNote(bundle, Fidelity::leftOut, polygons, "polygon", "polygons", ": left out");
    if (nav::boundingWalls(map.settings))
        bundle.notes << FormatNote{Fidelity::leftOut, "bounds that are walls: left out", {}};
    addNote(bundle, Fidelity::leftOut, markers, "marker", "markers", ": left out");
    noteSettings(bundle, map.settings);
    return bundle;
}

} // namespace thicket::plugins
