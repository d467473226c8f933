#include "libnav/map/mapfile.h"

#include <cassert>

namespace thicket::nav {
namespace {

/// Writes a JSON object. Keys must come in ascending order; unknown keys are merged in.
class MemberWriter {
public:
    MemberWriter(std::string& out, const Json::Object& unknown, const char* separator = ", ")
        : m_out(out), m_separator(separator), m_next(unknown.begin()), m_end(unknown.end())
    {}

    std::string& member(std::string_view key)
    {
        assert(m_last < key);
        m_last = key;
        for (; m_next != m_end && m_next->first < key; ++m_next)
            writeUnknown();
        if (m_next != m_end && m_next->first == key)
            ++m_next; // value of a newer file that this version could not read
        begin(key);
        return m_out;
    }

    void finish()
    {
        for (; m_next != m_end; ++m_next)
            writeUnknown();
    }

private:
    void begin(std::string_view key)
    {
        if (!m_isFirst)
            m_out += m_separator;
        m_isFirst = false;
        appendQuoted(m_out, key);
        m_out += ": ";
    }

    void writeUnknown()
    {
        begin(m_next->first);
        m_out += m_next->second.text();
    }

    std::string& m_out;
    const char* m_separator;
    Json::Object::const_iterator m_next;
    Json::Object::const_iterator m_end;
    std::string_view m_last; ///< key of the previous member
    bool m_isFirst = true;
};

void append(std::string& out, Point point)
{
    out += '[';
    appendShortest(out, point.x);
    out += ", ";
    appendShortest(out, point.y);
    out += ']';
}

void append(std::string& out, const std::vector<Point>& points)
{
    const char* separator = "[";
    for (const Point point : points) {
        out += separator;
        append(out, point);
        separator = ", ";
    }
    out += points.empty() ? "[]" : "]";
}

/// The members that every object has besides its geometry.
struct SharedMembers {
    const MapObject& object;

