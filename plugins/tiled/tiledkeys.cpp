#include "plugins/tiled/tiledkeys.h"

#include "plugins/tiled/scalartext.h"

#include <algorithm>
#include <array>

namespace thicket::plugins {

namespace {

bool set(double& out, std::string_view text)
{
    const std::optional<double> value = finiteNumber(text);
    out = value.value_or(out);
    return value.has_value();
}

bool set(std::int64_t& out, std::string_view text)
{
    const std::optional<std::int64_t> value = wholeNumber(text);
    out = value.value_or(out);
    return value.has_value();
}

bool set(std::uint32_t& out, std::string_view text)
{
    const std::optional<std::int64_t> value = wholeNumber(text);
    if (!value || *value < 0 || *value > UINT32_MAX)
        return false;
    out = std::uint32_t(*value);
    return true;
}

bool set(bool& out, std::string_view text)
{
    const std::optional<bool> value = flagOf(text);
    out = value.value_or(out);
    return value.has_value();
}

bool set(std::string& out, std::string_view text)
{
    out = text;
    return true;
}

bool setSize(double& out, std::string_view text) { return set(out, text) && out >= 0; }

/// Sizes in cells: what larger ones mean cannot be drawn with whole numbers of pixels.
bool setCells(std::int64_t& out, std::string_view text)
{
    return set(out, text) && std::abs(out) <= INT32_MAX;
}

bool setOrientation(TiledOrientation& out, std::string_view text)
{
    static constexpr std::array<std::string_view, 4> names{"orthogonal", "isometric", "staggered",
                                                           "hexagonal"};
    const auto found = std::find(names.begin(), names.end(), text);
    if (found == names.end())
        return false;
    out = TiledOrientation(found - names.begin());
    return true;
}

bool setKind(TiledLayer::Kind& out, std::string_view text)
{
    using Kind = TiledLayer::Kind;
    out = text == "tilelayer"     ? Kind::tiles
          : text == "objectgroup" ? Kind::objects
          : text == "group"       ? Kind::group
                                  : Kind::other;
    return true;
}

} // namespace

bool assign(TiledMap& map, std::string_view key, std::string_view text)
{
    if (key == "orientation")
        return setOrientation(map.orientation, text);
    if (key == "width")
        return setCells(map.width, text) && map.width >= 0;
    if (key == "height")
        return setCells(map.height, text) && map.height >= 0;
    if (key == "tilewidth")
        return setSize(map.tileWidth, text) && map.tileWidth > 0;
    if (key == "tileheight")
        return setSize(map.tileHeight, text) && map.tileHeight > 0;
    if (key == "infinite")
        return set(map.infinite, text);
    if (key == "hexsidelength")
        return setSize(map.hexSideLength, text);
    if (key == "staggeraxis")
        map.staggersX = text == "x";
    else if (key == "staggerindex")
        map.staggersEven = text == "even";
    return true;
}

bool assign(TiledLayer& layer, std::string_view key, std::string_view text)
{
    if (key == "type")
        return setKind(layer.kind, text);
    if (key == "id")
        return set(layer.id, text);
    if (key == "name")
        return set(layer.name, text);
    if (key == "visible")
        return set(layer.visible, text);
    if (key == "locked")
        return set(layer.locked, text);
    if (key == "opacity")
        return set(layer.opacity, text) && layer.opacity >= 0;
    if (key == "offsetx")
        return set(layer.offset.x, text);
    if (key == "offsety")
        return set(layer.offset.y, text);
    if (key == "parallaxx")
        return set(layer.parallax.x, text);
    if (key == "parallaxy")
        return set(layer.parallax.y, text);
    if (key == "color")
        return set(layer.colour, text);
    if (key == "width")
        return setCells(layer.width, text) && layer.width >= 0;
    if (key == "height")
        return setCells(layer.height, text) && layer.height >= 0;
    if (key == "encoding")
        return set(layer.encoding, text);
    if (key == "compression")
        return set(layer.compression, text);
    return true;
}

bool assign(TiledChunk& chunk, std::string_view key, std::string_view text)
{
    if (key == "x")
        return setCells(chunk.x, text);
    if (key == "y")
        return setCells(chunk.y, text);
    if (key == "width")
        return setCells(chunk.width, text) && chunk.width >= 0;
    if (key == "height")
        return setCells(chunk.height, text) && chunk.height >= 0;
    return true;
}

bool assign(TiledObject& object, std::string_view key, std::string_view text)
{
    const auto given = [&object](TiledObject::Given what, bool isSet) {
        object.given |= what;
        return isSet;
    };
    const auto shape = [&](TiledShape named) {
        bool isNamed = false;
        if (!set(isNamed, text))
            return false;
        if (isNamed)
            object.shape = named;
        return given(TiledObject::givenShape, true);
    };
    if (key == "x")
        return set(object.x, text);
    if (key == "y")
        return set(object.y, text);
    if (key == "id")
        return set(object.id, text);
    if (key == "name")
        return given(TiledObject::givenName, set(object.name, text));
    if (key == "type" || key == "class")
        return text.empty() || given(TiledObject::givenType, set(object.type, text));
    if (key == "width")
        return given(TiledObject::givenWidth, setSize(object.width, text));
    if (key == "height")
        return given(TiledObject::givenHeight, setSize(object.height, text));
    if (key == "rotation")
        return given(TiledObject::givenRotation, set(object.rotation, text));
    if (key == "visible")
        return given(TiledObject::givenVisible, set(object.visible, text));
    if (key == "gid")
        return given(TiledObject::givenGid, set(object.gid, text));
    if (key == "template")
        return set(object.source, text);
    if (key == "ellipse")
        return shape(TiledShape::ellipse);
    if (key == "capsule")
        return shape(TiledShape::capsule);
    if (key == "point")
        return shape(TiledShape::point);
    return true;
}

bool assign(TiledTileset& tileset, std::string_view key, std::string_view text)
{
    if (key == "firstgid")
        return set(tileset.firstGid, text);
    if (key == "source")
        return set(tileset.source, text);
    if (key == "tilewidth")
        return setSize(tileset.tileWidth, text);
    if (key == "tileheight")
        return setSize(tileset.tileHeight, text);
    if (key == "objectalignment")
        return set(tileset.alignment, text);
    return true;
}

} // namespace thicket::plugins
