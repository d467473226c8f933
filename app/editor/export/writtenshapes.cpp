#include "app/editor/export/writtenshapes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>
#include <variant>
#include <vector>

namespace thicket::editor {

namespace {

/// Coordinates times a scale, turned over or not, then moved.
struct Laying {
    double scale = 1;
    bool flips = false;
    nav::Point by;

    nav::Point operator()(nav::Point p) const
    {
        return {p.x * scale + by.x, (flips ? -p.y : p.y) * scale + by.y};
    }
};

nav::Geometry laid(nav::Geometry geometry, const Laying& lay)
{
    if (auto* const circle = std::get_if<nav::Circle>(&geometry)) {
        circle->center = lay(circle->center);
        circle->radius *= lay.scale;
    } else if (auto* const wall = std::get_if<nav::Wall>(&geometry)) {
        std::transform(wall->points.begin(), wall->points.end(), wall->points.begin(), lay);
        wall->thickness *= lay.scale;
    } else if (auto* const polygon = std::get_if<nav::Polygon>(&geometry)) {
        std::transform(polygon->points.begin(), polygon->points.end(), polygon->points.begin(),
                       lay);
    }
    return geometry;
}

struct Spread {
    nav::Box box;
    nav::Point mean; ///< of the middles
};

Spread spreadOf(const std::vector<nav::MapObject>& obstacles)
{
    Spread spread;
    for (const nav::MapObject& object : obstacles) {
        const nav::Box box = nav::boundingBox(object.geometry);
        enclose(spread.box, box);
        spread.mean = spread.mean + (box.min + box.max) * (0.5 / double(obstacles.size()));
    }
    return spread;
}

std::vector<nav::MapObject> obstaclesOf(const nav::Map& map)
{
    std::vector<nav::MapObject> obstacles;
    for (const nav::MapObject& object : map.objects())
        if (nav::isObstacle(object.geometry))
            obstacles.push_back(object);
    return obstacles;
}

using Kinds = std::map<std::pair<std::size_t, bool>, std::size_t>;

/// Circles, walls and polygons, inverted or not.
std::pair<std::size_t, bool> kindOf(const nav::MapObject& object)
{
    return {object.geometry.index(), nav::isInverted(object.geometry)};
}

Kinds kindsOf(const std::vector<nav::MapObject>& obstacles)
{
    Kinds kinds;
    for (const nav::MapObject& object : obstacles)
        ++kinds[kindOf(object)];
    return kinds;
}

/// Those of the map that the file has: of a format that writes circles only, the circles. All of
/// them where the file has other numbers of a kind, as it has them as other shapes.
std::vector<nav::MapObject> writtenOf(std::vector<nav::MapObject> obstacles,
                                      const std::vector<nav::MapObject>& read)
{
    const Kinds drawn = kindsOf(obstacles), written = kindsOf(read);
    if (!std::includes(drawn.begin(), drawn.end(), written.begin(), written.end()))
        return obstacles;
    std::erase_if(obstacles,
                  [&](const nav::MapObject& object) { return !written.contains(kindOf(object)); });
    return obstacles;
}

double sizeOf(const nav::Box& box) { return std::max(box.width(), box.height()); }

Laying layingFor(const Spread& map, const Spread& file)
{
    constexpr double alike = 0.02; // of the size; a format may leave out something at the rim
    const double size = sizeOf(map.box);
    const auto isNear = [&](nav::Point a, nav::Point b) {
        return std::hypot(a.x - b.x, a.y - b.y) <= alike * size;
    };
    if (size == 0 || sizeOf(file.box) == 0 ||
        (isNear(map.box.min, file.box.min) && isNear(map.box.max, file.box.max)))
        return {};
    const auto laying = [&](bool flips) {
        Laying lay{size / sizeOf(file.box), flips, {}};
        const nav::Point a = lay((file.box.min + file.box.max) * 0.5);
        lay.by = (map.box.min + map.box.max) * 0.5 - a;
        return lay;
    };
    const Laying upright = laying(false);
    const Laying turned = laying(true);
    const auto off = [&](const Laying& lay) {
        const nav::Point d = lay(file.mean) - map.mean;
        return std::hypot(d.x, d.y);
    };
    return off(turned) < off(upright) ? turned : upright;
}

plugins::CompanionReader companionsOf(const plugins::ExportBundle& bundle)
{
    return [files = bundle.files](const QString& path) -> Result<QByteArray> {
        for (const plugins::ExportBundle::File& file : files)
            if (!file.suffix.isEmpty() && path.endsWith(file.suffix))
                return file.bytes;
        return Unexpected("There is no such file.", path.toStdString());
    };
}

/// Where importer and exporter have the same option (a scale), both get the same value.
plugins::OptionValues sharedOptions(const plugins::FormatInfo& info,
                                    const plugins::OptionValues& given)
{
    plugins::OptionValues shared;
    for (const plugins::FormatOption& written : info.exportOptions)
        for (const plugins::FormatOption& read : info.importOptions)
            if (read.key == written.key)
                shared.insert(read.key, given.value(read.key, written.defaultValue));
    return shared;
}

} // namespace

std::optional<nav::Map> writtenShapes(const nav::Map& map, const plugins::MapFormat& format,
                                      const plugins::OptionValues& options)
{
    const plugins::FormatInfo info = format.info();
    if (!info.canImport || !info.canExport)
        return {};
    const auto bundle = format.exportMap(map, options);
    if (!bundle)
        return {};
    const auto imported = format.importMap(
        {bundle->files.first().bytes, QStringLiteral("export"), companionsOf(*bundle)},
        sharedOptions(info, options));
    if (!imported)
        return {};
    std::vector<nav::MapObject> read = obstaclesOf(imported->map);
    const Laying lay = layingFor(spreadOf(writtenOf(obstaclesOf(map), read)), spreadOf(read));
    nav::Map written;
    for (nav::MapObject& object : read) {
        object.geometry = laid(std::move(object.geometry), lay);
        written.append(std::move(object));
    }
    return written;
}

} // namespace thicket::editor
