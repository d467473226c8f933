#include "plugins/tiled/tmjreader.h"

#include "libnav/excerpt.h"
#include "plugins/tiled/jsoncursor.h"
#include "plugins/tiled/scalartext.h"
#include "plugins/tiled/tiledkeys.h"

#include <algorithm>

namespace thicket::plugins {

namespace {

using Part = JsonCursor::Part;

class TmjReader {
public:
    TmjReader(std::string_view bytes, const std::string& name, ReadingBudget& budget)
        : m_json(bytes, name), m_budget(budget)
    {
        m_json.next();
    }

    Result<TiledMap> map()
    {
        TiledMap map;
        bool isMap = false;
        m_json.eachMember([&](std::string_view key) {
            isMap = isMap || key == "layers" || key == "orientation";
            if (key == "layers")
                layers(map.layers);
            else if (key == "tilesets")
                m_json.eachElement([&] { tileset(add(map.tilesets)); });
            else if (key == "properties")
                properties(map.properties);
            else
                take(map, key, "map");
        });
        if (!isMap)
            m_json.fail("This is not a Tiled map: it has neither layers nor an orientation.");
        return ended(std::move(map));
    }
    Result<TiledTileset> tilesetFile()
    {
        TiledTileset read;
        tileset(read, "tileset");
        return ended(std::move(read));
    }
    Result<TiledTemplate> templateFile()
    {
        TiledTemplate read;
        m_json.eachMember([&](std::string_view key) {
            if (key == "object")
                object(read.object);
            else if (key == "tileset")
                tileset(read.tileset.emplace());
            else
                skip(key, "template");
        });
        return ended(std::move(read));
    }

private:
    template <class Value> Result<Value> ended(Value value)
    {
        if (!m_json.hasFailed())
            m_json.next(); // nothing may follow
        if (m_json.hasFailed())
            return Unexpected(m_json.error());
        return value;
    }

    void spend(std::size_t bytes)
    {
        if (!m_budget.spend(bytes))
            m_json.fail(ReadingBudget::exceeded);
    }
    /// A new last element.
    TiledObject& add(TiledObjects& list)
    {
        spend(sizeof(TiledObject));
        return list.emplace_back();
    }
    TiledLayer& add(TiledLayers& list)
    {
        spend(sizeof(TiledLayer) + 2 * sizeof(void*) + emptyObjectsBytes);
        return list.emplace_back();
    }
    template <class Value> Value& add(std::vector<Value>& list)
    {
        if (list.size() == list.capacity()) // it grows to twice its size
            spend(std::max<std::size_t>(list.size(), 1) * sizeof(Value));
        return list.emplace_back();
    }

    /// Passes over a member, but not over a "type" that says that this is another kind of file.
    void skip(std::string_view key, std::string_view kind)
    {
        if (!kind.empty() && key == "type" && m_json.is(Part::text) && m_json.text() != kind)
            m_json.fail("This is a file of the type \"" + excerpt(m_json.text()) + "\", not a " +
                        std::string(kind) + '.');
        m_json.skip();
    }
    template <class Value> void take(Value& value, std::string_view key, std::string_view kind = {})
    {
        if (!m_json.isScalar() || m_json.is(Part::null) || (!kind.empty() && key == "type"))
            return skip(key, kind);
        if (!assign(value, key, m_json.text()))
            return m_json.refuse("a value that it can have", key);
        spend(ReadingBudget::heapBytes(m_json.text()));
    }

    void layers(TiledLayers& list)
    {
        m_json.eachElement([&] { layer(add(list)); });
    }
    void layer(TiledLayer& layer)
    {
        TiledChunk whole;
        bool hasData = false;
        m_json.eachMember([&](std::string_view key) {
            if (key == "objects") {
                m_json.eachElement([&] { object(add(layer.objects)); });
            } else if (key == "layers") {
                layers(layer.layers);
            } else if (key == "chunks") {
                m_json.eachElement([&] { chunk(add(layer.chunks)); });
            } else if (key == "properties") {
                properties(layer.properties);
            } else if (key == "data") {
                cells(whole);
                hasData = true;
            } else {
                take(layer, key);
            }
        });
        if (hasData && layer.chunks.empty()) {
            whole.width = layer.width;
            whole.height = layer.height;
            layer.chunks.push_back(std::move(whole));
        }
    }
    void chunk(TiledChunk& chunk)
    {
        m_json.eachMember([&](std::string_view key) {
            if (key == "data")
                cells(chunk);
            else
                take(chunk, key);
        });
    }
    void cells(TiledChunk& chunk)
    {
        chunk.line = std::uint32_t(m_json.line());
        if (m_json.is(Part::text)) {
            spend(m_json.text().size());
            chunk.text = m_json.text();
            return;
        }
        m_json.eachElement([&] {
            const std::optional<std::int64_t> gid = wholeNumber(m_json.text());
            if (!m_json.is(Part::number) || !gid || *gid < 0 || *gid > UINT32_MAX)
                return m_json.refuse("the number of a tile", "data");
            spend(2 * sizeof(std::uint32_t));
            chunk.gids.push_back(std::uint32_t(*gid));
        });
    }

