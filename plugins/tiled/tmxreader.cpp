#include "plugins/tiled/tmxreader.h"

#include "libnav/excerpt.h"
#include "plugins/tiled/scalartext.h"
#include "plugins/tiled/tiledkeys.h"
#include "plugins/tiled/xmlcursor.h"

namespace thicket::plugins {

namespace {

using Part = XmlCursor::Part;

constexpr int mostLevels = 64;

class TmxReader {
public:
    TmxReader(std::string_view bytes, const std::string& name, ReadingBudget& budget)
        : m_xml(bytes, name), m_budget(budget)
    {}

    Result<TiledMap> map()
    {
        TiledMap map;
        map.digits = 6;
        if (begins("map")) {
            take(map);
            eachChild([&](std::string_view name) {
                if (name == "tileset")
                    tileset(add(map.tilesets));
                else if (name == "properties")
                    properties(map.properties);
                else
                    layerOr(name, map.layers);
            });
        }
        return ended(std::move(map));
    }
    Result<TiledTileset> tilesetFile()
    {
        TiledTileset read;
        if (begins("tileset"))
            tileset(read);
        return ended(std::move(read));
    }
    Result<TiledTemplate> templateFile()
    {
        TiledTemplate read;
        if (begins("template")) {
            eachChild([&](std::string_view name) {
                if (name == "object")
                    object(read.object);
                else if (name == "tileset")
                    tileset(read.tileset.emplace());
                else
                    skip();
            });
        }
        return ended(std::move(read));
    }

private:
    void fail(const std::string& message) { m_xml.fail(message); }

    /// Reads up to the first element.
    bool begins(std::string_view root)
    {
        if (m_xml.next() == Part::element && m_xml.name() != root)
            fail("The file holds a <" + excerpt(m_xml.name()) + ">, not a <" + std::string(root) +
                 ">.");
        return !m_xml.hasFailed();
    }

    template <class Value> Result<Value> ended(Value value)
    {
        while (!m_xml.is(Part::end)) // nothing may follow
            m_xml.next();
        if (m_xml.hasFailed())
            return Unexpected(m_xml.error());
        return value;
    }

    /// Calls child(name) for each element in the current one; it must read that to its end.
    template <class Function> void eachChild(Function child)
    {
        if (++m_depth > mostLevels)
            fail("Elements are nested deeper than 64 levels.");
        while (m_xml.nextChild())
            child(m_xml.name());
        --m_depth;
    }
    void skip()
    {
        eachChild([this](std::string_view) { skip(); });
    }

