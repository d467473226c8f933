#include "libnav/map/mapdecoder.h"

#include "libnav/excerpt.h"
#include "libnav/map/mapfile.h"
#include "libnav/map/valuedecoding.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace thicket::nav {
namespace {

constexpr std::array<std::string_view, 9> knownKeys{
    "agentGroups", "bounds", "format", "layers", "name", "objects", "unit", "version", "yAxis"};

NumberRange positive(const char* rule) { return {0, coordinateLimit, rule, true}; }

Geometry circle(Members& members)
{
    Circle circle;
    members.describe("a circle");
    members.point("center", circle.center);
    members.number("radius", circle.radius, sizeRange("a radius must be 0 or more"), true);
    members.flag("inverted", circle.inverted);
    return circle;
}

Geometry wall(Members& members)
{
    Wall wall;
    members.describe("a wall");
    members.points("points", wall.points, 2);
    members.number("thickness", wall.thickness, sizeRange("a thickness must be 0 or more"));
    members.flag("closed", wall.closed);
    return wall;
}

Geometry polygon(Members& members)
{
    Polygon polygon;
    members.describe("a polygon");
    members.points("points", polygon.points, 3);
    members.flag("inverted", polygon.inverted);
    return polygon;
}

template <class Marker> Geometry marker(Members& members)
{
    Marker marker;
    members.describe(std::string("a ") + typeName(Geometry(marker)));
    members.point("position", marker.position);
    return marker;
}

Geometry agent(Members& members)
{
    AgentMarker agent;
    members.describe("an agent");
    members.point("position", agent.position);
    members.number("heading", agent.heading, {-1e9, 1e9, "a heading must lie within 1e9 of 0"});
    members.number("radius", agent.radius, sizeRange("a radius must be 0 or more"));
    members.text("group", agent.group);
    return agent;
}

using GeometryDecoder = Geometry (*)(Members&);

GeometryDecoder decoderOf(std::string_view type)
{
    constexpr std::array<std::pair<std::string_view, GeometryDecoder>, 6> decoders{{
        {"circle", circle},
        {"wall", wall},
        {"polygon", polygon},
        {"start", marker<StartMarker>},
        {"goal", marker<GoalMarker>},
        {"agent", agent},
    }};
    const auto found = std::find_if(decoders.begin(), decoders.end(),
                                    [type](const auto& entry) { return entry.first == type; });
    return found == decoders.end() ? nullptr : found->second;
}

std::optional<Fault> decodeText(std::string_view key, JsonValue value, std::string& out)
{
    if (!value.is(JsonKind::string))
        return Fault{value.offset(), "`" + std::string(key) + "` must be text in quotes"};
    out = value.text();
    return std::nullopt;
}

std::optional<Fault> decodeYAxis(JsonValue value, YAxis& out)
{
    const bool isText = value.is(JsonKind::string);
    if (!isText || (value.text() != "up" && value.text() != "down"))
        return Fault{value.offset(), "`yAxis` must be \"up\" or \"down\""};
    out = value.text() == "up" ? YAxis::up : YAxis::down;
    return std::nullopt;
}

std::optional<Fault> decodeBounds(JsonValue value, MapSettings& settings)
{
    Members members(value, "`bounds`");
    bool areWalls = false;
    members.flag("walls", areWalls);
    // `walls` may be set before bounds are drawn.
    const bool hasBox = !areWalls || members.has("min") || members.has("max");
    Box box;
    if (hasBox) {
        members.point("min", box.min);
        members.point("max", box.max);
        if (!members.fault() && box.isEmpty())
            members.fail(value.offset(), "the `max` of `bounds` lies below its `min`");
    }
    Json::Object unknown;
    members.rest(unknown);
    // `bounds` cannot store unknown keys, and nothing may be lost.
    if (!unknown.empty())
        members.fail(value.offset(), "`bounds` has `min`, `max` and `walls` only");
    if (members.fault())
        return members.fault();
    if (hasBox)
        settings.bounds = box;
    settings.boundsAreWalls = areWalls;
    return std::nullopt;
}

void decodeAtGoal(Members& members, AtGoal& atGoal)
{
    const JsonValue* const value = members.take("atGoal");
    if (!value)
        return;
    const std::string_view text = value->is(JsonKind::string) ? value->text() : "";
    if (text == name(AtGoal::stay))
        atGoal = AtGoal::stay;
    else if (text == name(AtGoal::leave))
        atGoal = AtGoal::leave;
    else
        members.fail(value->offset(), "`atGoal` must be \"stay\" or \"leave\"");
}

std::optional<Fault> decodeGroup(JsonValue value, AgentGroup& group)
{
    Members members(value, "an agent group");
    members.text("name", group.name, true);
    members.number("maxSpeed", group.maxSpeed, positive("a speed must be more than 0"));
    members.number("maxForce", group.maxForce, positive("a force must be more than 0"));
    members.id("goal", group.goal);
    if (members.has("goalRadius"))
        members.number("goalRadius", group.goalRadius.emplace(),
                       positive("a goal's radius must be more than 0"));
    decodeAtGoal(members, group.atGoal);
    members.array("behaviours", group.behaviours);
    members.rest(group.unknown);
    return members.fault();
}

std::optional<Fault> decodeGroups(JsonValue value, std::vector<AgentGroup>& groups)
{
    if (!value.is(JsonKind::array))
        return Fault{value.offset(), "`agentGroups` must be a list in [ ]"};
    std::vector<AgentGroup> decoded;
    for (const JsonValue& element : value.elements()) {
        if (std::optional<Fault> fault = decodeGroup(element, decoded.emplace_back()))
            return fault;
    }
    groups = std::move(decoded);
    return std::nullopt;
}

} // namespace

