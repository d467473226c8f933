#include "app/exporting/preset.h"

#include "libsteer/guidance/flowdocument.h"
#include "plugins/api/formatoptions.h"
#include "plugins/host/mapfiles.h"

#include <QJsonArray>

#include <string>

namespace thicket::exporting {

namespace {

QJsonObject toJson(const Preset::MapFile& file)
{
    QJsonObject json{{"format", file.format}};
    if (!file.name.isEmpty())
        json["name"] = file.name;
    QJsonObject options;
    for (auto it = file.options.begin(); it != file.options.end(); ++it)
        options[it.key()] = it.value();
    if (!options.isEmpty())
        json["options"] = options;
    if (file.isForEachRadius)
        json["eachRadius"] = true;
    return json;
}

QJsonObject toJson(const Preset::Picture& picture)
{
    QJsonArray overlays;
    if (picture.showsGraph)
        overlays << "graph";
    if (picture.showsPath)
        overlays << "path";
    return {{"size", QJsonArray{picture.size.width(), picture.size.height()}},
            {"theme", picture.isDark ? "dark" : "light"},
            {"overlays", overlays}};
}

std::optional<Error> problemOf(const Preset::MapFile& file, const std::string& place,
                               const plugins::FormatRegistry& registry)
{
    const auto problem = plugins::exportProblem("", registry, file.format);
    if (problem)
        return Error{problem->message, place + ".format"};
    const plugins::MapFormat* const format = registry.byId(file.format);
    if (file.isForEachRadius && radiusKeyOf(format).isEmpty())
        return Error{"This format has no option for the agent's radius.", place + ".eachRadius"};
    const auto known = format ? format->info().exportOptions : QList<plugins::FormatOption>();
    const auto options = plugins::completedOptions(known, file.options);
    if (options)
        return {};
    return Error{options.error().message, place + ", " + options.error().where};
}

} // namespace

std::optional<Error> presetProblem(const Preset& preset, const QString& name,
                                   const plugins::FormatRegistry& registry)
{
    for (qsizetype i = 0; i < preset.maps.size(); ++i) {
        const std::string place = name.toStdString() + ": maps[" + std::to_string(i) + "]";
        if (auto problem = problemOf(preset.maps[i], place, registry))
            return problem;
    }
    return {};
}

QString radiusKeyOf(const plugins::MapFormat* format)
{
    if (!format)
        return {};
    for (const plugins::FormatOption& option : format->info().exportOptions)
        if (option.key == "radius" || option.key == "agentRadius")
            return option.key;
    return {};
}

QJsonObject toJson(const Preset& preset)
{
    QJsonObject json{{"format", "thicket-export"}, {"version", 1}};
    if (!preset.name.isEmpty())
        json["name"] = preset.name;
    if (!preset.folder.isEmpty())
        json["folder"] = preset.folder;
    if (!preset.radii.empty()) {
        QJsonArray radii;
        for (const double radius : preset.radii)
            radii << radius;
        json["radii"] = radii;
    }
    if (preset.layers)
        json["layers"] = QJsonArray::fromStringList(*preset.layers);
    QJsonArray maps;
    for (const Preset::MapFile& file : preset.maps)
        maps << toJson(file);
    if (!maps.isEmpty())
        json["maps"] = maps;
    if (preset.hasPaths)
        json["paths"] = true;
    if (preset.graph)
        json["graph"] = QJsonObject{{"mostEdges", double(preset.graph->mostEdges)}};
    if (preset.flow)
        json["flow"] = QJsonObject{{"cell", preset.flow->cell},
                                   {"method", steer::name(preset.flow->method)}};
    if (preset.picture)
        json["picture"] = toJson(*preset.picture);
    return json;
}

const char* presetHelp()
{
    return R"(The preset is a JSON file:
  "format": "thicket-export", "version": 1      required
  "name": "orchard"            of the files, without suffix; absent: that of the map's file
  "folder": "export"           where --out is not given, relative to the preset's file
  "radii": [0.3, 0.6]          of agents, map units; absent: those of the map's agent classes, or 0
  "layers": ["trees"]          the layers that are exported; absent: all
  "maps": [{"format": "tiled", "options": {"pixelsPerUnit": 32}, "name": "32"}]
                               map files; formats and options: thicket-cli formats; with
                               "eachRadius": true one for each radius, by the format's option
                               radius or agentRadius
  "paths": true                from every start to every goal, and of every agent and spawn area to
                               its group's goal
  "graph": {"mostEdges": 1000000}               the complete tangent graph; or true
  "flow": {"cell": 0.5, "method": "eikonal"}    to the nearest goal; method: bfs, dijkstra, eikonal
  "picture": {"size": [1440, 1020], "theme": "light", "overlays": ["path", "graph"]}    or true
Keys that begin with // are remarks. Paths, graph, flow field and picture are written for each
radius: orchard-r0.6-paths.json, orchard-r0.6-graph.json, orchard-r0.6-flow.json with its image of
16 bits orchard-r0.6-flow.png, orchard-r0.6.png.
All files are written, or none. Existing files of these names are replaced.)";
}

} // namespace thicket::exporting