    void object(TiledObject& object)
    {
        object.line = std::uint32_t(m_json.line());
        m_json.eachMember([&](std::string_view key) {
            if (key == "polygon")
                points(object, TiledShape::polygon);
            else if (key == "polyline")
                points(object, TiledShape::polyline);
            else if (key == "properties")
                properties(object.properties);
            else if (key == "text")
                text(object);
            else
                take(object, key);
        });
    }
    void text(TiledObject& object)
    {
        object.shape = TiledShape::text;
        object.given |= TiledObject::givenShape;
        m_json.skip();
    }
    void points(TiledObject& object, TiledShape shape)
    {
        object.shape = shape;
        object.given |= TiledObject::givenShape;
        object.points.clear();
        m_json.eachElement([&] { point(add(object.points)); });
    }
    void point(nav::Point& point)
    {
        m_json.eachMember([&](std::string_view key) {
            double* const number = key == "x" ? &point.x : key == "y" ? &point.y : nullptr;
            const std::optional<double> value =
                m_json.is(Part::number) ? finiteNumber(m_json.text()) : std::nullopt;
            if (!number)
                m_json.skip();
            else if (!value)
                m_json.refuse("a finite number", key);
            else
                *number = *value;
        });
    }

    void properties(std::vector<TiledProperty>& list)
    {
        if (m_json.is(Part::beginObject)) { // of Tiled 1.1 and before
            m_json.eachMember([&](std::string_view key) {
                TiledProperty& property = add(list);
                property.name = key;
                property.value = m_json.json(m_budget);
            });
            return;
        }
        m_json.eachElement([&] { property(add(list)); });
    }
    void property(TiledProperty& property)
    {
        m_json.eachMember([&](std::string_view key) {
            if (key == "value")
                property.value = m_json.json(m_budget);
            else if (key == "name" && m_json.is(Part::text))
                property.name = m_json.text();
            else
                m_json.skip();
        });
    }

    void tileset(TiledTileset& tileset, std::string_view kind = {})
    {
        tileset.line = std::uint32_t(m_json.line());
        m_json.eachMember([&](std::string_view key) {
            if (key == "tiles" && m_json.is(Part::beginObject)) { // of Tiled 1.1 and before
                m_json.eachMember([&](std::string_view id) { tile(tileset, wholeNumber(id)); });
            } else if (key == "tiles") {
                m_json.eachElement([&] { tile(tileset, {}); });
            } else if (key == "tileoffset") {
                point(tileset.tileOffset);
            } else if (key == "grid") {
                grid(tileset);
            } else {
                take(tileset, key, kind);
            }
        });
    }
    void grid(TiledTileset& tileset)
    {
        m_json.eachMember([&](std::string_view key) {
            if (key == "orientation" && m_json.is(Part::text))
                tileset.isGridIsometric = m_json.text() == "isometric";
            else if (key == "width")
                size(tileset.gridSize.x, key);
            else if (key == "height")
                size(tileset.gridSize.y, key);
            else
                m_json.skip();
        });
    }
    void tile(TiledTileset& tileset, std::optional<std::int64_t> id)
    {
        TiledTile tile;
        m_json.eachMember([&](std::string_view key) {
            if (key == "objectgroup")
                shapes(tile);
            else if (key == "properties")
                properties(tile.properties);
            else if ((key == "type" || key == "class") && m_json.is(Part::text))
                type(tile);
            else if (key == "id")
                id = wholeNumber(m_json.text());
            else if (key == "imagewidth" || key == "width")
                size(tile.width, key);
            else if (key == "imageheight" || key == "height")
                size(tile.height, key);
            else
                m_json.skip();
        });
        if (!id || *id < 0 || *id > UINT32_MAX)
            return m_json.fail("This tile has no number.");
        if (tile.isPlain())
            return;
        spend(sizeof(TiledTile) + 64 + emptyObjectsBytes);
        tileset.tiles.insert_or_assign(std::uint32_t(*id), std::move(tile));
    }
    void type(TiledTile& tile)
    {
        spend(ReadingBudget::heapBytes(m_json.text()));
        if (!m_json.text().empty())
            tile.type = m_json.text();
    }
    /// A tile's own size is that of its picture or, if it is only a part of that, of the part.
    void size(double& size, std::string_view key)
    {
        const std::optional<double> value = finiteNumber(m_json.text());
        if (!m_json.is(Part::number) || !value || *value < 0)
            return m_json.refuse("a size", key);
        if (size == 0 || key.substr(0, 5) != "image")
            size = *value;
    }
    void shapes(TiledTile& tile)
    {
        m_json.eachMember([&](std::string_view key) {
            if (key == "objects")
                m_json.eachElement([&] { object(add(tile.shapes)); });
            else
                m_json.skip();
        });
    }

    JsonCursor m_json;
    ReadingBudget& m_budget;
};

} // namespace

Result<TiledMap> readTmjMap(std::string_view bytes, const std::string& name, ReadingBudget& budget)
{
    return TmjReader(bytes, name, budget).map();
}

Result<TiledTileset> readTmjTileset(std::string_view bytes, const std::string& name,
                                    ReadingBudget& budget)
{
    return TmjReader(bytes, name, budget).tilesetFile();
}

Result<TiledTemplate> readTmjTemplate(std::string_view bytes, const std::string& name,
                                      ReadingBudget& budget)
{
    return TmjReader(bytes, name, budget).templateFile();
}

} // namespace thicket::plugins
