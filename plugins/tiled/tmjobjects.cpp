#include "plugins/tiled/tmjobjects.h"

#include "plugins/tiled/tiledproperties.h"

namespace thicket::plugins {

namespace {

using nav::Json;
using nav::Point;

/// Writes the shape of one object: the Tiled keys, the properties, and whether they are exact.
class ShapeWriter {
public:
    explicit ShapeWriter(const PixelSpace& space) : m_space(space) {}

    Json::Object keys{{"width", 0.0}, {"height", 0.0}, {"rotation", 0.0}, {"visible", true}};
    TiledProperties properties;
    bool isExact = true;

    void operator()(const nav::Circle& circle)
    {
        const Point center = m_space.toFile(circle.center);
        const double radius = circle.radius * m_space.scale();
        place({center.x - radius, center.y - radius});
        keys["width"] = 2 * radius;
        keys["height"] = 2 * radius;
        keys["ellipse"] = true;
        properties.set("centerX", circle.center.x);
        properties.set("centerY", circle.center.y);
        properties.set("radius", circle.radius);
        if (circle.inverted)
            properties.set("inverted", true);
    }
    void operator()(const nav::Wall& wall)
    {
        std::vector<Point> line = wall.points;
        if (wall.closed)
            line.push_back(line.front());
        place(m_space.toFile(line.front()));
        keys["polyline"] = relative(line);
        properties.set("thickness", wall.thickness);
        properties.set("closed", wall.closed);
    }
    void operator()(const nav::Polygon& polygon)
    {
        place(m_space.toFile(polygon.points.front()));
        keys["polygon"] = relative(polygon.points);
        if (polygon.inverted)
            properties.set("inverted", true);
    }
    void operator()(const nav::StartMarker& start) { point(start.position); }
    void operator()(const nav::GoalMarker& goal) { point(goal.position); }
    void operator()(const nav::AgentMarker& agent)
    {
        point(agent.position);
        properties.set("heading", agent.heading);
        properties.set("radius", agent.radius);
        properties.set("group", agent.group);
    }
    void operator()(const nav::SpawnMarker& spawn)
    {
        point(spawn.position);
        properties.set("radius", spawn.radius);
        properties.set("group", spawn.group);
        properties.set("agentRadius", spawn.agentRadius);
        properties.set("count", double(spawn.count));
        properties.set("rate", spawn.rate);
        properties.set("from", spawn.from);
        if (spawn.until)
            properties.set("until", *spawn.until);
        properties.set("seed", double(spawn.seed));
    }

private:
    void place(Point pixel)
    {
        m_corner = pixel;
        keys["x"] = pixel.x;
        keys["y"] = pixel.y;
    }
    void point(Point position)
    {
        place(m_space.toFile(position));
        keys["point"] = true;
        isExact = m_space.toMap(m_corner) == position;
    }
    Json relative(const std::vector<Point>& line)
    {
        Json::Array list;
        for (Point p : line) {
            const Point offset = m_space.toFile(p) - m_corner;
            list.emplace_back(Json::Object{{"x", offset.x}, {"y", offset.y}});
            isExact = isExact && m_space.toMap(m_corner + offset) == p;
        }
        return list;
    }

    const PixelSpace& m_space;
    Point m_corner;
};

} // namespace

TmjObject tmjObject(const nav::MapObject& object, nav::ObjectId id, const PixelSpace& space)
{
    ShapeWriter writer(space);
    std::visit(writer, object.geometry);
    TmjObject result;
    result.isExact = writer.isExact;
    for (const auto& [name, value] : object.properties)
        result.keepsProperties = writer.properties.addCustom(name, value) && result.keepsProperties;
    writer.keys["id"] = id;
    writer.keys["name"] = object.name;
    writer.keys["type"] = nav::typeName(object.geometry);
    if (!writer.properties.isEmpty())
        writer.keys["properties"] = writer.properties.json();
    result.json = std::move(writer.keys);
    return result;
}

} // namespace thicket::plugins
