#pragma once

#include "libnav/map/map.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <bit>
#include <numbers>
#include <vector>

/// The lines that PrintMap.cs should print.
namespace unitylines {

namespace nav = thicket::nav;
using nav::Point;

inline QString bits(double value)
{
    return QString(" %1").arg(std::bit_cast<quint64>(value), 16, 16, QChar('0'));
}
inline QString single(double value)
{
    return QString(" %1").arg(std::bit_cast<quint32>(float(value)), 8, 16, QChar('0'));
}
inline QString bits(Point p) { return bits(p.x) + bits(p.y); }
inline QString single(Point p) { return single(p.x) + single(p.y); }
inline QString flag(bool value) { return value ? " true" : " false"; }
inline QString text(const std::string& words)
{
    return " \"" + QString(QByteArray::fromStdString(words).toHex()) + '"';
}
inline QString bits(const std::vector<Point>& points)
{
    QString all;
    for (const Point p : points)
        all += bits(p);
    return all;
}

inline std::vector<Point> counterClockwise(std::vector<Point> points)
{
    double area = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
        area += nav::cross(points[i] - points[0], points[(i + 1) % points.size()] - points[0]);
    if (area < 0)
        std::reverse(points.begin() + 1, points.end());
    return points;
}

/// What the printing program should print, from the map itself.
class Expected {
public:
    Expected(const nav::Map& map, double scale)
        : m_map(map), m_scale(scale), m_flips(map.settings.yAxis == nav::YAxis::down)
    {}

    QStringList lines()
    {
        settings();
        for (const nav::MapObject& object : m_map.objects()) {
            m_object = &object;
            std::visit(*this, object.geometry);
            for (const auto& [key, value] : object.properties) {
                const auto* const words = value.as<std::string>();
                m_lines << QString("property %1").arg(object.id) + text(key) +
                               text(words                           ? "string"
                                    : value.as<bool>()              ? "bool"
                                    : value.as<nav::Json::Number>() ? "number"
                                                                    : "json") +
                               text(words ? *words : value.text());
            }
        }
        return m_lines;
    }

    void operator()(const nav::Circle& circle)
    {
        const Point center = at(circle.center);
        const double radius = circle.radius * m_scale;
        add("circle", bits(center) + bits(radius) + flag(circle.inverted));
        if (!circle.inverted)
            made("circle", center, radius > 0 ? " circle" + single(radius) : QString());
        // The ring of an arena is compared by its own test.
    }
    void operator()(const nav::Wall& wall)
    {
        const std::vector<Point> points = at(wall.points);
        add("wall", bits(wall.thickness * m_scale) + flag(wall.closed) + bits(points));
        made("wall", points[0],
             " edge" + single(wall.thickness * m_scale / 2) + relative(points, wall.closed));
    }
    void operator()(const nav::Polygon& polygon)
    {
        const std::vector<Point> points = counterClockwise(at(polygon.points));
        add("polygon", flag(polygon.inverted) + bits(points));
        if (polygon.inverted)
            made("arena", points[0], " edge 00000000" + relative(points, true));
        else
            made("polygon", points[0], " polygon" + relative(points, false));
    }
    void operator()(const nav::StartMarker& start) { marker("start", start.position); }
    void operator()(const nav::GoalMarker& goal) { marker("goal", goal.position); }
    void operator()(const nav::AgentMarker& agent)
    {
        const double degrees = (m_flips ? -agent.heading : agent.heading) * 180 / std::numbers::pi;
        add("agent", bits(at(agent.position)) + bits(degrees) + bits(agent.radius * m_scale) +
                         text(agent.group));
        made("agent", at(agent.position), {}, degrees);
    }
    void operator()(const nav::SpawnMarker& spawn)
    {
        const Point place = at(nav::markOf(spawn));
        add("spawn", bits(place) + bits(spawn.points.empty() ? spawn.radius * m_scale : 0) +
                         bits(spawn.agentRadius * m_scale) + text(spawn.group) +
                         QString(" %1").arg(spawn.count) + bits(spawn.rate) + bits(spawn.from) +
                         bits(spawn.until.value_or(-1)) + QString(" %1").arg(spawn.seed) +
                         bits(counterClockwise(at(spawn.points))));
        made("spawn", place, {});
    }

private:
    void settings()
    {
        const nav::MapSettings& all = m_map.settings;
        const Point a = at(all.bounds ? all.bounds->min : Point{});
        const Point b = at(all.bounds ? all.bounds->max : Point{});
        const Point low{a.x, std::min(a.y, b.y)}, high{b.x, std::max(a.y, b.y)};
        m_lines << "map" + text(all.name) + text(all.unit) + bits(m_scale) +
                       flag(all.bounds.has_value()) + flag(all.boundsAreWalls) + bits(low) +
                       bits(high);
        for (const nav::Layer& layer : all.layers) {
            m_lines << QString("layer %1").arg(layer.id) + text(layer.name) + flag(layer.visible);
            m_lines << "made" + text("root") + text(layer.name) + single(Point{}) + single(0);
        }
        for (const nav::AgentClass& one : all.agentClasses)
            m_lines << "class" + text(one.name) + bits(one.radius * m_scale);
        if (all.bounds && all.boundsAreWalls) {
            m_lines << "made" + text("root") + text("bounds") + single(low) + single(0) +
                           " edge 00000000" +
                           relative({low, {high.x, low.y}, high, {low.x, high.y}}, true);
        }
    }
    Point at(Point p) const { return {p.x * m_scale, (m_flips ? -p.y : p.y) * m_scale}; }
    std::vector<Point> at(std::vector<Point> points) const
    {
        for (Point& p : points)
            p = at(p);
        return points;
    }
    static QString relative(const std::vector<Point>& points, bool closed)
    {
        QString all;
        for (const Point p : points)
            all += single(p - points[0]);
        return closed ? all + single(Point{}) : all;
    }
    void add(const char* kind, const QString& values)
    {
        const nav::Layer* const layer = m_map.layerOf(*m_object);
        m_lines << kind + QString(" %1 %2").arg(m_object->id).arg(layer ? layer->id : 0) +
                       text(m_object->name) + values;
    }
    void made(const char* kind, Point position, const QString& collider, double degrees = 0)
    {
        const nav::Layer* const layer = m_map.layerOf(*m_object);
        const std::string name =
            m_object->name.empty() ? kind + (' ' + std::to_string(m_object->id)) : m_object->name;
        m_lines << "made" + text(layer ? layer->name : "root") + text(name) + single(position) +
                       single(degrees) + collider;
    }
    void marker(const char* kind, Point position)
    {
        add(kind, bits(at(position)));
        made(kind, at(position), {});
    }

    const nav::Map& m_map;
    double m_scale;
    bool m_flips;
    const nav::MapObject* m_object = nullptr;
    QStringList m_lines;
};

} // namespace unitylines
