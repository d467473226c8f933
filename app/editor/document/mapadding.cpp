#include "app/editor/document/mapadding.h"

#include "app/editor/document/layerlocks.h"
#include "libnav/map/layerlookup.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

namespace thicket::editor {

namespace {

/// The layers of the map that those of the other one become, by the other one's id.
using LayerIds = std::unordered_map<nav::LayerId, nav::LayerId>;

LayerIds addLayers(nav::MapSettings& settings, const nav::MapSettings& other)
{
    std::unordered_map<std::string, nav::LayerId> byName;
    nav::LayerId unused = 1;
    for (const nav::Layer& layer : settings.layers) {
        byName.emplace(layer.name, layer.id);
        unused = std::max(unused, layer.id + 1);
    }
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
    nav::Map roomy = map;
    const LayerIds ids = addLayers(roomy.settings, other.settings);
    const nav::LayerId first = map.settings.layers.empty() ? 0 : map.settings.layers.front().id;
    auto pasting = pasted(roomy, other, {{}, first});
    if (!pasting)
        return pasting;
    auto& change = pasting->edit.settings;
    nav::MapSettings after = change ? std::move(change->after) : roomy.settings;
    after.layers.resize(roomy.settings.layers.size()); // without one for markers
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
