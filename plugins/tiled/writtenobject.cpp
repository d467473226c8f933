#include "plugins/tiled/writtenobject.h"

#include "plugins/shapes/jsontext.h"
#include "plugins/shapes/motiontext.h"
#include "plugins/tiled/ownproperties.h"
#include "plugins/tiled/writtenproperties.h"

namespace thicket::plugins {

namespace {

using nav::Point;

/// Writes the shape of one object and our properties.
class ShapeWriter {
public:
    explicit ShapeWriter(const PixelSpace& space) : m_space(space) {}

    TiledObject object;
    WrittenProperties properties;

    void operator()(const nav::Circle& circle)
    {
        const Point center = m_space.toFile(circle.center);
        const double radius = circle.radius * m_space.scale();
        object.shape = TiledShape::ellipse;
        object.x = center.x - radius;
        object.y = center.y - radius;
        object.width = 2 * radius;
        object.height = 2 * radius;
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
        object = writtenLine(line, m_space);
        if (!keepsPoints(wall.points))
            properties.set("points", pointsText(wall.points));
        properties.set("thickness", wall.thickness);
        properties.set("closed", wall.closed);
    }
    void operator()(const nav::Polygon& polygon)
    {
        ring(polygon.points);
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
        if (spawn.points.empty()) {
            point(spawn.position);
            properties.set("radius", spawn.radius);
        } else {
            ring(spawn.points);
        }
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
    void ring(const std::vector<Point>& points)
    {
        object = writtenLine(points, m_space);
        object.shape = TiledShape::polygon;
        if (!keepsPoints(points))
            properties.set("points", pointsText(points));
    }
    void point(Point position)
    {
        const Point pixel = m_space.toFile(position);
        object.shape = TiledShape::point;
        object.x = pixel.x;
        object.y = pixel.y;
        if (m_space.toMap(pixel) == position)
            return;
        properties.set("positionX", position.x);
        properties.set("positionY", position.y);
    }
    /// Whether the pixels give back the same points. The file has points from the object's corner.
    bool keepsPoints(const std::vector<Point>& points) const
    {
        const Point corner{object.x, object.y};
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (m_space.toMap(corner + object.points[i]) != points[i])
                return false;
        }
        return true;
    }

    const PixelSpace& m_space;
};

} // namespace

TiledObject writtenLine(const std::vector<Point>& points, const PixelSpace& space)
{
    TiledObject object;
    object.shape = TiledShape::polyline;
    const Point corner = space.toFile(points.front());
    object.x = corner.x;
    object.y = corner.y;
    object.points.reserve(points.size());
    for (Point p : points)
        object.points.push_back(space.toFile(p) - corner);
    return object;
}

WrittenObject writtenObject(const nav::MapObject& object, nav::ObjectId id, const PixelSpace& space)
{
    ShapeWriter writer(space);
    std::visit(writer, object.geometry);
    WrittenProperties& properties = writer.properties;
    if (nav::isMoving(object))
        properties.set("motion", jsonInXml(motionText(*object.motion)));
    properties.setId("objectGroup", object.group);
    properties.setId("member", object.member);
    if (!object.unknown.empty())
        properties.set(foreignKeysProperty, nav::Json(object.unknown));
    WrittenObject result;
    const char* const type = nav::typeName(object.geometry);
    for (const auto& [name, value] : object.properties)
        result.keepsProperties = properties.addCustom(type, name, value) && result.keepsProperties;
    result.object = std::move(writer.object);
    result.object.id = id;
    result.object.name = object.name;
    result.object.type = type;
    result.object.properties = properties.sorted();
    return result;
}

} // namespace thicket::plugins
