#include "plugins/godot/sceneobjects.h"

#include "plugins/shapes/arcs.h"
#include "plugins/shapes/convexrings.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::plugins {

namespace {

using nav::Point;
using Fidelity = Ledger::Fidelity;

/// The box, if the points are its corners one after the other.
std::optional<nav::Box> asBox(const std::vector<Point>& p)
{
    if (p.size() != 4)
        return std::nullopt;
    const bool along = p[0].y == p[1].y && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x;
    const bool up = p[0].x == p[1].x && p[1].y == p[2].y && p[2].x == p[3].x && p[3].y == p[0].y;
    if (!along && !up)
        return std::nullopt;
    nav::Box box;
    for (const Point corner : p)
        nav::enclose(box, {corner, corner});
    return box.width() > 0 && box.height() > 0 ? std::optional(box) : std::nullopt;
}

class BodyWriter {
public:
    BodyWriter(SceneText& scene, Ledger& ledger, const ScenePlace& place,
               const nav::MapObject& object)
        : m_scene(scene), m_ledger(ledger), m_place(place), m_object(object)
    {}

    void write(const std::string& parent, const std::string& name, const SceneLines& metadata)
    {
        m_parent = parent;
        m_name = name;
        m_metadata = &metadata;
        std::visit(*this, m_object.geometry);
    }

    void operator()(const nav::Circle& circle)
    {
        body(circle.center);
        if (circle.inverted) {
            const int corners = cornersAround(circle.radius, m_place.arcError);
            count({"round arena as segments", "round arenas as segments",
                   ": approximated from inside"},
                  Fidelity::approximated);
            const auto ring = inscribed(circle.center, circle.radius, corners);
            segments(ring, true);
            return avoid(ring, true);
        }
        count({"circle", "circles", ": exact"}, Fidelity::exact);
        shape("CircleShape2D", lineOf("radius", numberText(circle.radius * scale())));
        if (circle.radius > 0)
            avoid(circumscribed(circle.center, circle.radius,
                                cornersAround(circle.radius, m_place.arcError)),
                  false);
    }
    void operator()(const nav::Wall& wall)
    {
        body(wall.points.front());
        std::vector<nav::Segment> sides;
        for (std::size_t i = 0; i + 1 < wall.points.size(); ++i)
            sides.push_back({wall.points[i], wall.points[i + 1]});
        if (wall.closed)
            sides.push_back({wall.points.back(), wall.points.front()});
        if (wall.thickness > 0) {
            count({"thick wall as capsules", "thick walls as capsules", ": exact"},
                  Fidelity::exact);
            for (const nav::Segment& side : sides)
                capsule(side, wall.thickness / 2);
        } else {
            count({"wall without thickness as segments", "walls without thickness as segments",
                   ": exact"},
                  Fidelity::exact);
            segments(wall.points, wall.closed);
        }
        const double radius = std::max(wall.thickness / 2, 1 / scale());
        const int corners = (cornersAround(radius, m_place.arcError) + 1) / 2 * 2;
        for (const nav::Segment& side : sides)
            avoid(circumscribedStadium(side, radius, corners), false);
    }
    void operator()(const nav::Polygon& polygon)
    {
        body(polygon.points.front());
        const std::vector<Point> points = local(polygon.points);
        if (polygon.inverted) {
            count({"inverted polygon as segments", "inverted polygons as segments", ": exact"},
                  Fidelity::exact);
            segments(polygon.points, true);
        } else if (const auto box = asBox(points)) {
            count({"rectangle", "rectangles", ": exact"}, Fidelity::exact);
            shape("RectangleShape2D", rectangle({box->width(), box->height()}),
                  {{"position", vectorText(box->center())}});
        } else if (isStrictlyConvex(points)) {
            count({"convex polygon", "convex polygons", ": exact"}, Fidelity::exact);
            shape("ConvexPolygonShape2D", lineOf("points", m_scene.vectors(points)));
        } else {
            count({"polygon with dents", "polygons with dents", ": exact"}, Fidelity::exact);
            m_scene.node(m_path, "Shape", "CollisionPolygon2D",
                         lineOf("polygon", m_scene.vectors(points)));
        }
        avoid(polygon.points, polygon.inverted);
    }
    void operator()(const nav::StartMarker& start)
    {
        count({"start marker", "start markers", ": exact"}, Fidelity::exact);
        marker(start.position, {});
    }
    void operator()(const nav::GoalMarker& goal)
    {
        count({"goal marker", "goal markers", ": exact"}, Fidelity::exact);
        marker(goal.position, {});
    }
    void operator()(const nav::AgentMarker& agent)
    {
        count({"agent as a marker with metadata", "agents as markers with metadata", ": exact"},
              Fidelity::exact);
        const double angle = m_place.frame.angleToFile(agent.heading);
        marker(agent.position,
               angle == 0 ? SceneLines{} : SceneLines{{"rotation", numberText(angle)}});
    }
    void operator()(const nav::SpawnMarker& spawn)
    {
        count({"spawn area as a marker with metadata", "spawn areas as markers with metadata",
               ": exact"},
              Fidelity::exact);
        marker(nav::leadingPoint(spawn), {});
    }

private:
    double scale() const { return m_place.frame.scale(); }
    void count(const LedgerLine& line, Fidelity fidelity)
    {
        m_ledger.count(line, fidelity, m_object.id);
    }
    SceneLines rectangle(Point size) const
    {
        if (m_scene.version() == GodotVersion::four)
            return {{"size", vectorText(size)}};
        return {{"extents", vectorText(0.5 * size)}};
    }
    void body(Point at)
    {
        m_origin = m_place.frame.toFile(at);
        m_path = m_scene.node(m_parent, m_name, "StaticBody2D",
                              lineOf("position", vectorText(m_origin)), *m_metadata);
    }
    void marker(Point at, SceneLines lines)
    {
        const bool isFour = m_scene.version() == GodotVersion::four;
        lines.insert(lines.begin(), {"position", vectorText(m_place.frame.toFile(at))});
        m_scene.node(m_parent, m_name, isFour ? "Marker2D" : "Position2D", lines, *m_metadata);
    }
    std::vector<Point> local(const std::vector<Point>& points) const
    {
        std::vector<Point> result;
        result.reserve(points.size());
        for (const Point p : points)
            result.push_back(m_place.frame.toFile(p) - m_origin);
        return result;
    }
    std::string next(const char* base, int& number) const
    {
        return ++number == 1 ? std::string(base) : base + std::to_string(number);
    }
    void shape(const char* type, const SceneLines& resource, SceneLines lines = {})
    {
        lines.emplace_back("shape", m_scene.resource(type, resource));
        m_scene.node(m_path, next("Shape", m_shapes), "CollisionShape2D", lines);
    }
    void segments(const std::vector<Point>& points, bool isClosed)
    {
        std::vector<Point> pairs;
        const std::vector<Point> line = local(points);
        for (std::size_t i = 0; i + 1 < line.size() + (isClosed ? 1 : 0); ++i) {
            pairs.push_back(line[i]);
            pairs.push_back(line[(i + 1) % line.size()]);
        }
        shape("ConcavePolygonShape2D", lineOf("segments", m_scene.vectors(pairs)));
    }
    /// Godot's capsules stand upright.
    void capsule(const nav::Segment& side, double radius)
    {
        const std::vector<Point> ends = local({side.a, side.b});
        const Point along = ends[1] - ends[0];
        const double length = nav::length(along), wide = radius * scale();
        SceneLines lines{{"position", vectorText(0.5 * (ends[0] + ends[1]))}};
        if (along.x != 0)
            lines.push_back(
                {"rotation", numberText(std::atan2(along.y, along.x) - std::numbers::pi / 2)});
        if (length == 0)
            return shape("CircleShape2D", lineOf("radius", numberText(wide)), lines);
        const bool isFour = m_scene.version() == GodotVersion::four;
        shape("CapsuleShape2D",
              {{"radius", numberText(wide)},
               {"height", numberText(isFour ? length + 2 * wide : length)}},
              lines);
    }
    /// Agents that avoid others are pushed out of outlines that run against the clock on the
    /// screen, into those that run with it.
    void avoid(const std::vector<Point>& outline, bool isArena)
    {
        if (!m_place.givesAvoidance || m_scene.version() == GodotVersion::three)
            return;
        std::vector<Point> points = local(outline);
        double area = 0; // positive: with the clock, as y points down
        for (std::size_t i = 1; i + 1 < points.size(); ++i)
            area += nav::cross(points[i] - points[0], points[i + 1] - points[0]);
        if (area == 0)
            return;
        if ((area > 0) != isArena)
            std::reverse(points.begin(), points.end());
        m_scene.node(m_path, next("Avoidance", m_avoided), "NavigationObstacle2D",
                     lineOf("vertices", m_scene.singleVectors(points)));
    }

