#include "plugins/tiled/tmjexport.h"

#include "libnav/map/layerlookup.h"
#include "plugins/tiled/pixelspace.h"
#include "plugins/tiled/tiledproperties.h"
#include "plugins/tiled/tmjobjects.h"

#include <algorithm>
#include <climits>
#include <map>

namespace thicket::plugins {

namespace {

using Fidelity = FormatNote::Fidelity;
using nav::Json;

/// The ids of one kind: unchanged if all of them fit Tiled, otherwise counted from 1.
class TiledIds {
public:
    explicit TiledIds(const std::vector<std::int64_t>& ids)
    {
        for (std::int64_t id : ids)
            m_keeps = m_keeps && id >= 1 && id < INT_MAX;
        for (std::int64_t id : ids) {
            const std::int64_t written = m_keeps ? id : std::int64_t(m_ids.size()) + 1;
            m_ids.emplace(id, written);
            m_next = std::max(m_next, written + 1);
        }
    }
    std::int64_t of(std::int64_t id) const { return m_ids.at(id); }
    std::int64_t next() const { return m_next; }
    bool keeps() const { return m_keeps; }

private:
    std::map<std::int64_t, std::int64_t> m_ids;
    std::int64_t m_next = 1;
    bool m_keeps = true;
};

std::vector<nav::Layer> layersOf(const nav::Map& map)
{
    if (!map.settings.layers.empty())
        return map.settings.layers;
    return {{1, "objects", true, false, {}}};
}

template <class Things> std::vector<std::int64_t> idsOf(const Things& things)
{
    std::vector<std::int64_t> ids;
    for (const auto& thing : things)
        ids.push_back(thing.id);
    return ids;
}

/// How well each object was exported, for the notes.
class Ledger {
public:
    void record(const nav::MapObject& object, const TmjObject& written)
    {
        Kind& kind = m_kinds[object.geometry.index()];
        (written.isExact ? kind.exact : kind.rounded) << object.id;
        if (nav::isInverted(object.geometry))
            m_inverted << object.id;
        if (!written.keepsProperties)
            m_untyped << object.id;
        if (!object.unknown.empty())
            m_unknown << object.id;
    }

    QList<FormatNote> notes(const nav::Map& map, bool keepsIds) const
    {
        static constexpr Phrase phrases[] = {
            {"circle as an ellipse", "circles as ellipses"},
            {"wall as a polyline, thickness as a property",
             "walls as polylines, thickness as a property"},
            {"polygon", "polygons"},
            {"start marker as a point", "start markers as points"},
            {"goal marker as a point", "goal markers as points"},
            {"agent as a point with properties", "agents as points with properties"},
            {"spawn area as a point with properties", "spawn areas as points with properties"},
        };
        static_assert(std::size(phrases) == std::variant_size_v<nav::Geometry>);
        QList<FormatNote> notes;
        for (const auto& [index, kind] : m_kinds) {
            add(notes, Fidelity::exact, phrases[index], ": exact", kind.exact);
            add(notes, Fidelity::approximated, phrases[index], ": rounded in the last digit",
                kind.rounded);
        }
        add(notes, Fidelity::approximated, {"inverted shape", "inverted shapes"},
            ": drawn as the hole, with the property inverted", m_inverted);
        add(notes, Fidelity::approximated,
            {"object's nested properties", "objects' nested properties"}, ": as JSON text",
            m_untyped);
        add(notes, Fidelity::leftOut,
            {"object's keys of other programs", "objects' keys of other programs"}, ": left out",
            m_unknown);
        if (map.settings.boundsAreWalls) {
            notes << FormatNote{
                Fidelity::approximated, "bounds that are walls: the property boundsAreWalls", {}};
        }
        if (!keepsIds)
            notes << FormatNote{Fidelity::approximated, "ids beyond 2^31: numbered anew", {}};
        if (!map.settings.agentGroups.empty()) {
            notes << FormatNote{
                Fidelity::leftOut,
                map.settings.agentGroups.size() == 1
                    ? QString("1 agent group: left out")
                    : QString("%1 agent groups: left out").arg(map.settings.agentGroups.size()),
                {}};
        }
        if (const std::size_t count = map.settings.objectGroups.list().size(); count > 0) {
            notes << FormatNote{Fidelity::leftOut,
                                count == 1 ? QString("1 group of objects: left out")
                                           : QString("%1 groups of objects: left out").arg(count),
                                {}};
        }
        return notes;
    }

private:
    struct Kind {
        QList<nav::ObjectId> exact;
        QList<nav::ObjectId> rounded;
    };

