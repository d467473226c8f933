#include "plugins/tiled/tiledexport.h"

#include "libnav/map/layerlookup.h"
#include "plugins/api/formatoptions.h"
#include "plugins/shapes/ledger.h"
#include "plugins/tiled/overlays.h"
#include "plugins/tiled/ownsettings.h"
#include "plugins/tiled/pixelspace.h"
#include "plugins/tiled/tiledids.h"
#include "plugins/tiled/tiledmodel.h"
#include "plugins/tiled/writtenobject.h"
#include "plugins/tiled/writtenproperties.h"

#include <algorithm>
#include <cstddef>
#include <unordered_map>

namespace thicket::plugins {

namespace {

using Fidelity = FormatNote::Fidelity;

std::vector<nav::Layer> layersOf(const nav::Map& map)
{
    if (!map.settings.layers.empty())
        return map.settings.layers;
    return {soleLayer()};
}

template <class Things> std::vector<std::int64_t> idsOf(const Things& things)
{
    std::vector<std::int64_t> ids;
    for (const auto& thing : things)
        ids.push_back(thing.id);
    return ids;
}

void count(Ledger& ledger, const nav::MapObject& object, bool keepsProperties)
{
    static constexpr LedgerLine lines[] = {
        {"circle as an ellipse", "circles as ellipses", ": exact"},
        {"wall as a polyline, thickness as a property",
         "walls as polylines, thickness as a property", ": exact"},
        {"polygon", "polygons", ": exact"},
        {"start marker as a point", "start markers as points", ": exact"},
        {"goal marker as a point", "goal markers as points", ": exact"},
        {"agent as a point with properties", "agents as points with properties", ": exact"},
        {"spawn area as a point with properties", "spawn areas as points with properties",
         ": exact"},
    };
    static_assert(std::size(lines) == std::variant_size_v<nav::Geometry>);
    const auto* const spawn = std::get_if<nav::SpawnMarker>(&object.geometry);
    ledger.count(spawn && !spawn->points.empty()
                     ? LedgerLine{"spawn area as a polygon with properties",
                                  "spawn areas as polygons with properties", ": exact"}
                     : lines[object.geometry.index()],
                 Fidelity::exact, object.id);
    if (nav::isInverted(object.geometry)) {
        ledger.count({"inverted shape", "inverted shapes",
                      ": drawn as the hole, with the property inverted"},
                     Fidelity::approximated, object.id);
    }
    if (!keepsProperties) {
        ledger.count({"object's nested properties", "objects' nested properties", ": as JSON text"},
                     Fidelity::approximated, object.id);
    }
}

/// Tiled has objects layer by layer: an import has this one in another place.
void countRegrouped(Ledger& ledger, const nav::MapObject& object)
{
    ledger.count({"object listed after those of a later layer",
                  "objects listed after those of later layers", ": grouped with the own layer"},
                 Fidelity::approximated, object.id);
}

QList<FormatNote> notes(const nav::Map& map, Ledger& ledger, bool keepsIds)
{
    ledger.countLeftovers(map, Ledger::Kept::all());
    QList<FormatNote> notes = ledger.notes();
    if (map.settings.boundsAreWalls) {
        notes << FormatNote{
            Fidelity::approximated, "bounds that are walls: the property boundsAreWalls", {}};
    }
    if (!keepsIds)
        notes << FormatNote{Fidelity::approximated, "ids beyond 2^31: numbered anew", {}};
    return notes;
}

std::vector<TiledProperty> mapProperties(const nav::Map& map, const TiledIds& ids,
                                         const PixelSpace& space)
{
    WrittenProperties properties;
    nav::MapSettings settings = map.settings;
    for (nav::AgentGroup& group : settings.agentGroups) {
        if (map.find(group.goal))
            group.goal = ids.of(group.goal);
    }
    addSettings(properties, settings);
    if (map.settings.layers.empty())
        properties.set("hasLayers", false);
    if (map.settings.boundsAreWalls)
        properties.set("boundsAreWalls", true);
    if (const std::optional<nav::Box>& bounds = map.settings.bounds) {
        properties.set("boundsMinX", bounds->min.x);
        properties.set("boundsMinY", bounds->min.y);
        properties.set("boundsMaxX", bounds->max.x);
        properties.set("boundsMaxY", bounds->max.y);
    }
    properties.set("name", map.settings.name);
    properties.set("originX", space.origin().x);
    properties.set("originY", space.origin().y);
    properties.set("pixelsPerUnit", space.scale());
    properties.set("unit", map.settings.unit);
    properties.set("yAxis", map.settings.yAxis == nav::YAxis::up ? "up" : "down");
    return properties.sorted();
}

TiledLayer writtenLayer(const nav::Layer& layer, std::int64_t id)
{
    TiledLayer written;
    written.kind = TiledLayer::Kind::objects;
    written.id = id;
    written.name = layer.name;
    written.visible = layer.visible;
    written.locked = layer.locked;
    written.opacity = layer.opacity;
    written.colour = layer.colour;
    if (!layer.unknown.empty()) {
        WrittenProperties properties;
        properties.set(foreignKeysProperty, nav::Json(layer.unknown));
        written.properties = properties.sorted();
    }
    return written;
}

/// The map without paths and graphs. Notes how well it is kept.
TiledMap writtenMap(const nav::Map& map, const PixelSpace& space, QList<FormatNote>& kept)
{
    const std::vector<nav::Layer> layers = layersOf(map);
    const TiledIds objectIds(idsOf(map.objects()));
    const TiledIds layerIds(idsOf(layers));
    TiledMap tiled;
    tiled.width = space.columns();
    tiled.height = space.rows();
    tiled.tileWidth = tiled.tileHeight = space.tileSize();
    tiled.nextObjectId = objectIds.next();
    tiled.nextLayerId = layerIds.next();
    tiled.properties = mapProperties(map, objectIds, space);
    std::unordered_map<nav::LayerId, TiledLayer*> places;
    for (const nav::Layer& layer : layers) {
        tiled.layers.push_back(writtenLayer(layer, layerIds.of(layer.id)));
        places.emplace(layer.id, &tiled.layers.back());
    }
    Ledger ledger;
    const nav::LayerLookup lookup(map);
    std::ptrdiff_t last = 0; // layer of the objects so far
    for (const nav::MapObject& object : map.objects()) {
        const nav::Layer* const layer = lookup.of(object);
        WrittenObject written = writtenObject(object, objectIds.of(object.id), space);
        count(ledger, object, written.keepsProperties);
        const std::ptrdiff_t place = layer ? layer - map.settings.layers.data() : 0;
        if (place < last)
            countRegrouped(ledger, object);
        last = std::max(last, place);
        (layer ? *places.at(layer->id) : tiled.layers.front())
            .objects.push_back(std::move(written.object));
    }
    kept = notes(map, ledger, objectIds.keeps() && layerIds.keeps());
    return tiled;
}

/// Numbers the layers of paths and graphs, and their objects, after all others.
void append(TiledLayers overlays, TiledMap& tiled)
{
    for (TiledLayer& layer : overlays) {
        layer.id = tiled.nextLayerId++;
        for (TiledObject& object : layer.objects)
            object.id = tiled.nextObjectId++;
        tiled.layers.push_back(std::move(layer));
    }
}

} // namespace

QList<FormatOption> tiledExportOptions()
{
    return {
        {"pixelsPerUnit", "how many pixels one map unit becomes; y points down", "16"},
        {"path", "whether a layer shows the shortest path from start to goal", "no", yesOrNo()},
        {"graph", "whether a layer shows the tangent graph", "no", yesOrNo()},
        {"agentRadius",
         "agent radius of path and graph, map units (that of the map's first agent class, else 0)",
         {}},
        {"arcError", "how far the arcs of path and graph may be off, map units", "0.01"},
    };
}

Result<ExportBundle> exportTiled(const nav::Map& map, const OptionValues& values,
                                 TiledWriter writer)
{
    const Result<double> scale = numberOption(values, "pixelsPerUnit", 1e-6, 1e6);
    if (!scale)
        return Unexpected(scale.error());
    const Result<PixelSpace> space = PixelSpace::of(map, *scale);
    if (!space)
        return Unexpected(space.error());
    ExportBundle bundle;
    TiledMap tiled = writtenMap(map, *space, bundle.notes);
    Result<TiledLayers> overlays = overlayLayers(map, values, *space, bundle.notes);
    if (!overlays)
        return Unexpected(overlays.error());
    append(*std::move(overlays), tiled);
    const WrittenText text = writer(tiled);
    if (text.replaced > 0) {
        Ledger replaced;
        replaced.count(
            {"character that XML cannot hold", "characters that XML cannot hold", ": replaced"},
            Fidelity::approximated, text.replaced);
        bundle.notes << replaced.notes();
    }
    bundle.files << ExportBundle::File{{}, QByteArray::fromStdString(text.bytes)};
    return bundle;
}

} // namespace thicket::plugins
