#pragma once

#include "libnav/map/map.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QMap>
#include <QString>

#include <algorithm>
#include <cmath>
#include <vector>

/// What Godot has made of a scene, as project/check.gd tells it, compared with the map.
namespace scenecomparison {

namespace nav = thicket::nav;
using nav::Point;

/// A test's own idea of where the scene's pixels are.
struct Pixels {
    explicit Pixels(const nav::Map& map)
        : box(map.settings.bounds.value_or(map.extent())),
          isUp(map.settings.yAxis == nav::YAxis::up)
    {}
    Point of(Point p) const
    {
        return {(p.x - box.min.x) * 64, (isUp ? box.max.y - p.y : p.y - box.min.y) * 64};
    }
    Point back(Point p) const
    {
        return {box.min.x + p.x / 64, isUp ? box.max.y - p.y / 64 : box.min.y + p.y / 64};
    }
    nav::Box box;
    bool isUp;
};

inline std::vector<Point> pointsIn(const QJsonValue& flat)
{
    std::vector<Point> points;
    const QJsonArray numbers = flat.toArray();
    for (qsizetype i = 0; i + 1 < numbers.size(); i += 2)
        points.push_back({numbers[i].toDouble(), numbers[i + 1].toDouble()});
    return points;
}

/// The nodes of a scene by path, and those below a path.
class Nodes {
public:
    explicit Nodes(const QJsonObject& seen)
    {
        for (const QJsonValue node : seen["nodes"].toArray()) {
            m_nodes[node["path"].toString()] = node.toObject();
            const std::int64_t id = node["meta"]["thicket"]["id"].toInteger(-1);
            if (!m_paths.contains(id))
                m_paths[id] = node["path"].toString();
        }
    }
    QList<QJsonObject> shapesBelow(const QString& path) const
    {
        QList<QJsonObject> shapes;
        for (auto node = m_nodes.lowerBound(path + "/");
             node != m_nodes.end() && node.key().startsWith(path + "/"); ++node)
            if (node->value("type").toString().startsWith("Collision"))
                shapes << *node;
        return shapes;
    }
    QList<QJsonObject> avoidanceBelow(const QString& path) const
    {
        QList<QJsonObject> found;
        for (auto node = m_nodes.lowerBound(path + "/");
             node != m_nodes.end() && node.key().startsWith(path + "/"); ++node)
            if (node->value("type").toString() == "NavigationObstacle2D")
                found << *node;
        return found;
    }
    QJsonObject byId(std::int64_t id) const { return m_nodes.value(m_paths.value(id)); }
    QJsonObject at(const QString& path) const { return m_nodes.value(path); }

private:
    QMap<QString, QJsonObject> m_nodes;
    QMap<std::int64_t, QString> m_paths;
};

inline Point placed(const QJsonObject& node, Point p)
{
    const QJsonArray t = node["transform"].toArray();
    return {t[0].toDouble() * p.x + t[2].toDouble() * p.y + t[4].toDouble(),
            t[1].toDouble() * p.x + t[3].toDouble() * p.y + t[5].toDouble()};
}

/// Compares what the engine has for an object with the object; empty if they agree to what single
/// precision tells.
class ShapeComparison {
public:
    ShapeComparison(const Nodes& nodes, const QJsonObject& node, const Pixels& pixels)
        : m_node(node), m_pixels(pixels), m_shapes(nodes.shapesBelow(node["path"].toString())),
          m_near(1e-3 + 1e-6 * 64 * std::max(pixels.box.width(), pixels.box.height()))
    {}

