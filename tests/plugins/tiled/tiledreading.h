#pragma once

#include "libnav/map/map.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QMap>

#include <algorithm>
#include <cmath>

/// Reads Tiled's JSON back into map units and compares it with a map.
namespace tiledreading {

namespace nav = thicket::nav;

inline QJsonValue propertyOf(const QJsonObject& object, const QString& name)
{
    for (const QJsonValue property : object["properties"].toArray()) {
        if (property["name"] == name)
            return property["value"];
    }
    return QJsonValue::Undefined;
}

/// Reads a Tiled map back into map units, only with its own properties.
class Reader {
public:
    explicit Reader(const QJsonObject& map)
        : m_map(map), m_origin{propertyOf(map, "originX").toDouble(),
                               propertyOf(map, "originY").toDouble()},
          m_scale(propertyOf(map, "pixelsPerUnit").toDouble()),
          m_up(propertyOf(map, "yAxis").toString() == "up")
    {
        for (const QJsonValue layer : map["layers"].toArray()) {
            for (const QJsonValue object : layer["objects"].toArray())
                m_objects.insert(object["id"].toInt(), object.toObject());
        }
    }

    qsizetype count() const { return m_objects.size(); }
    QJsonObject object(nav::ObjectId id) const { return m_objects.value(int(id)); }
    nav::Point position(const QJsonObject& o) const
    {
        return units({o["x"].toDouble(), o["y"].toDouble()});
    }
    nav::Circle circle(const QJsonObject& o) const
    {
        const double width = o["width"].toDouble();
        const nav::Point pixel{o["x"].toDouble() + width / 2,
                               o["y"].toDouble() + o["height"].toDouble() / 2};
        return {units(pixel), width / 2 / m_scale, propertyOf(o, "inverted").toBool()};
    }
    std::vector<nav::Point> points(const QJsonObject& o, const char* key) const
    {
        std::vector<nav::Point> points;
        for (const QJsonValue p : o[QLatin1String(key)].toArray()) {
            points.push_back(units(
                {o["x"].toDouble() + p["x"].toDouble(), o["y"].toDouble() + p["y"].toDouble()}));
        }
        return points;
    }

private:
    nav::Point units(nav::Point pixel) const
    {
        const double y = pixel.y / m_scale;
        return {m_origin.x + pixel.x / m_scale, m_origin.y + (m_up ? -y : y)};
    }

    QJsonObject m_map;
    nav::Point m_origin;
    double m_scale;
    bool m_up;
    QMap<int, QJsonObject> m_objects;
};

/// How many digits a file keeps: ours all of them, Tiled's own writer 15.
struct Digits {
    int count;

    double kept(double value) const { return QString::number(value, 'g', count).toDouble(); }
};

inline constexpr Digits ours{17};
inline constexpr Digits tileds{15};

/// Whether two results only differ by rounding, for coordinates of the map's size.
class Nearness {
public:
    Nearness(const nav::Map& map, Digits digits) : m_tolerance(digits.count < 17 ? 2e-14 : 4e-15)
    {
        const nav::Box box = map.settings.bounds.value_or(map.extent());
        for (double edge : {box.min.x, box.min.y, box.max.x, box.max.y})
            m_size = std::max(m_size, std::abs(edge));
    }

    bool operator()(double a, double b) const { return std::abs(a - b) <= m_tolerance * m_size; }
    bool operator()(nav::Point a, nav::Point b) const
    {
        return (*this)(a.x, b.x) && (*this)(a.y, b.y);
    }
    bool operator()(const std::vector<nav::Point>& a, const std::vector<nav::Point>& b) const
    {
        return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                          [this](nav::Point p, nav::Point q) { return (*this)(p, q); });
    }

private:
    double m_tolerance;
    double m_size = 1;
};

/// The value with every number in the notation of Tiled's writer.
inline QJsonValue asTiledSpells(const QJsonValue& value)
{
    if (value.isDouble())
        return tileds.kept(value.toDouble());
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue each : value.toArray())
            array << asTiledSpells(each);
        return array;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        it.value() = asTiledSpells(it.value());
    return object;
}

/// Compares one object with what was read back, and says what differs.
class Comparison {
public:
    Comparison(const Reader& reader, const QJsonObject& object, Digits digits, Nearness near)
        : m_reader(reader), m_o(object), m_digits(digits), m_near(near)
    {}

    QString operator()(const nav::Circle& circle) const
    {
        const nav::Circle seen = m_reader.circle(m_o);
        if (!m_o["ellipse"].toBool() || !m_near(seen.center, circle.center) ||
            !m_near(seen.radius, circle.radius) || m_o["width"] != m_o["height"] ||
            seen.inverted != circle.inverted)
            return "ellipse";
        const bool isExact =
            propertyOf(m_o, "centerX").toDouble() == m_digits.kept(circle.center.x) &&
            propertyOf(m_o, "centerY").toDouble() == m_digits.kept(circle.center.y) &&
            propertyOf(m_o, "radius").toDouble() == m_digits.kept(circle.radius);
        return isExact ? "" : "exact circle";
    }
    QString operator()(const nav::Wall& wall) const
    {
        std::vector<nav::Point> line = wall.points;
        if (wall.closed)
            line.push_back(line.front());
        if (!m_near(m_reader.points(m_o, "polyline"), line))
            return "polyline";
        const bool same =
            propertyOf(m_o, "thickness").toDouble() == m_digits.kept(wall.thickness) &&
            propertyOf(m_o, "closed").toBool() == wall.closed;
        return same ? "" : "wall properties";
    }
    QString operator()(const nav::Polygon& polygon) const
    {
        return m_near(m_reader.points(m_o, "polygon"), polygon.points) ? "" : "polygon";
    }
    QString operator()(const nav::StartMarker& start) const { return point(start.position); }
    QString operator()(const nav::GoalMarker& goal) const { return point(goal.position); }
    QString operator()(const nav::AgentMarker& agent) const
    {
        const bool same = propertyOf(m_o, "heading").toDouble() == m_digits.kept(agent.heading) &&
                          propertyOf(m_o, "radius").toDouble() == m_digits.kept(agent.radius) &&
                          propertyOf(m_o, "group").toString().toStdString() == agent.group;
        return same ? point(agent.position) : "agent properties";
    }
    QString operator()(const nav::SpawnMarker& spawn) const
    {
        const auto is = [this](const char* name, double value) {
            return propertyOf(m_o, name).toDouble(-1) == m_digits.kept(value);
        };
        const bool same = (!spawn.points.empty() || is("radius", spawn.radius)) &&
                          is("agentRadius", spawn.agentRadius) &&
                          is("count", double(spawn.count)) && is("rate", spawn.rate) &&
                          is("from", spawn.from) && is("until", spawn.until.value_or(-1)) &&
                          is("seed", double(spawn.seed)) &&
                          propertyOf(m_o, "group").toString().toStdString() == spawn.group;
        if (same && !spawn.points.empty())
            return m_near(m_reader.points(m_o, "polygon"), spawn.points) ? "" : "spawn polygon";
        return same ? point(spawn.position) : "spawn properties";
    }

private:
    QString point(nav::Point position) const
    {
        return m_o["point"].toBool() && m_near(m_reader.position(m_o), position) ? "" : "point";
    }

    const Reader& m_reader;
    QJsonObject m_o;
    Digits m_digits;
    Nearness m_near;
};

} // namespace tiledreading
