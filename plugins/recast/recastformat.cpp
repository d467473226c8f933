#include "plugins/recast/recastformat.h"

#include "plugins/api/formatoptions.h"
#include "plugins/recast/recastexport.h"
#include "plugins/shapes/agentradius.h"

#include <algorithm>

namespace thicket::plugins {

namespace {

/// A ninth of the agent's radius: then the shortest path on Recast's mesh is 2 % longer at most.
/// But about 2,000 along the map at most, and for a point.
double usualCell(const nav::Map& map, double radius)
{
    const nav::Box box = map.extent();
    const double side = std::max({box.width(), box.height(), 1e-6});
    return std::max(radius / 9, side / 2000);
}

/// In the folder that RecastDemo looks into. In one line, as rows of the other files end with it.
std::string meshPath(const std::string& given, const nav::Map& map)
{
    if (given.find('/') != std::string::npos)
        return given;
    if (!given.empty())
        return "Meshes/" + given;
    std::string name = map.settings.name.substr(0, 200);
    std::replace_if(
        name.begin(), name.end(),
        [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '/'; }, '_');
    return "Meshes/" + (name.empty() ? "map" : name) + ".obj";
}

} // namespace

FormatInfo RecastFormat::info() const
{
    FormatInfo info;
    info.id = "recast";
    info.title = "Recast floor (OBJ and settings)";
    info.suffixes = QStringList{"obj"};
    info.canExport = true;
    info.exportOptions
        << agentRadiusOption() << FormatOption{"height", "the agent's height, map units", "2"}
        << FormatOption{"cellSize",
                        "the side of Recast's cells, map units; empty: a ninth of the radius or "
                        "more",
                        ""}
        << FormatOption{"growth",
                        "by how many cells holes are larger than obstacles, so that Recast's paths "
                        "cut no clearance",
                        "2"}
        << FormatOption{"arcError",
                        "how far holes may be from round outlines, map units; empty: a quarter of "
                        "a cell",
                        ""}
        << FormatOption{"volumes",
                        "whether to write volumes beside the holes; auto: if there are no more "
                        "than the 256 that RecastDemo reads",
                        "auto",
                        {"auto", "yes", "no"}}
        << FormatOption{"scale", "lengths in the file for one map unit; the map's up is -z", "1"}
        << FormatOption{ownNameKey,
                        "where RecastDemo finds the .obj file: a path, or a name in its folder "
                        "Meshes; empty: the name of the file",
                        ""};
    return info;
}

Result<ExportBundle> RecastFormat::exportMap(const nav::Map& map, const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().exportOptions, options);
    if (!values)
        return Unexpected(values.error());
    const Result<double> radius = agentRadius(map, *values);
    if (!radius)
        return Unexpected(radius.error());
    RecastOptions recast;
    recast.agentRadius = *radius;
    recast.cellSize = usualCell(map, *radius);
    const auto take = [&values](double& value, const char* key, double least, double most) {
        const Result<double> number = numberOption(*values, key, least, most);
        if (number)
            value = *number;
        return number;
    };
    const bool hasCell = !values->value("cellSize").isEmpty();
    const auto cell = hasCell ? take(recast.cellSize, "cellSize", 1e-6, 1e6) : Result(1.0);
    const bool hasError = !values->value("arcError").isEmpty();
    recast.arcError = recast.cellSize / 4;
    for (const auto& number :
         {cell, take(recast.agentHeight, "height", 1e-6, 1e6),
          hasError ? take(recast.arcError, "arcError", 1e-9, 1e6) : Result(1.0),
          take(recast.growth, "growth", 0, 100), take(recast.scale, "scale", 1e-6, 1e6)}) {
        if (!number)
            return Unexpected(number.error());
    }
    if (values->value("volumes") != "auto")
        recast.hasVolumes = isYes(*values, "volumes");
    recast.mesh = meshPath(values->value(ownNameKey).toStdString(), map);
    if (recast.mesh.find_first_of("\r\n") != std::string::npos || recast.mesh.size() > 400)
        return optionError(ownNameKey, "It is no name of a file on one line.");
    return exportRecast(map, recast);
}

} // namespace thicket::plugins
