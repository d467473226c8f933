#include "plugins/godot/tilemaps.h"

#include "plugins/godot/nodeshapes.h"
#include "plugins/godot/resourceref.h"

#include <algorithm>
#include <set>

namespace thicket::plugins {

namespace {

using nav::Point;

// Why a node has no shapes.
constexpr const char* ignored = ": ignored";
constexpr LedgerLine ofGodot3{"tile map of Godot 3", "tile maps of Godot 3", ignored};
constexpr LedgerLine disabled{"disabled tile map", "disabled tile maps", ignored};
constexpr LedgerLine noSet{"tile map without a tile set", "tile maps without a tile set", ignored};
constexpr LedgerLine lostSet{"tile map whose tile set cannot be read",
                             "tile maps whose tile sets cannot be read", ignored};
constexpr LedgerLine damaged{"tile map whose cells cannot be read",
                             "tile maps whose cells cannot be read", ignored};
constexpr LedgerLine noShapes{"tile map without collision shapes",
                              "tile maps without collision shapes", ignored};

constexpr double formatOfMap = 2;

bool isOn(const SectionLines& values, const std::string& name)
{
    const Variant* const value = values.find(name);
    const bool* const flag = value ? value->as<bool>() : nullptr;
    return !flag || *flag;
}

/// The names of the layers with cells, without "/tile_data".
std::set<std::string> layersOf(const SectionLines& values)
{
    constexpr std::string_view suffix = "/tile_data";
    std::set<std::string> layers;
    values.forEach([&](const std::string& name, const Variant&) {
        if (name.starts_with("layer_") && name.ends_with(suffix))
            layers.insert(name.substr(0, name.size() - suffix.size()));
    });
    return layers;
}

/// No value: a map cannot hold it.
std::optional<nav::Geometry> placed(std::vector<Point> points, const Affine& global,
                                    const Frame& frame)
{
    points = placedRing(std::move(points), global, frame);
    if (points.size() < 3)
        return std::nullopt;
    nav::Geometry polygon = nav::Polygon{std::move(points)};
    return fitsMap(polygon) ? std::optional(std::move(polygon)) : std::nullopt;
}

} // namespace

const TileSet* TileMaps::tileSetOf(const PlacedNode& node, const LedgerLine*& why)
{
    const Variant* const value = node.node.values.find("tile_set");
    const FoundResource found = foundResource(value, *node.file, m_tree.files);
    why = resourceRef(value) ? &lostSet : &noSet;
    if (!found.resource)
        return nullptr;
    const auto [known, isNew] = m_sets.try_emplace(found.resource);
    if (isNew)
        known->second = TileSet::of(*found.resource, *found.file, m_tree.files);
    return known->second ? &*known->second : nullptr;
}

bool TileMaps::addCells(const Variant* data, bool isMap, TileShaper& shaper)
{
    if (!data)
        return true;
    const auto* const spelling = data->as<Variant::Spelling>();
    if (!spelling)
        return false;
    m_isTooLong = m_isTooLong || spelling->text.size() > m_textLeft;
    if (m_isTooLong)
        return true;
    m_textLeft -= spelling->text.size();
    auto cells = isMap ? cellsOfMap(spelling->text) : cellsOfLayer(spelling->text);
    if (cells)
        shaper.add(*std::move(cells));
    return cells.has_value();
}

bool TileMaps::addLayers(const SectionLines& values, TileShaper& shaper)
{
    if (numberOf(values, "format", 0) != formatOfMap)
        return layersOf(values).empty();
    return std::ranges::all_of(layersOf(values), [&](const std::string& layer) {
        return !isOn(values, layer + "/enabled") ||
               addCells(values.find(layer + "/tile_data"), true, shaper);
    });
}

Result<TileMapShapes> TileMaps::read(const PlacedNode& node, const Frame& frame)
{
    const SectionLines& values = node.node.values;
    const bool isMap = node.node.type == "TileMap";
    const auto none = [](const LedgerLine& why) { return TileMapShapes{.why = why}; };
    if (node.file->format == 2)
        return none(ofGodot3);
    if (!isMap && !(isOn(values, "enabled") && isOn(values, "collision_enabled")))
        return none(disabled);
    const LedgerLine* why = nullptr;
    const TileSet* const tiles = tileSetOf(node, why);
    if (!tiles)
        return none(*why);
    TileShaper shaper(*tiles, m_budget);
    if (!(isMap ? addLayers(values, shaper)
                : addCells(values.find("tile_map_data"), false, shaper)))
        return none(damaged);
    const std::string refused = "The node \"" + node.node.name + "\" cannot be read: ";
    if (m_isTooLong)
        return Unexpected(refused + "the cells of the tile maps are more than 256 MiB of text.");
    Result<TileShapes> shapes = shaper.shapes();
    if (!shapes)
        return Unexpected(refused + shapes.error().message);
    TileMapShapes result{.oneWay = shapes->oneWay, .scenes = shapes->scenes};
    for (std::vector<Point>& polygon : shapes->polygons) {
        auto geometry = placed(std::move(polygon), node.global, frame);
        if (geometry)
            result.geometries.push_back(*std::move(geometry));
        else
            ++result.tooFar;
    }
    if (shapes->polygons.empty() && result.scenes == 0)
        result.why = noShapes;
    return result;
}

} // namespace thicket::plugins
