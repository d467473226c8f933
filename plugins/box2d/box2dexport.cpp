#include "plugins/box2d/box2dexport.h"

#include "libnav/map/layerlookup.h"
#include "plugins/box2d/box2dbodies.h"
#include "plugins/box2d/rubejson.h"
#include "plugins/shapes/fileoutlines.h"
#include "plugins/shapes/kinds.h"
#include "plugins/shapes/singleprecision.h"
#include "plugins/shapes/uniquenames.h"

namespace thicket::plugins {

namespace {

using nav::Json;

/// What a marker is besides a place, as properties in the map's units.
Json::Object markerKeys(const nav::Geometry& geometry, const Frame& frame)
{
    if (const auto* const agent = std::get_if<nav::AgentMarker>(&geometry)) {
        return {{"radius", agent->radius * frame.scale()},
                {"heading", frame.angleToFile(agent->heading)},
                {"group", agent->group}};
    }
    if (const auto* const spawn = std::get_if<nav::SpawnMarker>(&geometry)) {
        const bool isRound = spawn->points.empty();
        Json::Object keys{{"radius", isRound ? spawn->radius * frame.scale() : 0},
                          {"agentRadius", spawn->agentRadius * frame.scale()},
                          {"group", spawn->group},
                          {"count", spawn->count},
                          {"rate", spawn->rate},
                          {"from", spawn->from},
                          {"seed", spawn->seed}};
        if (spawn->until)
            keys["until"] = *spawn->until;
        Json::Array corners; // x and y of each
        for (const nav::Point corner : toFile(frame, spawn->points)) {
            corners.emplace_back(corner.x);
            corners.emplace_back(corner.y);
        }
        if (!isRound)
            keys["points"] = std::move(corners);
        return keys;
    }
    return {};
}

class WorldWriter {
public:
    WorldWriter(const nav::Map& map, double scale, double arcError)
        : m_map(map), m_frame(Frame::ofPlane(map, scale)), m_arcError(arcError), m_layersOf(map)
    {}

    Result<ExportBundle> write()
    {
        for (const nav::MapObject& object : m_map.objects()) {
            const Result<Box2dBody> body = box2dBody(object.geometry, m_frame, m_arcError);
            if (!body)
                return Unexpected(body.error().message, "object " + std::to_string(object.id));
            add(*body, nameOf(object), propertiesOf(object));
            note(object, *body);
        }
        if (const auto walls = nav::boundingWalls(m_map.settings)) {
            const Result<Box2dBody> body = box2dBody(*walls, m_frame, m_arcError);
            if (body)
                add(*body, "bounds", "[]");
        }
        Ledger::Kept kept;
        kept.bounds = true;
        m_ledger.countLeftovers(m_map, kept);
        ExportBundle bundle;
        bundle.files << ExportBundle::File{{}, QByteArray::fromStdString(document())};
        bundle.notes = m_ledger.notes() + singlePrecisionNotes(m_map, m_frame);
        return bundle;
    }

private:
    std::string nameOf(const nav::MapObject& object)
    {
        const std::string kind = nav::typeName(object.geometry);
        return m_names.next(object.name.empty() ? kind + ' ' + std::to_string(object.id)
                                                : object.name);
    }
    std::string propertiesOf(const nav::MapObject& object) const
    {
        Json::Object keys{{"id", object.id}, {"type", nav::typeName(object.geometry)}};
        if (const nav::Layer* const layer = m_layersOf.of(object))
            keys["layer"] = layer->name;
        if (nav::isInverted(object.geometry))
            keys["inverted"] = true;
        keys.merge(markerKeys(object.geometry, m_frame));
        JsonLines list;
        for (const auto& [name, value] : object.properties)
            list.add(rubeProperty(keys.contains(name) ? "custom:" + name : name, value));
        for (const auto& [name, value] : keys)
            list.add(rubeProperty(name, value));
        return list.text();
    }
    void add(const Box2dBody& body, const std::string& name, const std::string& properties)
    {
        JsonLines fixtures;
        for (const JsonKeys& fixture : body.fixtures)
            fixtures.add(fixture);
        JsonKeys json;
        json.add("name", std::string_view(name))
            .add("type", 0)
            .addJson("position", rubePoint(body.position))
            .add("angle", 0)
            .add("awake", true);
        if (!body.fixtures.empty())
            json.addJson("fixture", fixtures.text());
        m_bodies.add(json.addJson("customProperties", properties));
    }
    void note(const nav::MapObject& object, const Box2dBody& body)
    {
        if (!body.isApproximated)
            countWritten(m_ledger, object, m_frame);
        else if (std::holds_alternative<nav::Circle>(object.geometry))
            m_ledger.count(
                kindLine(object.geometry, " as polygons within, off by at most the arcError"),
                Ledger::Fidelity::approximated, object.id);
        else
            m_ledger.count(
                kindLine(object.geometry, ": parts thinner than 0.005 m in the file as lines"),
                Ledger::Fidelity::approximated, object.id);
    }
    std::string document() const
    {
        return JsonKeys()
                   .add("gravity", 0)
                   .add("allowSleep", true)
                   .add("autoClearForces", true)
                   .add("positionIterations", 3)
                   .add("velocityIterations", 8)
                   .add("stepsPerSecond", 60)
                   .add("warmStarting", true)
                   .add("continuousPhysics", true)
                   .add("subStepping", false)
                   .addJson("body", m_bodies.text())
                   .addJson("joint", "[]")
                   .addJson("image", "[]")
                   .text() +
               '\n';
    }

    const nav::Map& m_map;
    const Frame m_frame;
    const double m_arcError;
    const nav::LayerLookup m_layersOf;
    Ledger m_ledger;
    UniqueNames m_names;
    JsonLines m_bodies;
};

} // namespace

Result<ExportBundle> exportBox2d(const nav::Map& map, double scale, double arcError)
{
    return WorldWriter(map, scale, arcError).write();
}

} // namespace thicket::plugins
