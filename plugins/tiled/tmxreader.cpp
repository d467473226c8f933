#include "plugins/tiled/tmxreader.h"

#include "libnav/excerpt.h"
#include "plugins/tiled/crowdedtag.h"
#include "plugins/tiled/scalartext.h"
#include "plugins/tiled/tiledkeys.h"
#include "plugins/tiled/utf8.h"

#include <QXmlStreamReader>

namespace thicket::plugins {

namespace {

constexpr int mostLevels = 64;

class TmxReader {
public:
    TmxReader(std::string_view bytes, const std::string& name, ReadingBudget& budget)
        : m_xml(QByteArray::fromRawData(bytes.data(), qsizetype(bytes.size()))), m_name(name),
          m_budget(budget)
    {}

    Result<TiledMap> map()
    {
        TiledMap map;
        map.digits = 6;
        if (begins("map")) {
            take(map);
            eachChild([&](QStringView name) {
                if (name == u"tileset")
                    tileset(add(map.tilesets));
                else if (name == u"properties")
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
            eachChild([&](QStringView name) {
                if (name == u"object")
                    object(read.object);
                else if (name == u"tileset")
                    tileset(read.tileset.emplace());
                else
                    skip();
            });
        }
        return ended(std::move(read));
    }

private:
    void fail(const std::string& message)
    {
        if (!m_xml.hasError())
            m_xml.raiseError(QString::fromStdString(message));
    }

    /// Reads up to the first element. Refuses entities: a few lines of them stand for gigabytes.
    bool begins(const char* root)
    {
        while (!m_xml.atEnd() && m_xml.readNext() != QXmlStreamReader::StartElement) {
            if (m_xml.isDTD() && !m_xml.entityDeclarations().isEmpty())
                fail("The file declares entities, which maps do not need; it was not read.");
        }
        if (m_xml.hasError())
            return false;
        if (m_xml.name() != QLatin1String(root))
            fail("The file holds a <" + excerpt(m_xml.name().toString().toStdString()) +
                 ">, not a <" + root + ">.");
        return !m_xml.hasError();
    }

    template <class Value> Result<Value> ended(Value value)
    {
        while (!m_xml.atEnd()) // nothing may follow
            m_xml.readNext();
        if (!m_xml.hasError())
            return value;
        const bool isOurs = m_xml.error() == QXmlStreamReader::CustomError;
        const std::string why = m_xml.errorString().toStdString();
        return Unexpected(isOurs ? why : "This is not valid XML: " + why,
                          m_name + ": line " + std::to_string(m_xml.lineNumber()) + ", column " +
                              std::to_string(m_xml.columnNumber()));
    }

    /// Calls child(name) for each element in the current one; it must read that to its end.
    template <class Function> void eachChild(Function child)
    {
        if (++m_depth > mostLevels)
            fail("Elements are nested deeper than 64 levels.");
        while (m_xml.readNextStartElement())
            child(m_xml.name());
        --m_depth;
    }
    void skip()
    {
        eachChild([this](QStringView) { skip(); });
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
        for (const QXmlStreamAttribute& attribute : m_xml.attributes()) {
            const std::string_view key = m_key(attribute.name());
            const std::string_view text = m_value(attribute.value());
            if (!assign(value, key, text))
                fail('`' + std::string(key) + "` \"" + excerpt(text) + "\" cannot be.");
            spend(ReadingBudget::heapBytes(text));
        }
    }
    std::string_view attribute(const char* name)
    {
        return m_value(m_xml.attributes().value(QLatin1String(name)));
    }
    /// A number that may be missing.
    double number(const char* name)
    {
        const std::string_view text = attribute(name);
        const std::optional<double> value = finiteNumber(text);
        if (!value && !text.empty())
            fail('`' + std::string(name) + "` \"" + excerpt(text) + "\" is not a finite number.");
        return value.value_or(0);
    }

    void layerOr(QStringView name, TiledLayers& list)
    {
        using Kind = TiledLayer::Kind;
        if (name == u"layer")
            layer(add(list), Kind::tiles);
        else if (name == u"objectgroup")
            layer(add(list), Kind::objects);
        else if (name == u"group")
            layer(add(list), Kind::group);
        else if (name == u"imagelayer")
            layer(add(list), Kind::other);
        else
            skip();
    }
    void layer(TiledLayer& layer, TiledLayer::Kind kind)
    {
        take(layer);
        layer.kind = kind;
        eachChild([&](QStringView name) {
            if (name == u"object")
                object(add(layer.objects));
            else if (name == u"properties")
                properties(layer.properties);
            else if (name == u"data")
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
        chunk.line = std::uint32_t(m_xml.lineNumber());
        while (!m_xml.atEnd() && m_xml.readNext() != QXmlStreamReader::EndElement) {
            if (m_xml.isCharacters()) {
                spend(std::size_t(m_xml.text().size()));
                Utf8::append(chunk.text, m_xml.text());
            } else if (m_xml.isStartElement() && m_xml.name() == u"tile") {
                cell(chunk);
            } else if (m_xml.isStartElement() && m_xml.name() == u"chunk" && chunks) {
                TiledChunk& part = add(*chunks);
                take(part);
                cells(part, nullptr);
            } else if (m_xml.isStartElement()) {
                skip();
            }
        }
    }
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
        object.line = std::uint32_t(m_xml.lineNumber());
        take(object);
        eachChild([&](QStringView name) {
            if (name == u"properties")
                return properties(object.properties);
            if (name == u"polygon")
                points(object, TiledShape::polygon);
            else if (name == u"polyline")
                points(object, TiledShape::polyline);
            else if (name == u"ellipse")
                shape(object, TiledShape::ellipse);
            else if (name == u"capsule")
                shape(object, TiledShape::capsule);
            else if (name == u"point")
                shape(object, TiledShape::point);
            else if (name == u"text")
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
        eachChild([&](QStringView name) {
            if (name != u"property")
                return skip();
            property(add(list));
        });
    }
    /// Reads a <property> to its end.
    void property(TiledProperty& property)
    {
        bool isAttribute = false;
        std::string text, type;
        for (const QXmlStreamAttribute& attribute : m_xml.attributes()) {
            if (attribute.name() == u"name") {
                Utf8::append(property.name, attribute.value());
            } else if (attribute.name() == u"type") {
                Utf8::append(type, attribute.value());
            } else if (attribute.name() == u"value") {
                Utf8::append(text, attribute.value());
                isAttribute = true;
            }
        }
        nav::Json::Object members;
        bool hasMembers = type == "class";
        if (++m_depth > mostLevels)
            fail("Elements are nested deeper than 64 levels.");
        while (!m_xml.atEnd() && m_xml.readNext() != QXmlStreamReader::EndElement) {
            if (m_xml.isStartElement() && m_xml.name() == u"properties") {
                std::vector<TiledProperty> list;
                properties(list);
                for (TiledProperty& member : list)
                    members.insert_or_assign(std::move(member.name), std::move(member.value));
                hasMembers = true;
            } else if (m_xml.isStartElement()) {
                skip();
            } else if (m_xml.isCharacters() && !isAttribute) {
                Utf8::append(text, m_xml.text());
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
        tileset.line = std::uint32_t(m_xml.lineNumber());
        take(tileset);
        eachChild([&](QStringView name) {
            if (name == u"tile")
                return tile(tileset);
            if (name == u"tileoffset")
                tileset.tileOffset = {number("x"), number("y")};
            skip();
        });
    }
    void tile(TiledTileset& tileset)
    {
        const std::int64_t id = wholeNumber(attribute("id")).value_or(-1);
        if (id < 0 || id > UINT32_MAX)
            fail("This tile has no number.");
        TiledTile tile;
        tile.width = number("width");
        tile.height = number("height");
        eachChild([&](QStringView name) {
            if (name == u"objectgroup")
                return shapes(tile);
            if (name == u"image") {
                tile.width = tile.width > 0 ? tile.width : number("width");
                tile.height = tile.height > 0 ? tile.height : number("height");
            }
            skip();
        });
        if (tile.width == 0 && tile.height == 0 && tile.shapes.empty())
            return;
        spend(sizeof(TiledTile) + 64 + emptyObjectsBytes);
        tileset.tiles.insert_or_assign(std::uint32_t(id), std::move(tile));
    }
    void shapes(TiledTile& tile)
    {
        eachChild([&](QStringView name) {
            if (name == u"object")
                object(add(tile.shapes));
            else
                skip();
        });
    }

    QXmlStreamReader m_xml;
    const std::string& m_name;
    ReadingBudget& m_budget;
    Utf8 m_key, m_value;
    int m_depth = 0;
};

/// Reads with one of the reader's functions.
template <class Value> Result<Value> readTmx(std::string_view bytes, const std::string& name,
                                             ReadingBudget& budget,
                                             Result<Value> (TmxReader::*read)())
{
    if (hasCrowdedTag(bytes))
        return Unexpected("An element has more than 1000 attributes.", name);
    return (TmxReader(bytes, name, budget).*read)();
}

} // namespace

Result<TiledMap> readTmxMap(std::string_view bytes, const std::string& name, ReadingBudget& budget)
{
    return readTmx(bytes, name, budget, &TmxReader::map);
}

Result<TiledTileset> readTmxTileset(std::string_view bytes, const std::string& name,
                                    ReadingBudget& budget)
{
    return readTmx(bytes, name, budget, &TmxReader::tilesetFile);
}

Result<TiledTemplate> readTmxTemplate(std::string_view bytes, const std::string& name,
                                      ReadingBudget& budget)
{
    return readTmx(bytes, name, budget, &TmxReader::templateFile);
}

} // namespace thicket::plugins
