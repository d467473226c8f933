#include "plugins/geojson/geoproperties.h"

#include "plugins/geojson/geofeature.h"
#include "plugins/geojson/geoshape.h"
#include "plugins/shapes/motiontext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace thicket::plugins {

namespace {

using nav::JsonKind;
using nav::JsonValue;

constexpr std::array<std::string_view, 7> words{"circle", "wall",  "polygon", "start",
                                                "goal",   "agent", "spawn"};

std::string lowered(std::string_view text)
{
    std::string out(text);
    for (char& c : out) {
        if (c >= 'A' && c <= 'Z')
            c = char(c - 'A' + 'a');
    }
    return out;
}

std::string_view wordIn(JsonValue value)
{
    if (!value.is(JsonKind::string))
        return {};
    const auto found = std::find(words.begin(), words.end(), lowered(value.text()));
    return found != words.end() ? *found : std::string_view();
}

/// Reads the members of `properties` into what they say.
class PropertyReader {
public:
    explicit PropertyReader(GeoProperties& out) : m_out(out) {}

    /// Whether the exporter's key says something, which is then no property of the object.
    bool readOurs(std::string_view key, JsonValue value)
    {
        if (text(key, value) || number(key, value) || whole(key, value) || flag(key, value))
            return true;
        if (key == "center" && value.is(JsonKind::array)) {
            const auto numbers = value.elements();
            const auto x = numbers.size() == 2 ? geoNumber(numbers[0]) : std::nullopt;
            const auto y = x ? geoNumber(numbers[1]) : std::nullopt;
            if (y)
                m_out.center = nav::Point{*x, *y};
            return y.has_value();
        }
        if (key == "unknown" && value.is(JsonKind::object)) {
            nav::Json json;
            const bool isRead = !nav::toJson(value, json);
            if (isRead)
                m_out.unknown = *json.as<nav::Json::Object>();
            return isRead;
        }
        if (key == "motion" && value.is(JsonKind::object))
            return motion(value);
        return key == "kind";
    }

    /// The same for what other programs call so.
    bool readOthers(std::string_view key, JsonValue value)
    {
        const std::string word = lowered(key);
        if ((word == "name" || word == "title" || word == "label") && m_out.name.empty() &&
            value.is(JsonKind::string)) {
            m_out.name = value.text();
            return true;
        }
        if (word == "layer" && value.is(JsonKind::string)) {
            m_out.layer = value.text();
            return false; // may mean something else, too
        }
        if (word == "type" || word == "class" || word == "subtype") {
            const std::string_view kind = wordIn(value);
            if (!kind.empty())
                m_out.kind = kind;
            return !kind.empty() && word != "subtype";
        }
        const auto number = geoNumber(value);
        if (!number || *number < 0)
            return false;
        if (word == "radius" || word == "r")
            m_out.radius = *number;
        else if (word == "diameter" || word == "crown_diameter")
            m_out.radius = m_out.radius.value_or(*number / 2);
        else if (word == "thickness" || word == "width")
            m_out.thickness = *number;
        return false;
    }

private:
    bool text(std::string_view key, JsonValue value)
    {
        std::string* const out = key == "name"    ? &m_out.name
                                 : key == "layer" ? &m_out.layer
                                                  : nullptr;
        if (!value.is(JsonKind::string) || (!out && key != "agentGroup"))
            return false;
        if (out)
            *out = value.text();
        else
            crowd().agent.group = crowd().spawn.group = value.text();
        return true;
    }

    bool motion(JsonValue value)
    {
        nav::Json json;
        if (nav::toJson(value, json))
            return false;
        if (auto read = motionFrom(json))
            m_out.motion = std::move(*read);
        return bool(m_out.motion);
    }

    bool number(std::string_view key, JsonValue value)
    {
        const auto number = geoNumber(value);
        if (!number)
            return false;
        if (key == "heading") {
            crowd().agent.heading = *number;
            return true;
        }
        if (*number < 0)
            return false;
        if (key == "radius")
            m_out.radius = *number;
        else if (key == "thickness")
            m_out.thickness = *number;
        else if (key == "agentRadius")
            crowd().spawn.agentRadius = *number;
        else if (key == "rate")
            crowd().spawn.rate = *number;
        else if (key == "from")
            crowd().spawn.from = *number;
        else if (key == "until")
            crowd().spawn.until = *number;
        else
            return false;
        return true;
    }

    bool whole(std::string_view key, JsonValue value)
    {
        std::int64_t* const out = key == "layerId"       ? &m_out.layerId
                                  : key == "objectGroup" ? &m_out.group
                                  : key == "member"      ? &m_out.member
                                  : key == "count"       ? &crowd().spawn.count
                                  : key == "seed"        ? &crowd().spawn.seed
                                                         : nullptr;
        if (!out || !value.is(JsonKind::number))
            return false;
        const std::string_view text = value.text();
        std::int64_t number = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
        const std::int64_t most = key == "count" ? nav::mostSpawned : std::int64_t(1) << 53;
        const bool fits = read.ec == std::errc() && read.ptr == text.data() + text.size() &&
                          number >= 0 && number <= most;
        if (fits)
            *out = number;
        return fits;
    }

    bool flag(std::string_view key, JsonValue value)
    {
        if (!value.is(JsonKind::boolean))
            return false;
        if (key == "closed")
            m_out.closed = value.flag();
        else if (key == "inverted")
            m_out.isInverted = value.flag();
        else if (key == "isReversed")
            m_out.isReversed = value.flag();
        else
            return false;
        return true;
    }

    GeoProperties::Crowd& crowd()
    {
        if (!m_out.crowd)
            m_out.crowd = GeoProperties::Crowd{};
        return *m_out.crowd;
    }

    GeoProperties& m_out;
};

} // namespace

std::optional<nav::Fault> GeoProperties::read(JsonValue object, GeoProperties& out)
{
    if (!object.is(JsonKind::object))
        return std::nullopt; // null, mostly
    const std::vector<JsonValue::Member> members = object.members();
    if (const auto fault = nav::duplicateKey(members))
        return fault;
    for (const JsonValue::Member& member : members) {
        if (member.key == "kind")
            out.kind = wordIn(member.value);
    }
    out.isOurs = !out.kind.empty();
    PropertyReader reader(out);
    for (const JsonValue::Member& member : members) {
        const bool isSaid = out.isOurs ? reader.readOurs(member.key, member.value)
                                       : reader.readOthers(member.key, member.value);
        if (isSaid)
            continue;
        std::string key(member.key);
        if (out.isOurs && key.starts_with(geoCustom))
            key.erase(0, geoCustom.size());
        if (member.value.is(JsonKind::null) && !out.isOurs)
            continue; // tables are full of them
        if (const auto fault = nav::toJson(member.value, out.custom[key]))
            return fault;
    }
    return std::nullopt;
}

} // namespace thicket::plugins
