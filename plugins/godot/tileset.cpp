#include "plugins/godot/tileset.h"

#include "plugins/godot/resourceref.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <tuple>

namespace thicket::plugins {

namespace {

using nav::Point;

std::uint64_t keyOf(const TileName& tile)
{
    return std::uint64_t(tile.source) << 48 | std::uint64_t(tile.column) << 32 |
           std::uint64_t(tile.row) << 16 | tile.alternative;
}

/// Takes what a key consists of from its front.
class KeyReader {
public:
    explicit KeyReader(std::string_view key) : m_rest(key) {}

    bool take(std::string_view text)
    {
        const bool isNext = m_rest.starts_with(text);
        m_rest.remove_prefix(isNext ? text.size() : 0);
        return isNext;
    }
    bool take(std::uint16_t& number)
    {
        const char* const begin = m_rest.data();
        const auto [end, problem] = std::from_chars(begin, begin + m_rest.size(), number);
        if (problem != std::errc())
            return false;
        m_rest.remove_prefix(std::size_t(end - begin));
        return true;
    }
    std::string_view rest() const { return m_rest; }

private:
    std::string_view m_rest;
};

/// 1:0/2/physics_layer_0/polygon_0/points
struct PolygonKey {
    TileName tile{};
    std::uint16_t layer = 0;
    std::uint16_t polygon = 0;

    auto operator<=>(const PolygonKey&) const = default;
};

void sortUnique(std::vector<TilePolygon>& polygons)
{
    const auto isBefore = [](const Point& a, const Point& b) {
        return std::tie(a.x, a.y) < std::tie(b.x, b.y);
    };
    // Of equal ones the first stays, which blocks more.
    std::ranges::sort(polygons, [isBefore](const TilePolygon& a, const TilePolygon& b) {
        const auto isLess = [isBefore](const std::vector<Point>& p, const std::vector<Point>& q) {
            return std::ranges::lexicographical_compare(p, q, isBefore);
        };
        return isLess(a.points, b.points) ||
               (!isLess(b.points, a.points) && a.isOneWay < b.isOneWay);
    });
    const auto isSame = [](const TilePolygon& a, const TilePolygon& b) {
        return a.points == b.points;
    };
    polygons.erase(std::unique(polygons.begin(), polygons.end(), isSame), polygons.end());
}

/// Whether the points are these corners, from any of them on and either way round.
bool isRing(const std::vector<Point>& points, const std::vector<Point>& corners)
{
    const auto first = std::ranges::find(points, corners.front());
    if (points.size() != corners.size() || first == points.end())
        return false;
    std::vector<Point> turned(first, points.end());
    turned.insert(turned.end(), points.begin(), first);
    if (turned == corners)
        return true;
    std::reverse(turned.begin() + 1, turned.end());
    return turned == corners;
}

/// How many there are: without a line of its own, a layer is none.
int physicsLayersOf(const SectionLines& tileSet)
{
    int count = 0;
    tileSet.forEach([&count](std::string_view name, const Variant&) {
        KeyReader key(name);
        std::uint16_t layer = 0;
        if (key.take("physics_layer_") && key.take(layer))
            count = std::max(count, layer + 1);
    });
    return count;
}

std::vector<Point> pointsIn(const Variant& value)
{
    std::vector<Point> points;
    const auto* const call = value.as<Variant::Call>();
    if (call && call->name == "PackedVector2Array")
        for (std::size_t i = 0; i + 1 < call->numbers.size(); i += 2)
            points.push_back({call->numbers[i], call->numbers[i + 1]});
    const bool areFinite = std::ranges::all_of(
        points, [](Point p) { return std::isfinite(p.x) && std::isfinite(p.y); });
    return areFinite ? points : std::vector<Point>();
}

} // namespace

std::optional<TileSet> TileSet::of(const SceneResource& resource, const SceneFile& file,
                                   const SceneFiles& files)
{
    const auto grid = TileGrid::of(resource.values);
    if (resource.type != "TileSet" || !grid)
        return std::nullopt;
    TileSet tiles(*grid);
    std::map<std::uint16_t, const Variant*> sources;
    resource.values.forEach([&sources](std::string_view name, const Variant& value) {
        KeyReader key(name);
        std::uint16_t source = 0;
        if (key.take("sources/") && key.take(source) && key.rest().empty())
            sources[source] = &value;
    });
    const int physicsLayers = physicsLayersOf(resource.values);
    std::map<const SceneResource*, std::uint16_t> known; // many may be the same
    for (const auto& [source, value] : sources) {
        const FoundResource found = foundResource(value, file, files);
        if (found.resource && found.resource->type == "TileSetScenesCollectionSource")
            tiles.m_scenes.insert(source);
        if (!found.resource || found.resource->type != "TileSetAtlasSource")
            continue;
        const auto [same, isNew] = known.try_emplace(found.resource, source);
        tiles.m_sources[source] = same->second;
        if (isNew)
            tiles.read(source, found.resource->values, physicsLayers);
    }
    for (auto& [tile, polygons] : tiles.m_tiles)
        sortUnique(polygons);
    return tiles;
}

void TileSet::read(std::uint16_t source, const SectionLines& lines, int physicsLayers)
{
    std::map<PolygonKey, TilePolygon> polygons;
    lines.forEach([&](std::string_view name, const Variant& value) {
        KeyReader key(name);
        PolygonKey k{.tile = {.source = source}};
        if (!key.take(k.tile.column) || !key.take(":") || !key.take(k.tile.row) || !key.take("/") ||
            !key.take(k.tile.alternative) || !key.take("/physics_layer_") || !key.take(k.layer) ||
            !key.take("/polygon_") || !key.take(k.polygon) || k.layer >= physicsLayers)
            return;
        if (key.rest() == "/points")
            polygons[k].points = pointsIn(value);
        else if (const bool* const isOn = value.as<bool>(); isOn && key.rest() == "/one_way")
            polygons[k].isOneWay = *isOn;
    });
    const std::vector<Point> outline =
        m_grid.hasLattice() ? m_grid.outline() : std::vector<Point>();
    for (auto& [key, polygon] : polygons) {
        if (polygon.points.size() < 3)
            continue;
        if (!outline.empty()) {
            std::vector<Point> transposed = polygon.points;
            for (Point& p : transposed)
                std::swap(p.x, p.y);
            polygon.isCell = isRing(polygon.points, outline);
            polygon.isCellTransposed = isRing(transposed, outline);
        }
        m_tiles[keyOf(key.tile)].push_back(std::move(polygon));
    }
}

const std::vector<TilePolygon>* TileSet::find(const TileName& tile) const
{
    const auto source = m_sources.find(tile.source);
    if (source == m_sources.end())
        return nullptr;
    const auto found =
        m_tiles.find(keyOf({source->second, tile.column, tile.row, tile.alternative}));
    return found == m_tiles.end() ? nullptr : &found->second;
}

} // namespace thicket::plugins