    void id(MemberWriter& writer) const { writer.member("id") += std::to_string(object.id); }
    void layer(MemberWriter& writer) const
    {
        if (object.layer != 0)
            writer.member("layer") += std::to_string(object.layer);
    }
    void name(MemberWriter& writer) const
    {
        if (!object.name.empty())
            appendQuoted(writer.member("name"), object.name);
    }
    void properties(MemberWriter& writer) const
    {
        if (!object.properties.empty())
            writer.member("properties") += Json(object.properties).text();
    }
    void type(MemberWriter& writer) const
    {
        appendQuoted(writer.member("type"), typeName(object.geometry));
    }
};

void write(MemberWriter& writer, const SharedMembers& shared, const Circle& circle)
{
    append(writer.member("center"), circle.center);
    shared.id(writer);
    if (circle.inverted)
        writer.member("inverted") += "true";
    shared.layer(writer);
    shared.name(writer);
    shared.properties(writer);
    appendShortest(writer.member("radius"), circle.radius);
    shared.type(writer);
}

void write(MemberWriter& writer, const SharedMembers& shared, const Wall& wall)
{
    if (wall.closed)
        writer.member("closed") += "true";
    shared.id(writer);
    shared.layer(writer);
    shared.name(writer);
    append(writer.member("points"), wall.points);
    shared.properties(writer);
    appendShortest(writer.member("thickness"), wall.thickness);
    shared.type(writer);
}

void write(MemberWriter& writer, const SharedMembers& shared, const Polygon& polygon)
{
    shared.id(writer);
    if (polygon.inverted)
        writer.member("inverted") += "true";
    shared.layer(writer);
    shared.name(writer);
    append(writer.member("points"), polygon.points);
    shared.properties(writer);
    shared.type(writer);
}

void write(MemberWriter& writer, const SharedMembers& shared, const AgentMarker& agent)
{
    if (!agent.group.empty())
        appendQuoted(writer.member("group"), agent.group);
    appendShortest(writer.member("heading"), agent.heading);
    shared.id(writer);
    shared.layer(writer);
    shared.name(writer);
    append(writer.member("position"), agent.position);
    shared.properties(writer);
    appendShortest(writer.member("radius"), agent.radius);
    shared.type(writer);
}

template <class Marker>
void write(MemberWriter& writer, const SharedMembers& shared, const Marker& marker)
{
    shared.id(writer);
    shared.layer(writer);
    shared.name(writer);
    append(writer.member("position"), marker.position);
    shared.properties(writer);
    shared.type(writer);
}

void write(std::string& out, const MapObject& object)
{
    MemberWriter writer(out, object.unknown);
    std::visit([&](const auto& geometry) { write(writer, SharedMembers{object}, geometry); },
               object.geometry);
    writer.finish();
}

void write(std::string& out, const Layer& layer)
{
    MemberWriter writer(out, layer.unknown);
    writer.member("id") += std::to_string(layer.id);
    writer.member("locked") += layer.locked ? "true" : "false";
    appendQuoted(writer.member("name"), layer.name);
    writer.member("visible") += layer.visible ? "true" : "false";
    writer.finish();
}

void write(std::string& out, const AgentGroup& group)
{
    MemberWriter writer(out, group.unknown);
    if (group.atGoal != AtGoal::stay)
        appendQuoted(writer.member("atGoal"), name(group.atGoal));
    if (!group.behaviours.empty())
        writer.member("behaviours") += Json(group.behaviours).text();
    if (group.goal != 0)
        writer.member("goal") += std::to_string(group.goal);
    if (group.goalRadius)
        appendShortest(writer.member("goalRadius"), *group.goalRadius);
    appendShortest(writer.member("maxForce"), group.maxForce);
    appendShortest(writer.member("maxSpeed"), group.maxSpeed);
    appendQuoted(writer.member("name"), group.name);
    writer.finish();
}

/// Writes one element per line. `unread`: elements of a newer file, written as they were read.
template <class Element>
void writeList(std::string& out, const std::vector<Element>& elements, const Json* unread = nullptr)
{
    const char* separator = "[\n    ";
    for (const Element& element : elements) {
        out += separator;
        out += '{';
        write(out, element);
        out += '}';
        separator = ",\n    ";
    }
    if (const auto* kept = unread ? unread->as<Json::Array>() : nullptr) {
        for (const Json& element : *kept) {
            out += separator;
            out += element.text();
            separator = ",\n    ";
        }
    }
    out += *separator == '[' ? "[]" : "\n  ]";
}

void writeBounds(std::string& out, const MapSettings& settings)
{
    const Json::Object unknown;
    MemberWriter writer(out, unknown);
    out += '{';
    if (const std::optional<Box>& bounds = settings.bounds) {
        assert(!bounds->isEmpty());
        append(writer.member("max"), bounds->max);
        append(writer.member("min"), bounds->min);
    }
    if (settings.boundsAreWalls)
        writer.member("walls") += "true";
    out += '}';
}

} // namespace

std::string writeMap(const Map& map)
{
    const MapSettings& settings = map.settings;
    const auto unread = settings.unknown.find("objects");
    std::string out = "{\n  ";
    MemberWriter writer(out, settings.unknown, ",\n  ");
    if (!settings.agentGroups.empty())
        writeList(writer.member("agentGroups"), settings.agentGroups);
    if (settings.bounds || settings.boundsAreWalls)
        writeBounds(writer.member("bounds"), settings);
    appendQuoted(writer.member("format"), "thicket-map");
    if (!settings.layers.empty())
        writeList(writer.member("layers"), settings.layers);
    if (!settings.name.empty())
        appendQuoted(writer.member("name"), settings.name);
    writeList(writer.member("objects"), map.objects(),
              unread == settings.unknown.end() ? nullptr : &unread->second);
    appendQuoted(writer.member("unit"), settings.unit);
    writer.member("version") += std::to_string(mapFileVersion);
    appendQuoted(writer.member("yAxis"), settings.yAxis == YAxis::up ? "up" : "down");
    writer.finish();
    out += "\n}\n";
    return out;
}

} // namespace thicket::nav
