#include "plugins/unity/unityexport.h"

#include "libnav/map/layerlookup.h"
#include "plugins/shapes/arcs.h"
#include "plugins/shapes/fileoutlines.h"
#include "plugins/shapes/jsontext.h"
#include "plugins/shapes/kinds.h"
#include "plugins/shapes/singleprecision.h"
#include "plugins/unity/loadertext.h"

#include <algorithm>
#include <numbers>

namespace thicket::plugins {

namespace {

using nav::Point;

std::string propertiesOf(const nav::MapObject& object)
{
    JsonLines list;
    for (const auto& [key, value] : object.properties) {
        JsonKeys property;
        property.add("key", std::string_view(key));
        if (const auto* const text = value.as<std::string>())
            property.add("type", "string").add("value", std::string_view(*text));
        else
            property
                .add("type", value.as<bool>()                ? "bool"
                             : value.as<nav::Json::Number>() ? "number"
                                                             : "json")
                .add("value", std::string_view(value.text()));
        list.add(property);
    }
    return list.text();
}

std::string pointList(const std::vector<Point>& points)
{
    std::string text = "[";
    for (const Point& p : points) {
        text += &p == points.data() ? "" : ", ";
        text += JsonKeys().add("x", p.x).add("y", p.y).text();
    }
    return text + ']';
}

class UnityWriter {
public:
    UnityWriter(const nav::Map& map, double scale, double arcError)
        : m_map(map), m_frame(Frame::ofPlane(map, scale)), m_layersOf(map), m_arcError(arcError)
    {}

    ExportBundle write()
    {
        for (const nav::MapObject& object : m_map.objects()) {
            m_object = &object;
            std::visit(*this, object.geometry);
        }
        Ledger::Kept kept;
        kept.bounds = kept.agentClasses = true;
        m_ledger.countLeftovers(m_map, kept);
        ExportBundle bundle;
        bundle.files << ExportBundle::File{{}, QByteArray::fromStdString(document())}
                     << ExportBundle::File{{}, QByteArray(loaderText), "ThicketMap.cs"};
        bundle.notes = m_ledger.notes();
        bundle.notes << singlePrecisionNotes(m_map, m_frame);
        return bundle;
    }

    void operator()(const nav::Circle& circle)
    {
        JsonKeys json = placed(circle.center);
        json.add("radius", size(circle.radius)).add("inverted", circle.inverted);
        json.add("corners", circle.inverted ? cornersAround(circle.radius, m_arcError) : 0);
        m_circles.add(json);
        if (circle.inverted)
            m_ledger.count(kindLine(m_object->geometry,
                                    ": colliders are polygons within, off by at most the arcError"),
                           Ledger::Fidelity::approximated, m_object->id);
        else
            countWritten(m_ledger, *m_object, m_frame);
    }
    void operator()(const nav::Wall& wall)
    {
        JsonKeys json = head();
        json.add("thickness", size(wall.thickness)).add("closed", wall.closed);
        m_walls.add(json.addJson("points", pointList(toFile(m_frame, wall.points))));
        countWritten(m_ledger, *m_object, m_frame);
    }
    void operator()(const nav::Polygon& polygon)
    {
        JsonKeys json = head();
        json.add("inverted", polygon.inverted);
        json.addJson("points", pointList(counterClockwise(toFile(m_frame, polygon.points))));
        m_polygons.add(json);
        countWritten(m_ledger, *m_object, m_frame);
    }
    void operator()(const nav::StartMarker& start) { marker(m_starts, placed(start.position)); }
    void operator()(const nav::GoalMarker& goal) { marker(m_goals, placed(goal.position)); }
    void operator()(const nav::AgentMarker& agent)
    {
        JsonKeys json = placed(agent.position);
        json.add("heading", m_frame.angleToFile(agent.heading) * 180 / std::numbers::pi)
            .add("radius", size(agent.radius))
            .add("group", std::string_view(agent.group));
        marker(m_agents, json);
    }
    void operator()(const nav::SpawnMarker& spawn)
    {
        JsonKeys json = placed(nav::markOf(spawn));
        json.addJson("points", pointList(counterClockwise(toFile(m_frame, spawn.points))))
            .add("radius", spawn.points.empty() ? size(spawn.radius) : 0)
            .add("agentRadius", size(spawn.agentRadius))
            .add("group", std::string_view(spawn.group))
            .add("count", spawn.count)
            .add("rate", spawn.rate)
            .add("from", spawn.from)
            .add("until", spawn.until.value_or(-1))
            .add("seed", spawn.seed);
        marker(m_spawns, json);
    }

private:
    double size(double length) const { return length * m_frame.scale(); }
    JsonKeys head() const
    {
        const nav::Layer* const layer = m_layersOf.of(*m_object);
        JsonKeys json;
        json.add("id", m_object->id)
            .add("layer", layer ? layer->id : 0)
            .add("name", std::string_view(m_object->name))
            .addJson("properties", propertiesOf(*m_object));
        return json;
    }
    JsonKeys placed(Point position) const
    {
        const Point p = m_frame.toFile(position);
        JsonKeys json = head();
        json.add("x", p.x).add("y", p.y);
        return json;
    }
    void marker(JsonLines& list, const JsonKeys& json)
    {
        list.add(json);
        countWritten(m_ledger, *m_object, m_frame);
    }

    std::string bounds() const
    {
        const auto& box = m_map.settings.bounds;
        const Point a = m_frame.toFile(box ? box->min : Point{});
        const Point b = m_frame.toFile(box ? box->max : Point{});
        JsonKeys json;
        json.add("minX", a.x).add("minY", std::min(a.y, b.y));
        json.add("maxX", b.x).add("maxY", std::max(a.y, b.y));
        json.add("present", box.has_value()).add("areWalls", m_map.settings.boundsAreWalls);
        return json.text();
    }
    std::string document() const
    {
        JsonLines layers, classes;
        for (const nav::Layer& layer : m_map.settings.layers)
            layers.add(JsonKeys()
                           .add("id", layer.id)
                           .add("name", std::string_view(layer.name))
                           .add("visible", layer.visible));
        for (const nav::AgentClass& one : m_map.settings.agentClasses)
            classes.add(
                JsonKeys().add("name", std::string_view(one.name)).add("radius", size(one.radius)));
        JsonKeys json;
        json.add("format", "thicket-unity")
            .add("formatVersion", 1)
            .add("name", std::string_view(m_map.settings.name))
            .add("unit", std::string_view(m_map.settings.unit))
            .add("scale", m_frame.scale())
            .addJson("bounds", bounds())
            .addJson("layers", layers.text())
            .addJson("agentClasses", classes.text())
            .addJson("circles", m_circles.text())
            .addJson("walls", m_walls.text())
            .addJson("polygons", m_polygons.text())
            .addJson("starts", m_starts.text())
            .addJson("goals", m_goals.text())
            .addJson("agents", m_agents.text())
            .addJson("spawns", m_spawns.text());
        return json.text() + '\n';
    }

    const nav::Map& m_map;
    const Frame m_frame;
    const nav::LayerLookup m_layersOf;
    const double m_arcError;
    const nav::MapObject* m_object = nullptr; // the one that is written
    Ledger m_ledger;
    JsonLines m_circles, m_walls, m_polygons, m_starts, m_goals, m_agents, m_spawns;
};

} // namespace

ExportBundle exportUnity(const nav::Map& map, double scale, double arcError)
{
    return UnityWriter(map, scale, arcError).write();
}

} // namespace thicket::plugins