    void spend(std::size_t bytes)
    {
        if (!m_budget.spend(bytes))
            fail(ReadingBudget::exceeded);
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

    /// Takes the attributes of the element.
    template <class Value> void take(Value& value)
    {
        for (const auto& [key, text] : m_xml.attributes()) {
            if (!assign(value, key, text))
                fail('`' + std::string(key) + "` \"" + excerpt(text) + "\" cannot be.");
            spend(ReadingBudget::heapBytes(text));
        }
    }
    std::string_view attribute(std::string_view name) const { return m_xml.attribute(name); }
    /// A number that may be missing.
    double number(const char* name)
    {
        const std::string_view text = attribute(name);
        const std::optional<double> value = finiteNumber(text);
        if (!value && !text.empty())
            fail('`' + std::string(name) + "` \"" + excerpt(text) + "\" is not a finite number.");
        return value.value_or(0);
    }

    void layerOr(std::string_view name, TiledLayers& list)
    {
        using Kind = TiledLayer::Kind;
        if (name == "layer")
            layer(add(list), Kind::tiles);
        else if (name == "objectgroup")
            layer(add(list), Kind::objects);
        else if (name == "group")
            layer(add(list), Kind::group);
        else if (name == "imagelayer")
            layer(add(list), Kind::other);
        else
            skip();
    }
    void layer(TiledLayer& layer, TiledLayer::Kind kind)
    {
        take(layer);
        layer.kind = kind;
        eachChild([&](std::string_view name) {
            if (name == "object")
                object(add(layer.objects));
            else if (name == "properties")
                properties(layer.properties);
            else if (name == "data")
                data(layer);
            else
                layerOr(name, layer.layers);
        });
    }
    void data(TiledLayer& layer)
    {
        layer.encoding = attribute("encoding");
        layer.compression = attribute("compression");
        TiledChunk whole;
        whole.width = layer.width;
        whole.height = layer.height;
        cells(whole, &layer.chunks);
        if (layer.chunks.empty())
            layer.chunks.push_back(std::move(whole));
    }
    /// Reads <data> or, without `chunks`, <chunk> to its end.
    void cells(TiledChunk& chunk, std::vector<TiledChunk>* chunks)
    {
        chunk.line = std::uint32_t(m_xml.line());
        while (isWithin(m_xml.next())) {
            if (m_xml.is(Part::characters)) {
                spend(m_xml.text().size());
                chunk.text += m_xml.text();
            } else if (m_xml.name() == "tile") {
                cell(chunk);
            } else if (m_xml.name() == "chunk" && chunks) {
                TiledChunk& part = add(*chunks);
                take(part);
                cells(part, nullptr);
            } else {
                skip();
            }
        }
    }
    static bool isWithin(Part part) { return part == Part::element || part == Part::characters; }
    void cell(TiledChunk& chunk)
    {
        const std::string_view text = attribute("gid");
        const std::int64_t gid = text.empty() ? 0 : wholeNumber(text).value_or(-1);
        if (gid < 0 || gid > UINT32_MAX)
            fail("`gid` \"" + excerpt(text) + "\" is not the number of a tile.");
        spend(2 * sizeof(std::uint32_t));
        chunk.gids.push_back(std::uint32_t(gid));
        skip();
    }

    void object(TiledObject& object)
    {
        object.line = std::uint32_t(m_xml.line());
        take(object);
        eachChild([&](std::string_view name) {
            if (name == "properties")
                return properties(object.properties);
            if (name == "polygon")
                points(object, TiledShape::polygon);
            else if (name == "polyline")
                points(object, TiledShape::polyline);
            else if (name == "ellipse")
                shape(object, TiledShape::ellipse);
            else if (name == "capsule")
                shape(object, TiledShape::capsule);
            else if (name == "point")
                shape(object, TiledShape::point);
            else if (name == "text")
                shape(object, TiledShape::text);
            skip();
        });
    }
    static void shape(TiledObject& object, TiledShape shape)
    {
        object.shape = shape;
        object.given |= TiledObject::givenShape;
    }
    void points(TiledObject& object, TiledShape kind)
    {
        shape(object, kind);
        object.points.clear();
        std::string_view rest = attribute("points");
        for (auto pair = takenWord(rest); !pair.empty(); pair = takenWord(rest)) {
            const std::optional<nav::Point> point = pointOf(pair);
            if (!point)
                return fail("`points` holds \"" + excerpt(pair) + "\", which is not a point.");
            add(object.points) = *point;
        }
    }

    void properties(std::vector<TiledProperty>& list)
    {
        eachChild([&](std::string_view name) {
            if (name != "property")
                return skip();
            property(add(list));
        });
    }
    /// Reads a <property> to its end.
    void property(TiledProperty& property)
    {
        bool isAttribute = false;
        std::string text, type;
        for (const auto& [key, value] : m_xml.attributes()) {
            if (key == "name") {
                property.name = value;
            } else if (key == "type") {
                type = value;
            } else if (key == "value") {
                text = value;
                isAttribute = true;
            }
        }
        nav::Json::Object members;
        bool hasMembers = type == "class";
        if (++m_depth > mostLevels)
            fail("Elements are nested deeper than 64 levels.");
        while (isWithin(m_xml.next())) {
            if (m_xml.is(Part::element) && m_xml.name() == "properties") {
                std::vector<TiledProperty> list;
                properties(list);
                for (TiledProperty& member : list)
                    members.insert_or_assign(std::move(member.name), std::move(member.value));
                hasMembers = true;
            } else if (m_xml.is(Part::element)) {
                skip();
            } else if (!isAttribute) {
                text += m_xml.text();
            }
        }
        --m_depth;
        spend(ReadingBudget::heapBytes(text) + ReadingBudget::heapBytes(property.name));
        if (hasMembers)
            property.value = std::move(members);
        else
            property.value = propertyValue(type, text);
    }

    void tileset(TiledTileset& tileset)
    {
        tileset.line = std::uint32_t(m_xml.line());
        take(tileset);
        eachChild([&](std::string_view name) {
            if (name == "tile")
                return tile(tileset);
            if (name == "tileoffset")
                tileset.tileOffset = {number("x"), number("y")};
            if (name == "grid") {
                tileset.isGridIsometric = attribute("orientation") == "isometric";
                tileset.gridSize = {number("width"), number("height")};
            }
            skip();
        });
    }
    void tile(TiledTileset& tileset)
    {
        const std::int64_t id = wholeNumber(attribute("id")).value_or(-1);
        if (id < 0 || id > UINT32_MAX)
            fail("This tile has no number.");
        TiledTile tile;
        tile.type = attribute(attribute("type").empty() ? "class" : "type");
        spend(ReadingBudget::heapBytes(tile.type));
        tile.width = number("width");
        tile.height = number("height");
        eachChild([&](std::string_view name) {
            if (name == "objectgroup")
                return shapes(tile);
            if (name == "properties")
                return properties(tile.properties);
            if (name == "image") {
                tile.width = tile.width > 0 ? tile.width : number("width");
                tile.height = tile.height > 0 ? tile.height : number("height");
            }
            skip();
        });
        if (tile.isPlain())
            return;
        spend(sizeof(TiledTile) + 64 + emptyObjectsBytes);
        tileset.tiles.insert_or_assign(std::uint32_t(id), std::move(tile));
    }
    void shapes(TiledTile& tile)
    {
        eachChild([&](std::string_view name) {
            if (name == "object")
                object(add(tile.shapes));
            else
                skip();
        });
    }

    XmlCursor m_xml;
    ReadingBudget& m_budget;
    int m_depth = 0;
};

} // namespace

Result<TiledMap> readTmxMap(std::string_view bytes, const std::string& name, ReadingBudget& budget)
{
    return TmxReader(bytes, name, budget).map();
}

Result<TiledTileset> readTmxTileset(std::string_view bytes, const std::string& name,
                                    ReadingBudget& budget)
{
    return TmxReader(bytes, name, budget).tilesetFile();
}

Result<TiledTemplate> readTmxTemplate(std::string_view bytes, const std::string& name,
                                      ReadingBudget& budget)
{
    return TmxReader(bytes, name, budget).templateFile();
}

} // namespace thicket::plugins
