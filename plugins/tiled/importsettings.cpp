#include "plugins/tiled/importsettings.h"

#include "plugins/tiled/ownsettings.h"
#include "plugins/tiled/tileplacement.h"

#include <cmath>

namespace thicket::plugins {

namespace {

std::string baseName(const std::string& file)
{
    const std::size_t folder = file.find_last_of('/');
    const std::string name = folder == std::string::npos ? file : file.substr(folder + 1);
    return name.substr(0, name.rfind('.'));
}

/// The bounds of a map that is not ours: all cells.
std::optional<nav::Box> cellBounds(const TiledMap& map, const Frame& frame)
{
    const nav::Point size = frame.toMap(mapSize(map));
    if (map.infinite || !(size.x > 0 && size.y > 0) || !nav::isInRange(size))
        return std::nullopt;
    return nav::Box{{0, 0}, size};
}

std::optional<nav::Box> ownBounds(OwnProperties& properties)
{
    const auto take = [&](const char* name) {
        return properties.number(name, -nav::coordinateLimit);
    };
    const auto minX = take("boundsMinX"), minY = take("boundsMinY");
    const auto maxX = take("boundsMaxX"), maxY = take("boundsMaxY");
    if (!minX || !minY || !maxX || !maxY)
        return std::nullopt;
    const nav::Box box{{*minX, *minY}, {*maxX, *maxY}};
    const bool isUsable = nav::isInRange(box.min) && nav::isInRange(box.max) && !box.isEmpty();
    return isUsable ? std::optional(box) : std::nullopt;
}

double chosenScale(const TiledMap& map, const TiledImportOptions& options,
                   std::optional<double> ownScale)
{
    using Unit = TiledImportOptions::Unit;
    switch (options.unit) {
    case Unit::number:
        return options.pixelsPerUnit;
    case Unit::tile:
        return map.orientation == TiledOrientation::isometric ? map.tileHeight : map.tileWidth;
    case Unit::automatic:
        break;
    }
    return ownScale.value_or(1);
}

} // namespace

ImportSettings importSettings(const TiledMap& map, const TiledImportOptions& options,
                              const std::string& fileName)
{
    OwnProperties properties(map.properties);
    // The corner of a circle may lie beyond the limit of coordinates.
    const auto coordinate = [&](const char* name) {
        return properties.number(name, -4 * nav::coordinateLimit);
    };
    const std::optional<double> originX = coordinate("originX"), originY = coordinate("originY");
    const std::optional<double> ownScale = properties.number("pixelsPerUnit", 1e-6);
    const std::string yAxis = properties.text("yAxis").value_or("");
    const bool isOurs = originX && originY && ownScale && !yAxis.empty();
    const double scale = chosenScale(map, options, ownScale);
    const bool isUp = isOurs && yAxis == "up";
    const nav::Point origin = isOurs ? nav::Point{*originX, *originY} : nav::Point{};
    ImportSettings result{.frame = Frame(origin, scale, isUp), .isOurs = isOurs};
    nav::MapSettings& settings = result.settings;
    settings.name = properties.text("name").value_or(baseName(fileName));
    settings.unit = properties.text("unit").value_or(scale == 1 ? "px" : "m");
    settings.yAxis = isUp ? nav::YAxis::up : nav::YAxis::down;
    settings.bounds = isOurs ? ownBounds(properties) : cellBounds(map, result.frame);
    settings.boundsAreWalls = properties.flag("boundsAreWalls").value_or(false);
    if (isOurs) {
        result.hasLayers = properties.flag("hasLayers").value_or(true);
        takeSettings(properties, settings);
    }
    result.foreign = properties.count();
    return result;
}

} // namespace thicket::plugins
