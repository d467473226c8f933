#pragma once

#include "libnav/geometry/shapes.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <box2d/box2d.h>

#include <optional>
#include <vector>

/// Builds a Box2D world from R.U.B.E.'s JSON, as its loaders do.
namespace rubeworld {

namespace nav = thicket::nav;

inline b2Vec2 vector(const QJsonValue& value)
{
    return {float(value["x"].toDouble()), float(value["y"].toDouble())};
}

inline std::vector<b2Vec2> vectors(const QJsonValue& value)
{
    const QJsonArray x = value["x"].toArray(), y = value["y"].toArray();
    std::vector<b2Vec2> all;
    for (qsizetype i = 0; i < x.size(); ++i)
        all.push_back({float(x[i].toDouble()), float(y[i].toDouble())});
    return all;
}

class World {
public:
    explicit World(const QByteArray& json) : m_world({0, 0})
    {
        for (const QJsonValue body : QJsonDocument::fromJson(json)["body"].toArray())
            add(body);
    }

    /// The share of the segment up to the first fixture that it enters.
    std::optional<double> hit(nav::Point from, nav::Point to) const
    {
        struct Nearest : b2RayCastCallback {
            float at = 2;
            float ReportFixture(b2Fixture*, const b2Vec2&, const b2Vec2&, float fraction) override
            {
                at = fraction;
                return fraction;
            }
        } nearest;
        m_world.RayCast(&nearest, {float(from.x), float(from.y)}, {float(to.x), float(to.y)});
        return nearest.at <= 1 ? std::optional<double>(nearest.at) : std::nullopt;
    }
    const b2World& world() const { return m_world; }
    /// What Box2D would have changed: polygons that are not kept with all their corners.
    int changed() const { return m_changed; }
    int polygons() const { return m_polygons; }

private:
    void add(const QJsonValue& json)
    {
        b2BodyDef definition;
        definition.type = b2BodyType(json["type"].toInt());
        definition.position = vector(json["position"]);
        definition.angle = float(json["angle"].toDouble());
        b2Body* const body = m_world.CreateBody(&definition);
        for (const QJsonValue fixture : json["fixture"].toArray())
            add(*body, fixture);
    }
    void add(b2Body& body, const QJsonValue& json)
    {
        if (json["circle"].isObject()) {
            b2CircleShape circle;
            circle.m_p = vector(json["circle"]["center"]);
            circle.m_radius = float(json["circle"]["radius"].toDouble());
            body.CreateFixture(&circle, 0);
        } else if (json["polygon"].isObject()) {
            const std::vector<b2Vec2> points = vectors(json["polygon"]["vertices"]);
            b2PolygonShape polygon;
            polygon.Set(points.data(), int32(points.size()));
            body.CreateFixture(&polygon, 0);
            ++m_polygons;
            m_changed += area(points) < 0 || points.size() > b2_maxPolygonVertices ||
                         std::abs(area(points) - area({polygon.m_vertices,
                                                       polygon.m_vertices + polygon.m_count})) >
                             1e-3 * area(points) + 1e-3;
        } else {
            addChain(body, json["chain"]);
        }
    }
    static void addChain(b2Body& body, const QJsonValue& json)
    {
        const std::vector<b2Vec2> points = vectors(json["vertices"]);
        if (points.size() == 2) {
            b2EdgeShape edge;
            edge.SetTwoSided(points[0], points[1]);
            body.CreateFixture(&edge, 0);
            return;
        }
        b2ChainShape chain;
        chain.CreateChain(points.data(), int32(points.size()), vector(json["prevVertex"]),
                          vector(json["nextVertex"]));
        body.CreateFixture(&chain, 0);
    }
    static double area(const std::vector<b2Vec2>& ring)
    {
        double twice = 0;
        for (std::size_t i = 2; i < ring.size(); ++i)
            twice += b2Cross(ring[i - 1] - ring[0], ring[i] - ring[0]);
        return twice / 2;
    }

    b2World m_world;
    int m_changed = 0;
    int m_polygons = 0;
};

} // namespace rubeworld