void MapDecoder::member(std::string_view key, std::size_t keyOffset, JsonValue value)
{
    if (m_fault)
        return;
    if (!m_seen.insert(std::string(key)).second) {
        m_fault = Fault{keyOffset, "the key \"" + excerpt(key) + "\" stands here a second time"};
        return;
    }
    if (std::optional<Fault> fault = decode(key, value))
        keep(key, std::move(*fault), value);
}

void MapDecoder::object(JsonValue value)
{
    if (m_fault)
        return;
    if (std::optional<Fault> fault = decodeObject(value))
        keep("objects", std::move(*fault), value);
}

void MapDecoder::keep(std::string_view key, Fault fault, JsonValue value)
{
    const auto* const known = std::find(knownKeys.begin(), knownKeys.end(), key);
    if (known == knownKeys.end() || *known == "format" || *known == "version") {
        m_fault = std::move(fault);
        return;
    }
    Json json;
    m_fault = toJson(value, json);
    if (!m_fault)
        m_unread.push_back({std::move(fault), *known, std::move(json)});
}

std::optional<Fault> MapDecoder::decode(std::string_view key, JsonValue value)
{
    if (key == "format")
        return decodeFormat(value);
    if (key == "version")
        return decodeVersion(value);
    if (key == "name")
        return decodeText(key, value, m_settings.name);
    if (key == "unit")
        return decodeText(key, value, m_settings.unit);
    if (key == "yAxis")
        return decodeYAxis(value, m_settings.yAxis);
    if (key == "bounds")
        return decodeBounds(value, m_settings);
    if (key == "layers")
        return decodeLayers(value);
    if (key == "agentGroups")
        return decodeGroups(value, m_settings.agentGroups);
    if (key == "objects")
        return value.is(JsonKind::array)
                   ? std::nullopt
                   : std::optional(Fault{value.offset(), "`objects` must be a list in [ ]"});
    return toJson(value, m_settings.unknown[std::string(key)]);
}

std::optional<Fault> MapDecoder::decodeFormat(JsonValue value)
{
    if (value.is(JsonKind::string) && value.text() == "thicket-map")
        return std::nullopt;
    return Fault{value.offset(), "this is no Thicket map: `format` must be \"thicket-map\""};
}

