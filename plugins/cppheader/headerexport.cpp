#include "plugins/cppheader/headerexport.h"

#include "libnav/map/layerlookup.h"
#include "plugins/cppheader/cppliterals.h"
#include "plugins/cppheader/cppnames.h"
#include "plugins/cppheader/cpptable.h"
#include "plugins/shapes/fileoutlines.h"
#include "plugins/shapes/frameoptions.h"
#include "plugins/shapes/kinds.h"
#include "plugins/shapes/uniquenames.h"

#include <algorithm>

namespace thicket::plugins {

namespace {

using nav::Point;

constexpr const char* types = R"(
struct Point {
    double x;
    double y;
};
struct Layer {
    long long id;
    const char* name;
    bool visible;
};
struct AgentClass {
    const char* name;
    double radius;
};
/// A disc; if inverted, everything outside it.
struct Circle {
    long long id;
    long long layer;
    const char* name;
    Point center;
    double radius;
    bool inverted;
};
/// A polyline with round ends and joints, half of its thickness to each side: pointCount of
/// `points` from firstPoint. Closed: the last point joins the first.
struct Wall {
    long long id;
    long long layer;
    const char* name;
    std::size_t firstPoint;
    std::size_t pointCount;
    double thickness;
    bool closed;
};
/// A simple polygon of positive area; if inverted, everything outside it.
struct Polygon {
    long long id;
    long long layer;
    const char* name;
    std::size_t firstPoint;
    std::size_t pointCount;
    bool inverted;
};
/// A start or a goal.
struct Marker {
    long long id;
    long long layer;
    const char* name;
    Point position;
};
/// heading: radians, from +x towards +y.
struct Agent {
    long long id;
    long long layer;
    const char* name;
    Point position;
    double heading;
    double radius;
    const char* group;
};
/// A disc in which agents appear: count in all (0: as many as the rate gives), rate of them a
/// second (0: all at once), between two times in seconds (until < 0: no end). If it has points, the
/// area is their polygon, radius is 0 and position a place in it.
struct Spawn {
    long long id;
    long long layer;
    const char* name;
    Point position;
    double radius;
    double agentRadius;
    const char* group;
    long long count;
    double rate;
    double from;
    double until;
    long long seed;
    std::size_t firstPoint;
    std::size_t pointCount;
};
/// A custom property of an object, its value as JSON.
struct Property {
    long long object;
    const char* key;
    const char* json;
};

)";

class HeaderWriter {
public:
    HeaderWriter(const nav::Map& map, const Frame& frame, const std::string& space)
        : m_map(map), m_frame(frame), m_space("::" + space + "::"), m_layersOf(map)
    {}

    ExportBundle write()
    {
        for (const nav::Layer& layer : m_map.settings.layers)
            m_layers.add({cppLiteral(layer.id), text(layer.name), cppLiteral(layer.visible)});
        for (const nav::AgentClass& one : m_map.settings.agentClasses)
            m_classes.add({text(one.name), cppLiteral(one.radius * m_frame.scale())});
        for (const nav::MapObject& object : m_map.objects()) {
            m_object = &object;
            std::visit(*this, object.geometry);
            countWritten(m_ledger, object, m_frame);
            addProperties(object);
        }
        Ledger::Kept kept;
        kept.bounds = kept.agentClasses = true;
        m_ledger.countLeftovers(m_map, kept);
        return {{{{}, QByteArray::fromStdString(document())}}, m_ledger.notes()};
    }