    /// What is counted, for one and for several.
    struct Phrase {
        const char* one;
        const char* many;
    };

    static void add(QList<FormatNote>& notes, Fidelity fidelity, const Phrase& counted,
                    const char* rest, const QList<nav::ObjectId>& objects)
    {
        if (objects.isEmpty())
            return;
        const char* phrase = objects.size() == 1 ? counted.one : counted.many;
        const QString text = QString("%1 %2%3").arg(objects.size()).arg(phrase, rest);
        notes << FormatNote{fidelity, text, objects};
    }

    std::map<std::size_t, Kind> m_kinds;
    QList<nav::ObjectId> m_inverted, m_untyped, m_unknown;
};

std::string mapProperties(const nav::Map& map, const PixelSpace& space)
{
    TiledProperties properties;
    if (map.settings.boundsAreWalls)
        properties.set("boundsAreWalls", true);
    properties.set("name", map.settings.name);
    properties.set("originX", space.origin().x);
    properties.set("originY", space.origin().y);
    properties.set("pixelsPerUnit", space.scale());
    properties.set("unit", map.settings.unit);
    properties.set("yAxis", map.settings.yAxis == nav::YAxis::up ? "up" : "down");
    return properties.json().text();
}

/// {"a": 1, and so on, left open for what follows.
std::string opened(const Json::Object& keys)
{
    std::string text = Json(keys).text();
    text.back() = ',';
    return text;
}

std::string mapHead(const PixelSpace& space, const TiledIds& objects, const TiledIds& layers)
{
    return opened({{"type", "map"},
                   {"version", "1.8"},
                   {"orientation", "orthogonal"},
                   {"renderorder", "right-down"},
                   {"infinite", false},
                   {"compressionlevel", std::int64_t(-1)},
                   {"width", std::int64_t(space.columns())},
                   {"height", std::int64_t(space.rows())},
                   {"tilewidth", std::int64_t(space.tileSize())},
                   {"tileheight", std::int64_t(space.tileSize())},
                   {"tilesets", Json::Array{}},
                   {"nextobjectid", objects.next()},
                   {"nextlayerid", layers.next()}});
}

std::string layerHead(const nav::Layer& layer, const TiledIds& layers)
{
    Json::Object keys{{"type", "objectgroup"},    {"id", layers.of(layer.id)},
                      {"name", layer.name},       {"draworder", "index"},
                      {"visible", layer.visible}, {"opacity", layer.opacity},
                      {"x", std::int64_t(0)},     {"y", std::int64_t(0)}};
    if (layer.locked)
        keys["locked"] = true;
    if (!layer.colour.empty())
        keys["color"] = layer.colour;
    return opened(keys);
}

} // namespace

Result<ExportBundle> exportTmj(const nav::Map& map, double pixelsPerUnit)
{
    const Result<PixelSpace> space = PixelSpace::of(map, pixelsPerUnit);
    if (!space)
        return Unexpected(space.error());
    const std::vector<nav::Layer> layers = layersOf(map);
    const TiledIds objectIds(idsOf(map.objects()));
    const TiledIds layerIds(idsOf(layers));
    Ledger ledger;
    std::map<nav::LayerId, std::string> objects;
    const nav::LayerLookup lookup(map);
    for (const nav::MapObject& object : map.objects()) {
        const nav::Layer* const layer = lookup.of(object);
        const TmjObject written = tmjObject(object, objectIds.of(object.id), *space);
        ledger.record(object, written);
        std::string& text = objects[layer ? layer->id : layers.front().id];
        text += (text.empty() ? "\n" : ",\n") + written.json.text();
    }
    std::string text = mapHead(*space, objectIds, layerIds);
    text += "\n\"properties\": " + mapProperties(map, *space) + ",\n\"layers\": [";
    for (const nav::Layer& layer : layers) {
        text += (&layer == &layers.front() ? "\n" : ",\n") + layerHead(layer, layerIds) +
                " \"objects\": [" + objects[layer.id] + "]}";
    }
    text += "]}\n";
    ExportBundle bundle;
    bundle.files << ExportBundle::File{{}, QByteArray::fromStdString(text)};
    bundle.notes = ledger.notes(map, objectIds.keeps() && layerIds.keeps());
    return bundle;
}

} // namespace thicket::plugins