std::optional<Fault> MapDecoder::decodeVersion(JsonValue value)
{
    const std::string_view text = value.text();
    std::int64_t version = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), version);
    if (!value.is(JsonKind::number) || error != std::errc() || end != text.data() + text.size() ||
        version < 1)
        return Fault{value.offset(), "`version` must be a whole number from 1"};
    m_isNewer = version > mapFileVersion;
    return std::nullopt;
}

std::optional<Fault> MapDecoder::decodeLayers(JsonValue value)
{
    if (!value.is(JsonKind::array))
        return Fault{value.offset(), "`layers` must be a list in [ ]"};
    std::vector<Layer> layers;
    std::unordered_set<LayerId> ids;
    for (const JsonValue& element : value.elements()) {
        Layer layer;
        Members members(element, "a layer");
        members.id("id", layer.id, true);
        members.text("name", layer.name);
        members.flag("visible", layer.visible);
        members.flag("locked", layer.locked);
        members.rest(layer.unknown);
        if (!members.fault() && !ids.insert(layer.id).second)
            members.fail(element.offset(),
                         "a layer with the id " + std::to_string(layer.id) + " is there already");
        if (members.fault())
            return members.fault();
        layers.push_back(std::move(layer));
    }
    m_settings.layers = std::move(layers);
    return std::nullopt;
}

std::optional<Fault> MapDecoder::decodeObject(JsonValue value)
{
    Members members(value, "an object");
    std::string type;
    members.text("type", type, true);
    const GeometryDecoder decoder = decoderOf(type);
    if (!members.fault() && !decoder) {
        members.fail(members.take("type")->offset(),
                     "the type \"" + excerpt(type) +
                         "\" is unknown; known are circle, wall, polygon, start, goal and agent");
    }
    if (members.fault())
        return members.fault();
    MapObject object;
    object.geometry = decoder(members);
    members.id("id", object.id);
    members.id("layer", object.layer);
    members.text("name", object.name);
    members.object("properties", object.properties);
    members.rest(object.unknown);
    if (!members.fault() && object.id != 0 && !m_ids.insert(object.id).second)
        members.fail(members.take("id")->offset(),
                     "an object with the id " + std::to_string(object.id) + " is there already");
    if (!members.fault())
        m_objects.push_back(std::move(object));
    return members.fault();
}

void MapDecoder::assignIds()
{
    ObjectId next = 1;
    for (MapObject& object : m_objects) {
        if (object.id != 0)
            continue;
        while (m_ids.contains(next))
            ++next;
        object.id = next++;
    }
}

std::optional<Fault> MapDecoder::finish(Map& map, bool& isNewer)
{
    if (m_fault)
        return m_fault;
    for (const char* key : {"format", "version", "objects"}) {
        if (!m_seen.contains(key))
            return Fault{0, std::string("this is no Thicket map: it has no `") + key + "`"};
    }
    if (!m_isNewer && !m_unread.empty())
        return std::min_element(
                   m_unread.begin(), m_unread.end(),
                   [](const Unread& a, const Unread& b) { return a.fault.offset < b.fault.offset; })
            ->fault;
    Json::Array unreadObjects;
    for (Unread& part : m_unread) {
        if (part.key == "objects")
            unreadObjects.push_back(std::move(part.value));
        else
            m_settings.unknown.emplace(part.key, std::move(part.value));
    }
    if (!unreadObjects.empty())
        m_settings.unknown.emplace("objects", std::move(unreadObjects));
    assignIds();
    std::vector<Map::PlacedObject> placed;
    placed.reserve(m_objects.size());
    for (MapObject& object : m_objects)
        placed.push_back({std::move(object), placed.size()});
    map.settings = std::move(m_settings);
    map.insert(std::move(placed));
    isNewer = m_isNewer;
    return std::nullopt;
}

} // namespace thicket::nav
