#include "plugins/tiled/tmxwriter.h"

#include "libnav/excerpt.h"

namespace thicket::plugins {

namespace {

using nav::Json;

/// Appends text for an attribute. What XML cannot hold becomes U+FFFD. Returns how many these were.
std::size_t appendEscaped(std::string& out, std::string_view text)
{
    std::size_t replaced = 0;
    while (!text.empty()) {
        const std::size_t length = characterLength(text);
        const char first = text.front();
        const std::string_view character = text.substr(0, length);
        const bool isControl = length == 1 && static_cast<unsigned char>(first) < 0x20;
        if (first == '&')
            out += "&amp;";
        else if (first == '<')
            out += "&lt;";
        else if (first == '>')
            out += "&gt;";
        else if (first == '"')
            out += "&quot;";
        else if (first == '\n' || first == '\r' || first == '\t')
            out += first == '\n' ? "&#10;" : first == '\r' ? "&#13;" : "&#9;";
        else if (length > 0 && !isControl && character != "\xEF\xBF\xBE" &&
                 character != "\xEF\xBF\xBF")
            out += character;
        else if (++replaced)
            out += "\xEF\xBF\xBD";
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return replaced;
}

class TmxWriter {
public:
    WrittenText write(const TiledMap& map)
    {
        m_out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                "<map version=\"1.8\" orientation=\"orthogonal\" renderorder=\"right-down\"";
        attribute("width", map.width);
        attribute("height", map.height);
        attribute("tilewidth", map.tileWidth);
        attribute("tileheight", map.tileHeight);
        m_out += " infinite=\"0\"";
        attribute("nextlayerid", map.nextLayerId);
        attribute("nextobjectid", map.nextObjectId);
        m_out += ">\n";
        m_out += ' ';
        properties(map.properties);
        m_out += '\n';
        for (const TiledLayer& layer : map.layers)
            this->layer(layer);
        m_out += "</map>\n";
        return {std::move(m_out), m_replaced};
    }

private:
    void begin(const char* name)
    {
        m_out += ' ';
        m_out += name;
        m_out += "=\"";
    }
    void attribute(const char* name, double value)
    {
        begin(name);
        nav::appendShortest(m_out, value);
        m_out += '"';
    }
    void attribute(const char* name, std::int64_t value)
    {
        begin(name);
        m_out += std::to_string(value);
        m_out += '"';
    }
    void attribute(const char* name, std::string_view value)
    {
        begin(name);
        m_replaced += appendEscaped(m_out, value);
        m_out += '"';
    }

    void properties(const std::vector<TiledProperty>& list)
    {
        if (list.empty())
            return;
        m_out += "<properties>";
        for (const TiledProperty& property : list) {
            m_out += "<property";
            attribute("name", property.name);
            if (property.type != std::string_view("string"))
                attribute("type", property.type);
            if (const auto* const text = property.value.as<std::string>())
                attribute("value", *text);
            else if (const auto* const number = property.value.as<Json::Number>())
                attribute("value", number->text);
            else
                attribute("value", property.value.text());
            m_out += "/>";
        }
        m_out += "</properties>";
    }
    void layer(const TiledLayer& layer)
    {
        m_out += " <objectgroup draworder=\"index\"";
        if (!layer.colour.empty())
            attribute("color", layer.colour);
        attribute("id", layer.id);
        attribute("name", layer.name);
        if (!layer.visible)
            m_out += " visible=\"0\"";
        if (layer.locked)
            m_out += " locked=\"1\"";
        if (layer.opacity != 1)
            attribute("opacity", layer.opacity);
        m_out += '>';
        properties(layer.properties);
        m_out += '\n';
        for (const TiledObject& object : layer.objects)
            this->object(object);
        m_out += " </objectgroup>\n";
    }
    void object(const TiledObject& object)
    {
        m_out += "  <object";
        attribute("id", object.id);
        if (!object.name.empty())
            attribute("name", object.name);
        attribute("type", object.type);
        attribute("x", object.x);
        attribute("y", object.y);
        if (object.width != 0 || object.height != 0) {
            attribute("width", object.width);
            attribute("height", object.height);
        }
        m_out += '>';
        properties(object.properties);
        shape(object);
        m_out += "</object>\n";
    }
    void shape(const TiledObject& object)
    {
        if (object.shape == TiledShape::ellipse) {
            m_out += "<ellipse/>";
            return;
        }
        if (object.shape == TiledShape::point) {
            m_out += "<point/>";
            return;
        }
        m_out += object.shape == TiledShape::polygon ? "<polygon points=\"" : "<polyline points=\"";
        for (const nav::Point& p : object.points) {
            if (&p != &object.points.front())
                m_out += ' ';
            nav::appendShortest(m_out, p.x);
            m_out += ',';
            nav::appendShortest(m_out, p.y);
        }
        m_out += "\"/>";
    }

    std::string m_out;
    std::size_t m_replaced = 0;
};

} // namespace

WrittenText writeTmx(const TiledMap& map) { return TmxWriter().write(map); }

} // namespace thicket::plugins