    QString operator()(const nav::Circle& circle) const
    {
        if (m_shapes.size() != 1)
            return "not one shape";
        const QJsonObject shape = m_shapes[0]["shape"].toObject();
        if (circle.inverted) {
            const std::vector<Point> ends = pointsIn(shape["segments"]);
            for (const Point end : ends)
                if (std::abs(nav::distance(placed(m_shapes[0], end), m_pixels.of(circle.center)) -
                             64 * circle.radius) > m_near)
                    return "segments are not on the circle";
            return ends.size() < 16 ? "too few segments" : QString();
        }
        if (shape["type"].toString() != "CircleShape2D")
            return "no circle";
        return compare(placed(m_shapes[0], {0, 0}), circle.center) +
               (std::abs(shape["radius"].toDouble() - 64 * circle.radius) < m_near
                    ? QString()
                    : "another radius");
    }
    QString operator()(const nav::Wall& wall) const
    {
        std::vector<Point> line = wall.points;
        if (wall.closed)
            line.push_back(line.front());
        if (wall.thickness == 0) {
            const std::vector<Point> ends = m_shapes.size() == 1
                                                ? pointsIn(m_shapes[0]["shape"]["segments"])
                                                : std::vector<Point>();
            if (ends.size() != 2 * (line.size() - 1))
                return "not as many segments";
            QString all;
            for (std::size_t i = 0; i < ends.size(); ++i)
                all += compare(placed(m_shapes[0], ends[i]), line[(i + 1) / 2]);
            return all;
        }
        if (m_shapes.size() + 1 != qsizetype(line.size()))
            return "not as many capsules";
        QString all;
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            // Names are sorted: Shape, Shape10, Shape2; so look for it.
            bool isThere = false;
            for (const QJsonObject& capsule : m_shapes) {
                const QJsonObject shape = capsule["shape"].toObject();
                const double radius = shape["radius"].toDouble();
                const double half = shape["type"].toString() == "CapsuleShape2D"
                                        ? shape["height"].toDouble() / 2 - radius
                                        : 0;
                const Point a = placed(capsule, {0, half}), b = placed(capsule, {0, -half});
                const bool fits = (compare(a, line[i]) + compare(b, line[i + 1])).isEmpty() ||
                                  (compare(b, line[i]) + compare(a, line[i + 1])).isEmpty();
                isThere = isThere || (fits && std::abs(radius - 32 * wall.thickness) < m_near);
            }
            if (!isThere)
                all += QString("no capsule %1").arg(i);
        }
        return all;
    }
    QString operator()(const nav::Polygon& polygon) const
    {
        if (m_shapes.size() != 1)
            return "not one shape";
        const QJsonObject shape = m_shapes[0]["shape"].toObject();
        const QString type = shape["type"].toString();
        std::vector<Point> points = pointsIn(m_shapes[0]["polygon"]);
        if (polygon.inverted) {
            if (type != "ConcavePolygonShape2D")
                return "an arena that is no line";
            const std::vector<Point> ends = pointsIn(shape["segments"]);
            for (std::size_t i = 0; i < ends.size(); i += 2)
                points.push_back(ends[i]);
        }
        if (type == "ConvexPolygonShape2D")
            points = pointsIn(shape["points"]);
        if (type == "RectangleShape2D") {
            const Point half = 0.5 * pointsIn(shape["size"])[0];
            QString all;
            for (const Point p : polygon.points) {
                const Point d = m_pixels.of(p) - placed(m_shapes[0], {0, 0});
                if (std::abs(std::abs(d.x) - half.x) > m_near ||
                    std::abs(std::abs(d.y) - half.y) > m_near)
                    all += "another rectangle";
            }
            return all;
        }
        // The engine may turn a convex polygon round.
        const bool same = agree(points, polygon.points);
        std::reverse(points.begin(), points.end());
        return same || agree(points, polygon.points) ? QString() : "other points";
    }
    QString operator()(const nav::AgentMarker& agent) const
    {
        const Point ahead = placed(m_node, {1, 0}) - placed(m_node, {0, 0});
        const double angle = m_pixels.isUp ? -agent.heading : agent.heading;
        return marker(agent.position) +
               (nav::distance(ahead, {std::cos(angle), std::sin(angle)}) < 1e-5 ? "" : "turned");
    }
    QString operator()(const nav::SpawnMarker& spawn) const
    {
        return marker(spawn.points.empty() ? spawn.position : spawn.points.front());
    }
    QString operator()(const auto& other) const { return marker(other.position); }

private:
    QString marker(Point at) const
    {
        return compare(placed(m_node, {0, 0}), at) +
               (m_node["type"].toString() == "Marker2D" ? "" : "no marker");
    }
    QString compare(Point seen, Point inMap) const
    {
        return nav::distance(seen, m_pixels.of(inMap)) <= m_near ? QString() : "elsewhere ";
    }
    bool agree(const std::vector<Point>& seen, const std::vector<Point>& inMap) const
    {
        return std::equal(
            seen.begin(), seen.end(), inMap.begin(), inMap.end(),
            [this](Point a, Point b) { return compare(placed(m_shapes[0], a), b).isEmpty(); });
    }

    const QJsonObject m_node;
    const Pixels& m_pixels;
    QList<QJsonObject> m_shapes;
    double m_near;
};

/// The first object that the engine has not, or has otherwise; empty if there is none.
inline QString sceneDifference(const nav::Map& map, const QJsonObject& seen)
{
    const Nodes nodes(seen);
    const Pixels pixels(map);
    for (const nav::MapObject& object : map.objects()) {
        const QJsonObject node = nodes.byId(object.id);
        const QString difference =
            node.isEmpty() ? "missing"
                           : std::visit(ShapeComparison(nodes, node, pixels), object.geometry);
        if (!difference.isEmpty())
            return QString("object %1: %2").arg(object.id).arg(difference);
    }
    return {};
}

} // namespace scenecomparison
