#include "plugins/svg/svgobjects.h"

#include "plugins/shapes/jsontext.h"
#include "plugins/shapes/motiontext.h"
#include "plugins/svg/svgxml.h"

namespace thicket::plugins {

namespace {

using nav::Point;

/// Appends the tag and the attributes of a geometry.
class GeometryWriter {
public:
    GeometryWriter(std::string& out, const SvgPlacing& placing)
        : m_out(out), m_markerRadius(placing.markerRadius), m_lineWidth(placing.lineWidth)
    {}

    void operator()(const nav::Circle& circle)
    {
        disc("circle", circle.center, circle.radius);
        if (circle.inverted)
            arena();
    }
    void operator()(const nav::Polygon& polygon)
    {
        line("<polygon", "polygon", polygon.points);
        if (polygon.inverted)
            arena();
    }
    void operator()(const nav::Wall& wall)
    {
        line(wall.closed ? "<polygon" : "<polyline", "wall", wall.points);
        appendAttribute(m_out, "fill", "none");
        if (wall.thickness > 0) {
            appendAttribute(m_out, "stroke-width", wall.thickness);
        } else {
            appendAttribute(m_out, "stroke-width", m_lineWidth);
            appendAttribute(m_out, "thicket:thickness", 0);
        }
    }
    void operator()(const nav::StartMarker& start)
    {
        disc("start", start.position, m_markerRadius);
    }
    void operator()(const nav::GoalMarker& goal) { disc("goal", goal.position, m_markerRadius); }
    void operator()(const nav::AgentMarker& agent)
    {
        sized("agent", agent.position, agent.radius);
        appendAttribute(m_out, "thicket:heading", agent.heading);
        group(agent.group);
    }
    void operator()(const nav::SpawnMarker& spawn)
    {
        if (spawn.points.empty())
            sized("spawn", spawn.position, spawn.radius);
        else
            line("<polygon", "spawn", spawn.points);
        appendAttribute(m_out, "thicket:agentRadius", spawn.agentRadius);
        group(spawn.group);
        appendAttribute(m_out, "thicket:count", std::to_string(spawn.count));
        appendAttribute(m_out, "thicket:rate", spawn.rate);
        appendAttribute(m_out, "thicket:from", spawn.from);
        if (spawn.until)
            appendAttribute(m_out, "thicket:until", *spawn.until);
        appendAttribute(m_out, "thicket:seed", std::to_string(spawn.seed));
    }

private:
    void type(const char* name)
    {
        appendAttribute(m_out, "class", name);
        appendAttribute(m_out, "thicket:type", name);
    }

    void disc(const char* name, Point center, double radius)
    {
        m_out += "<circle";
        type(name);
        appendAttribute(m_out, "cx", center.x);
        appendAttribute(m_out, "cy", center.y);
        appendAttribute(m_out, "r", radius);
    }

    /// A marker of radius 0 must be seen all the same.
    void sized(const char* name, Point center, double radius)
    {
        disc(name, center, radius > 0 ? radius : m_markerRadius);
        if (!(radius > 0))
            appendAttribute(m_out, "thicket:radius", radius);
    }

    void line(const char* tag, const char* name, const std::vector<Point>& points)
    {
        m_out += tag;
        type(name);
        m_out += " points=\"";
        for (const Point& p : points) {
            if (&p != &points.front())
                m_out += ' ';
            appendPoint(m_out, p, ',');
        }
        m_out += '"';
    }

    /// What blocks is outside, so the inside is not filled.
    void arena()
    {
        appendAttribute(m_out, "thicket:inverted", "true");
        appendAttribute(m_out, "fill", "none");
        appendAttribute(m_out, "stroke-width", m_lineWidth);
    }

    void group(const std::string& name)
    {
        if (!name.empty())
            appendAttribute(m_out, "thicket:agentGroup", name);
    }

    std::string& m_out;
    double m_markerRadius;
    double m_lineWidth;
};

} // namespace

void appendObject(std::string& out, const nav::MapObject& object, const SvgPlacing& placing)
{
    std::visit(GeometryWriter(out, placing), object.geometry);
    const std::string id = std::to_string(object.id);
    appendAttribute(out, "id", "o" + id);
    appendAttribute(out, "thicket:id", id);
    if (!object.name.empty())
        appendAttribute(out, "inkscape:label", object.name);
    const auto number = [&out](const char* name, std::int64_t value, std::int64_t usual) {
        if (value != usual)
            appendAttribute(out, name, std::to_string(value));
    };
    number("thicket:layer", object.layer, placing.groupLayer);
    number("thicket:group", object.group, 0);
    number("thicket:member", object.member, 0);
    if (placing.place)
        appendAttribute(out, "thicket:place", std::to_string(*placing.place));
    if (!object.properties.empty())
        appendAttribute(out, "thicket:properties", jsonInXml(nav::Json(object.properties).text()));
    if (object.motion)
        appendAttribute(out, "thicket:motion", jsonInXml(motionText(*object.motion)));
    if (!object.unknown.empty())
        appendAttribute(out, "thicket:unknown", jsonInXml(nav::Json(object.unknown).text()));
    out += "/>\n";
}

} // namespace thicket::plugins