    void operator()(const nav::Circle& circle)
    {
        addNamed(m_circles, "Circle");
        m_circles.add({id(), layer(), name(), point(circle.center),
                       cppLiteral(circle.radius * m_frame.scale()), cppLiteral(circle.inverted)});
    }
    void operator()(const nav::Wall& wall)
    {
        addNamed(m_walls, "Wall");
        const std::string first = std::to_string(m_points.count());
        m_walls.add({id(), layer(), name(), first, std::to_string(wall.points.size()),
                     cppLiteral(wall.thickness * m_frame.scale()), cppLiteral(wall.closed)});
        addPoints(toFile(m_frame, wall.points));
    }
    void operator()(const nav::Polygon& polygon)
    {
        addNamed(m_polygons, "Polygon");
        const std::string first = std::to_string(m_points.count());
        m_polygons.add({id(), layer(), name(), first, std::to_string(polygon.points.size()),
                        cppLiteral(polygon.inverted)});
        addPoints(counterClockwise(toFile(m_frame, polygon.points)));
    }
    void operator()(const nav::StartMarker& start)
    {
        addNamed(m_starts, "Marker");
        m_starts.add({id(), layer(), name(), point(start.position)});
    }
    void operator()(const nav::GoalMarker& goal)
    {
        addNamed(m_goals, "Marker");
        m_goals.add({id(), layer(), name(), point(goal.position)});
    }
    void operator()(const nav::AgentMarker& agent)
    {
        addNamed(m_agents, "Agent");
        m_agents.add({id(), layer(), name(), point(agent.position),
                      cppLiteral(m_frame.angleToFile(agent.heading)),
                      cppLiteral(agent.radius * m_frame.scale()), text(agent.group)});
    }
    void operator()(const nav::SpawnMarker& spawn)
    {
        addNamed(m_spawns, "Spawn");
        const bool isRound = spawn.points.empty();
        const std::string first = std::to_string(m_points.count());
        m_spawns.add({id(), layer(), name(), point(nav::markOf(spawn)),
                      cppLiteral(isRound ? spawn.radius * m_frame.scale() : 0),
                      cppLiteral(spawn.agentRadius * m_frame.scale()), text(spawn.group),
                      cppLiteral(spawn.count), cppLiteral(spawn.rate), cppLiteral(spawn.from),
                      cppLiteral(spawn.until.value_or(-1)), cppLiteral(spawn.seed), first,
                      std::to_string(spawn.points.size())});
        addPoints(counterClockwise(toFile(m_frame, spawn.points)));
    }

private:
    std::string id() const { return cppLiteral(m_object->id); }
    std::string layer() const
    {
        const nav::Layer* const layer = m_layersOf.of(*m_object);
        return cppLiteral(layer ? layer->id : 0);
    }
    std::string name() { return text(m_object->name); }
    std::string point(Point p) const { return cppLiteral(m_frame.toFile(p)); }
    std::string text(const std::string& words)
    {
        if (words.size() <= longestLiteral)
            return cppLiteral(std::string_view(words));
        m_ledger.count(
            {"text of more than 65,000 bytes", "texts of more than 65,000 bytes", ": left out"},
            Ledger::Fidelity::leftOut, std::size_t(1));
        return "\"\"";
    }
    void addPoints(const std::vector<Point>& points)
    {
        for (const Point p : points)
            m_points.add({cppLiteral(p.x), cppLiteral(p.y)});
    }
    void addProperties(const nav::MapObject& object)
    {
        for (const auto& [key, value] : object.properties)
            m_properties.add({id(), text(key), text(value.text())});
    }
    /// A reference to the row that is added next.
    void addNamed(const CppTable& table, const char* type)
    {
        const std::string wanted = identifierFor(m_object->name.substr(0, 200));
        if (wanted.empty())
            return;
        // Qualified, as an object may have the name of a type or an array.
        m_named += "inline constexpr const " + m_space + type + "& " + m_names.next(wanted) +
                   " = " + m_space + table.name() + '[' + std::to_string(table.count()) + "];\n";
    }

    std::string constant(const char* type, const char* name, const std::string& value) const
    {
        return std::string("inline constexpr ") + type + ' ' + name + " = " + value + ";\n";
    }
    std::string settings()
    {
        const nav::MapSettings& all = m_map.settings;
        const bool isUp = yAxisIn(m_frame, m_map) == nav::YAxis::up;
        nav::Box box = all.bounds.value_or(nav::Box{{0, 0}, {0, 0}});
        const Point a = m_frame.toFile(box.min), b = m_frame.toFile(box.max);
        return constant("const char*", "name", text(all.name)) +
               constant("const char*", "unit", text(all.unit)) +
               constant("double", "unitsPerMapUnit", cppLiteral(m_frame.scale())) +
               constant("bool", "yPointsUp", cppLiteral(isUp)) +
               constant("bool", "hasBounds", cppLiteral(all.bounds.has_value())) +
               constant("bool", "boundsAreWalls",
                        cppLiteral(all.boundsAreWalls && all.bounds.has_value())) +
               constant("Point", "boundsMin", cppLiteral(Point{a.x, std::min(a.y, b.y)})) +
               constant("Point", "boundsMax", cppLiteral(Point{b.x, std::max(a.y, b.y)})) + '\n';
    }
    std::string document()
    {
        const std::string space = m_space.substr(2, m_space.size() - 4);
        std::string text = "// Made by Thicket. Changes are lost at the next export.\n"
                           "#pragma once\n\n#include <array>\n\nnamespace " +
                           space + " {\n" + types + settings();
        for (const CppTable* const table :
             {&m_layers, &m_classes, &m_points, &m_circles, &m_walls, &m_polygons, &m_starts,
              &m_goals, &m_agents, &m_spawns, &m_properties})
            text += table->text();
        if (!m_named.empty())
            text += "\n/// Objects by their names.\nnamespace named {\n" + m_named +
                    "} // namespace named\n";
        return text + "\n} // namespace " + space + '\n';
    }

    const nav::Map& m_map;
    const Frame& m_frame;
    const std::string m_space; // ::name::
    const nav::LayerLookup m_layersOf;
    const nav::MapObject* m_object = nullptr; // the one that is written
    Ledger m_ledger;
    UniqueNames m_names;
    std::string m_named;
    CppTable m_layers{"Layer", "layers"};
    CppTable m_classes{"AgentClass", "agentClasses"};
    CppTable m_points{"Point", "points"};
    CppTable m_circles{"Circle", "circles"};
    CppTable m_walls{"Wall", "walls"};
    CppTable m_polygons{"Polygon", "polygons"};
    CppTable m_starts{"Marker", "starts"};
    CppTable m_goals{"Marker", "goals"};
    CppTable m_agents{"Agent", "agents"};
    CppTable m_spawns{"Spawn", "spawns"};
    CppTable m_properties{"Property", "properties"};
};

} // namespace

ExportBundle exportHeader(const nav::Map& map, const Frame& frame, const std::string& space)
{
    return HeaderWriter(map, frame, space).write();
}

} // namespace thicket::plugins
