#include "app/editor/edits/mapadding.h"

#include "app/editor/edits/layerlocks.h"
#include "libnav/map/layerlookup.h"

#include <QCoreApplication>

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

namespace thicket::editor {

namespace {

struct MapAdding {
    Q_DECLARE_TR_FUNCTIONS(thicket::editor::MapAdding)
};

QString ownLayerName() { return MapAdding::tr("Obstacles"); }

/// Free for new layers. An object that names a layer which the map does not have must not get to a
/// new one.
nav::LayerId unusedLayerId(const nav::MapSettings& settings, const nav::Map& map)
{
    nav::LayerId largest = 0;
    for (const nav::Layer& layer : settings.layers)
        largest = std::max(largest, layer.id);
    for (const nav::MapObject& object : map.objects())
        largest = std::max(largest, object.layer);
    return largest + 1;
}

/// The settings of the map. If it has objects but no layers and gets some, its objects keep to one
/// of their own, the lowest.
nav::MapSettings withOwnLayer(const nav::Map& map, const nav::Map& other)
{
    nav::MapSettings settings = map.settings;
    const bool isNeeded = settings.layers.empty() && !other.settings.layers.empty();
    if (isNeeded && !map.objects().empty()) {
        nav::Layer own;
        own.id = unusedLayerId(settings, map);
        own.name = ownLayerName().toStdString();
        settings.layers.push_back(std::move(own));
    }
    return settings;
}

/// The layers of the map that those of the other one become, by the other one's id.
using LayerIds = std::unordered_map<nav::LayerId, nav::LayerId>;

LayerIds addLayers(nav::MapSettings& settings, const nav::Map& map, const nav::MapSettings& other)
{
    if (other.layers.empty())
        return {}; // without a pass over the map
    std::unordered_map<std::string, nav::LayerId> byName;
    for (const nav::Layer& layer : settings.layers)
        byName.emplace(layer.name, layer.id);
    nav::LayerId unused = unusedLayerId(settings, map);
    LayerIds ids;
    for (nav::Layer layer : other.layers) {
        const nav::LayerId former = layer.id;
        const auto [known, isNew] = byName.emplace(layer.name, unused);
        ids[former] = known->second;
        if (!isNew)
            continue;
        layer.id = unused++;
        layer.visible = true;
        layer.locked = false;
        settings.layers.push_back(std::move(layer));
    }
    return ids;
}

} // namespace

Result<Pasting> added(const nav::Map& map, const nav::Map& other)
{
    nav::MapSettings roomy = withOwnLayer(map, other);
    const LayerIds ids = addLayers(roomy, map, other.settings);
    const nav::LayerId first = map.settings.layers.empty() ? 0 : map.settings.layers.front().id;
    auto pasting = pasted(map, other, {{}, first});
    if (!pasting)
        return pasting;
    auto& change = pasting->edit.settings;
    nav::MapSettings after = change ? std::move(change->after) : map.settings;
    after.layers = std::move(roomy.layers); // without one for markers
    change.reset();
    if (after != map.settings)
        change = nav::MapEdit::SettingsChange{map.settings, std::move(after)};
    const nav::LayerLookup lookup(other);
    auto entry = pasting->edit.entries.begin();
    for (const nav::MapObject& object : other.objects()) {
        if (map.start() && std::holds_alternative<nav::StartMarker>(object.geometry))
            continue; // pasted() leaves it out
        const nav::Layer* layer = lookup.of(object);
        entry++->after->layer = layer ? ids.at(layer->id) : first;
    }
    if (const nav::Layer* closed = closedLayer(map, pasting->edit))
        return Unexpected(closedText(*closed).toStdString());
    return pasting;
}

} // namespace thicket::editor
