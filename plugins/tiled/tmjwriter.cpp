#include "plugins/tiled/tmjwriter.h"

namespace thicket::plugins {

namespace {

using nav::Json;

class TmjWriter {
public:
    WrittenText write(const TiledMap& map)
    {
        m_out = "{\"type\": \"map\", \"version\": \"1.8\", \"orientation\": \"orthogonal\", "
                "\"renderorder\": \"right-down\", \"infinite\": false, \"compressionlevel\": -1";
        member("width", map.width);
        member("height", map.height);
        member("tilewidth", map.tileWidth);
        member("tileheight", map.tileHeight);
        member("nextobjectid", map.nextObjectId);
        member("nextlayerid", map.nextLayerId);
        m_out += ", \"tilesets\": [],\n\"properties\": ";
        properties(map.properties);
        m_out += ",\n\"layers\": [";
        const char* separator = "\n";
        for (const TiledLayer& layer : map.layers) {
            m_out += separator;
            this->layer(layer);
            separator = ",\n";
        }
        m_out += "]}\n";
        return {std::move(m_out)};
    }

private:
    void key(const char* name)
    {
        m_out += m_out.back() == '{' ? "\"" : ", \"";
        m_out += name;
        m_out += "\": ";
    }
    void member(const char* name, double value)
    {
        key(name);
        nav::appendShortest(m_out, value);
    }
    void member(const char* name, std::int64_t value)
    {
        key(name);
        m_out += std::to_string(value);
    }
    void member(const char* name, bool value)
    {
        key(name);
        m_out += value ? "true" : "false";
    }
    void member(const char* name, const std::string& value)
    {
        key(name);
        nav::appendQuoted(m_out, value);
    }

    void properties(const std::vector<TiledProperty>& list)
    {
        m_out += '[';
        for (const TiledProperty& property : list) {
            m_out += &property == &list.front() ? "{" : ", {";
            member("name", property.name);
            member("type", std::string(property.type));
            key("value");
            if (const auto* const number = property.value.as<Json::Number>())
                m_out += number->text;
            else
                m_out += property.value.text();
            m_out += '}';
        }
        m_out += ']';
    }
    void layer(const TiledLayer& layer)
    {
        m_out += "{\"type\": \"objectgroup\", \"draworder\": \"index\", \"x\": 0, \"y\": 0";
        member("id", layer.id);
        member("name", layer.name);
        member("visible", layer.visible);
        member("opacity", layer.opacity);
        if (layer.locked)
            member("locked", true);
        if (!layer.colour.empty())
            member("color", layer.colour);
        if (!layer.properties.empty()) {
            key("properties");
            properties(layer.properties);
        }
        key("objects");
        const char* separator = "[\n";
        for (const TiledObject& object : layer.objects) {
            m_out += separator;
            this->object(object);
            separator = ",\n";
        }
        m_out += layer.objects.empty() ? "[]}" : "]}";
    }
    void object(const TiledObject& object)
    {
        m_out += '{';
        member("id", object.id);
        member("name", object.name);
        member("type", object.type);
        member("x", object.x);
        member("y", object.y);
        member("width", object.width);
        member("height", object.height);
        member("rotation", 0.0);
        member("visible", true);
        if (object.shape == TiledShape::ellipse)
            member("ellipse", true);
        else if (object.shape == TiledShape::point)
            member("point", true);
        else if (object.shape == TiledShape::polygon)
            points("polygon", object.points);
        else
            points("polyline", object.points);
        if (!object.properties.empty()) {
            key("properties");
            properties(object.properties);
        }
        m_out += '}';
    }
    void points(const char* name, const std::vector<nav::Point>& list)
    {
        key(name);
        m_out += '[';
        for (const nav::Point& p : list) {
            m_out += &p == &list.front() ? "{" : ", {";
            member("x", p.x);
            member("y", p.y);
            m_out += '}';
        }
        m_out += ']';
    }

    std::string m_out;
};

} // namespace

WrittenText writeTmj(const TiledMap& map) { return TmjWriter().write(map); }

} // namespace thicket::plugins