    SceneText& m_scene;
    Ledger& m_ledger;
    const ScenePlace& m_place;
    const nav::MapObject& m_object;
    std::string m_parent, m_name, m_path;
    const SceneLines* m_metadata = nullptr;
    Point m_origin;
    int m_shapes = 0, m_avoided = 0;
};

} // namespace

void writeObject(SceneText& scene, Ledger& ledger, const ScenePlace& place,
                 const std::string& parent, const std::string& name, const nav::MapObject& object,
                 SceneLines metadata)
{
    for (const auto& [key, value] : object.properties)
        if (isMetadataName(key) && !key.starts_with("thicket") && !value.as<std::nullptr_t>())
            metadata.push_back({key, value.text()});
    BodyWriter(scene, ledger, place, object).write(parent, name, metadata);
}

void writeBounds(SceneText& scene, const Frame& frame, const std::string& parent,
                 const nav::Box& box)
{
    const std::string body =
        scene.node(parent, "Bounds", "StaticBody2D", {}, {{"thicket", "\"bounds\""}});
    std::vector<Point> pairs;
    const std::vector<Point> corners = nav::polygonOf(box).points;
    for (std::size_t i = 0; i < 4; ++i) {
        pairs.push_back(frame.toFile(corners[i]));
        pairs.push_back(frame.toFile(corners[(i + 1) % 4]));
    }
    scene.node(
        body, "Shape", "CollisionShape2D",
        {{"shape", scene.resource("ConcavePolygonShape2D", {{"segments", scene.vectors(pairs)}})}});
}

} // namespace thicket::plugins
