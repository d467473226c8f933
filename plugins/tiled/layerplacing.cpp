#include "plugins/tiled/layerplacing.h"

#include "plugins/tiled/copiedbytes.h"
#include "plugins/tiled/inheritance.h"
#include "plugins/tiled/layercolour.h"
#include "plugins/tiled/objectnotes.h"
#include "plugins/tiled/ownsettings.h"
#include "plugins/tiled/solidlattice.h"
#include "plugins/tiled/solidtiles.h"
#include "plugins/tiled/tiledata.h"

#include <algorithm>

namespace thicket::plugins {

namespace {

using Fidelity = FormatNote::Fidelity;
using nav::Point;

constexpr std::int64_t mostId = INT32_MAX;

/// The largest ids, so that new ones differ from them.
struct LargestIds {
    std::int64_t object = 0;
    std::int64_t layer = 0;

    void see(const TiledLayers& layers)
    {
        for (const TiledLayer& each : layers) {
            layer = std::max(layer, std::min(each.id, mostId));
            for (const TiledObject& one : each.objects)
                object = std::max(object, std::min(one.id, mostId));
            see(each.layers);
        }
    }
};

/// What Tiled has no place for.
void takeOwn(OwnProperties& properties, nav::MapObject& object)
{
    if (nav::isObstacle(object.geometry)) {
        if (std::optional<nav::Motion> motion = properties.motion())
            object.motion = *std::move(motion);
    }
    object.group = properties.id("objectGroup");
    object.member = properties.id("member");
    object.unknown = properties.foreignKeys();
}

std::size_t pointsIn(const nav::Geometry& geometry)
{
    if (const auto* const polygon = std::get_if<nav::Polygon>(&geometry))
        return polygon->points.size();
    const auto* const wall = std::get_if<nav::Wall>(&geometry);
    return wall ? wall->points.size() : 0;
}

} // namespace

LayerPlacing::LayerPlacing(const TiledMap& tiled, const ImportSettings& settings,
                           const TiledImportOptions& options, TiledFiles& files,
                           const TilesetTable& tilesets, const std::string& name, nav::Map& map,
                           Ledger& ledger)
    : m_tiled(tiled), m_settings(settings), m_options(options), m_files(files),
      m_tilesets(tilesets), m_name(name), m_map(map), m_ledger(ledger), m_solid(options.solid)
{
    m_shapeOptions.arcError = options.arcError.value_or(0.25 / settings.frame.scale());
    m_shapeOptions.plainPoint = options.points;
    m_shapeOptions.digits = tiled.digits;
    m_ellipseNote = ": polygons, at most " + nav::shortestText(m_shapeOptions.arcError) + " off";
}

Result<void> LayerPlacing::place(TiledLayers& layers)
{
    LargestIds largest;
    largest.see(layers);
    m_nextObject = largest.object + 1;
    m_nextLayer = largest.layer + 1;
    const auto isOwn = [this](const TiledLayer& layer) {
        return !isOverlay(layer, m_settings.isOurs);
    };
    m_isLayerless = !m_settings.hasLayers && std::ranges::count_if(layers, isOwn) == 1;
    return place(layers, Context{});
}

LayerPlacing::Context LayerPlacing::within(const TiledLayer& layer, const Context& context) const
{
    Context inner = context;
    constexpr std::size_t longest = 1000; // longer names of groups are left away
    if (context.path.empty() || context.path.size() + layer.name.size() > longest)
        inner.path = layer.name;
    else
        inner.path += '/' + layer.name;
    inner.offset = context.offset + layerOffset(m_tiled, layer.offset);
    inner.opacity = context.opacity * std::min(layer.opacity, 1.0);
    inner.visible = context.visible && layer.visible;
    inner.locked = context.locked || layer.locked;
    return inner;
}

Result<void> LayerPlacing::place(TiledLayers& layers, const Context& context)
{
    using Kind = TiledLayer::Kind;
    for (TiledLayer& layer : layers) {
        Context inner = within(layer, context);
        if (isOverlay(layer, m_settings.isOurs))
            continue;
        OwnProperties properties(std::move(layer.properties));
        if (m_settings.isOurs && layer.kind != Kind::group)
            inner.foreignKeys = properties.foreignKeys();
        m_ledger.count(foreignProperties, Fidelity::leftOut, properties.count());
        if (layer.parallax != Point{1, 1})
            m_ledger.count(parallaxLayers, Fidelity::approximated, std::size_t(1));
        Result<void> placed;
        if (layer.kind == Kind::group)
            placed = place(layer.layers, inner);
        else if (layer.kind == Kind::objects)
            placed = placeObjects(layer, inner);
        else if (layer.kind == Kind::tiles)
            placed = m_solid.take(layer.name, inner.path) ? placeSolid(layer, inner)
                                                          : placeCells(layer, inner);
        else
            m_ledger.count(pictureLayers, Fidelity::leftOut, std::size_t(1));
        if (!placed)
            return placed;
    }
    return {};
}

nav::LayerId LayerPlacing::addLayer(const TiledLayer& layer, const Context& context)
{
    const bool isFree = layer.id >= 1 && layer.id <= mostId && !m_layerIds.contains(layer.id);
    const nav::LayerId id = isFree ? layer.id : m_nextLayer++;
    m_layerIds.insert(id);
    nav::Layer made{id,
                    context.path,
                    context.visible,
                    context.locked,
                    layerColour(layer.colour),
                    context.opacity,
                    context.foreignKeys};
    if (m_isLayerless && made == soleLayer())
        return 0;
    m_map.settings.layers.push_back(std::move(made));
    return id;
}

std::string LayerPlacing::placeOf(std::uint32_t line) const
{
    return m_name + ": line " + std::to_string(line);
}

Result<void> LayerPlacing::placeObjects(TiledLayer& layer, const Context& context)
{
    const nav::LayerId id = addLayer(layer, context);
    for (TiledObject& object : layer.objects) {
        if (const Result<void> placed = placeObject(object, id, context.offset); !placed)
            return placed;
    }
    layer.objects = {};
    return {};
}

Result<void> LayerPlacing::placeObject(TiledObject& object, nav::LayerId layer, Point offset)
{
    if (const Result<void> completed = m_files.complete(object, m_name, placeOf(object.line));
        !completed)
        return completed;
    if (!object.source.empty()) {
        m_ledger.count(missingTemplates, Fidelity::leftOut, std::size_t(1));
        return {};
    }
    const Affine toMap = Affine::translation(offset);
    if (object.gid == 0) {
        return add(object, toMap * objectPlacement(m_tiled, object), layer, true);
    }
    const TileUse use = object.tileset == 0 ? m_tilesets.find(object.gid)
                        : object.tileset > 0
                            ? TileUse{&m_files.tileset(object.tileset),
                                      (object.gid & ~tileFlags) - 1, object.gid & tileFlags}
                            : TileUse{};
    if (object.width == 0 && object.height == 0) {
        object.width = use.size().x;
        object.height = use.size().y;
    }
    const TiledTile* const tile = use.tile();
    const bool isShaped = tile && !tile->shapes.empty() && !isClassed(object);
    if (isShaped && m_options.tiles)
        return placeShapes(*tile, toMap * tileShapePlacement(m_tiled, object, use), layer, &object);
    if (tile) {
        m_tileBytes += copiedBytes(tile->properties);
        if (m_tileBytes > mostTileBytes)
            return Unexpected("The properties that objects have from their tiles need over 64 MiB.",
                              placeOf(object.line));
        inherit(object, *tile);
    }
    return add(object, toMap * tileObjectPlacement(m_tiled, object, use), layer, true);
}

Result<void> LayerPlacing::placeShapes(const TiledTile& tile, const Affine& toPixels,
                                       nav::LayerId layer, const TiledObject* object)
{
    const std::size_t before = m_map.objects().size();
    const std::size_t common = copiedBytes(tile.properties) + (object ? copiedBytes(*object) : 0);
    const auto tooMuch = [this](const std::string& what) {
        return Unexpected(what + "; give the option tiles=no to do without.", m_name);
    };
    for (const TiledObject& each : tile.shapes) {
        if (++m_tileShapes > mostTileShapes) {
            return tooMuch("The tiles have more than " + std::to_string(mostTileShapes) +
                           " collision shapes");
        }
        m_tileBytes += copiedBytes(each) + common;
        if (m_tileBytes > mostTileBytes)
            return tooMuch("The points and properties of the collision shapes need over 64 MiB");
        if (each.gid != 0)
            continue;
        TiledObject shape = partOf(tile, each, object);
        const Affine place = toPixels * objectPlacement(m_tiled, shape);
        const bool isFirst = object && m_map.objects().size() == before;
        if (const Result<void> added = add(std::move(shape), place, layer, isFirst); !added)
            return added;
    }
    return {};
}

Result<void> LayerPlacing::placeCells(const TiledLayer& layer, const Context& context)
{
    nav::LayerId id = 0;
    Result<void> placed;
    for (const TiledChunk& chunk : layer.chunks) {
        if (const Result<void> counted = countCells(chunk); !counted)
            return counted;
        const auto visit = [&](std::int64_t index, std::uint32_t gid) {
            const TileUse use = m_tilesets.find(gid);
            const TiledTile* const tile = use.tile();
            if (!tile || tile->shapes.empty() || !m_options.tiles)
                return true;
            if (use.flags & rotatedBy120 && m_tiled.orientation == TiledOrientation::hexagonal)
                m_ledger.count(turnedHexes, Fidelity::approximated, std::size_t(1));
            if (id == 0)
                id = addLayer(layer, context);
            const Affine toPixels = Affine::translation(context.offset) *
                                    cellPlacement(m_tiled, use, chunk.x + index % chunk.width,
                                                  chunk.y + index / chunk.width);
            placed = placeShapes(*tile, toPixels, id, nullptr);
            return placed.has_value();
        };
        if (const auto problem = visitCells(layer, chunk, visit))
            return Unexpected(*problem, placeOf(chunk.line));
        if (!placed)
            return placed;
    }
    if (id == 0)
        m_ledger.count(tileLayers, Fidelity::leftOut, std::size_t(1));
    return {};
}

Result<void> LayerPlacing::countCells(const TiledChunk& chunk)
{
    const std::int64_t cells = chunk.width * chunk.height;
    if (cells > mostCells - m_cells) {
        return Unexpected("The tile layers have more than " + std::to_string(mostCells) + " cells.",
                          placeOf(chunk.line));
    }
    m_cells += cells;
    return {};
}

Result<void> LayerPlacing::placeSolid(const TiledLayer& layer, const Context& context)
{
    for (const TiledChunk& chunk : layer.chunks)
        if (const Result<void> counted = countCells(chunk); !counted)
            return counted;
    auto outlines = solidCells(layer, SolidLattice(m_tiled), m_name, mostSolids - m_solids);
    if (!outlines)
        return Unexpected(outlines.error());
    const nav::LayerId id = addLayer(layer, context);
    m_solids += outlines->size();
    for (std::vector<Point>& outline : *outlines) {
        TiledObject polygon{.shape = TiledShape::polygon};
        polygon.points = std::move(outline);
        if (const Result<void> added =
                add(std::move(polygon), Affine::translation(context.offset), id, false);
            !added)
            return added;
    }
    return {};
}

void LayerPlacing::countHow(ObjectShape::How how, nav::ObjectId id)
{
    if (how == ObjectShape::How::ellipseAsPolygon)
        m_ledger.count({"ellipse", "ellipses", m_ellipseNote.c_str()}, Fidelity::approximated, id);
    else if (how == ObjectShape::How::capsuleAsWall)
        m_ledger.count(skewedCapsules, Fidelity::approximated, id);
}

Result<void> LayerPlacing::add(TiledObject object, const Affine& toPixels, nav::LayerId layer,
                               bool keepsId)
{
    OwnProperties properties(std::move(object.properties));
    ObjectShape shape = shapeOf(object, toPixels, properties, m_settings.frame, m_shapeOptions);
    if (!shape.geometry) {
        m_ledger.count(leftOutLine(shape.how), Fidelity::leftOut, std::size_t(1));
        return {};
    }
    if (shape.how == ObjectShape::How::ellipseAsPolygon) {
        m_curvePoints += pointsIn(*shape.geometry);
        if (m_curvePoints > mostCurvePoints) {
            return Unexpected("The polygons of the ellipses have more than " +
                                  std::to_string(mostCurvePoints) +
                                  " points; give a larger arcError.",
                              placeOf(object.line));
        }
    }
    nav::MapObject made;
    const bool hasId = keepsId && object.id >= 1 && object.id <= mostId;
    made.id = hasId && !m_map.find(object.id) ? object.id : m_nextObject++;
    made.layer = layer;
    made.name = std::move(object.name);
    made.geometry = *std::move(shape.geometry);
    if (m_settings.isOurs)
        takeOwn(properties, made);
    made.properties = properties.rest(m_settings.isOurs);
    if (!object.type.empty() && !isClassed(object))
        made.properties.try_emplace("class", std::move(object.type));
    if (hasId && made.id != object.id)
        m_ledger.count(renumbered, Fidelity::approximated, made.id);
    if (!object.visible)
        m_ledger.count(hiddenObjects, Fidelity::approximated, made.id);
    countHow(shape.how, made.id);
    m_map.append(std::move(made));
    return {};
}

} // namespace thicket::plugins
