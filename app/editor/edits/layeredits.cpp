#include "app/editor/edits/layeredits.h"

#include "app/editor/edits/groupedits.h"
#include "app/editor/edits/layerlocks.h"
#include "libnav/map/layerlookup.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>
#include <vector>

namespace thicket::editor {

namespace {

using LayerIterator = std::vector<nav::Layer>::iterator;

LayerIterator find(nav::MapSettings& settings, nav::LayerId id)
{
    const auto place = layerPlace(settings, id);
    assert(place);
    return settings.layers.begin() + static_cast<std::ptrdiff_t>(*place);
}

/// The change of the settings. An object that would get to another layer, as it names none of the
/// map, names its layer from now on. Those of the layer `except` are left out.
nav::MapEdit keepingOnLayers(const nav::Map& map, nav::MapSettings settings,
                             nav::LayerId except = 0)
{
    const nav::LayerLookup before(map);
    const nav::LayerLookup after(settings);
    std::vector<nav::MapObject> named;
    for (const nav::MapObject& object : map.objects()) {
        const nav::Layer* const from = before.of(object);
        const nav::Layer* const to = after.of(object);
        if (!from || from->id == except || (to && to->id == from->id))
            continue;
        named.push_back(object);
        named.back().layer = from->id;
    }
    nav::MapEdit edit = nav::MapEdit::change(map, std::move(named));
    edit.settings = nav::MapEdit::changeSettings(map, std::move(settings)).settings;
    return edit;
}

} // namespace

std::optional<std::size_t> layerPlace(const nav::MapSettings& settings, nav::LayerId id)
{
    const auto found = std::find_if(settings.layers.begin(), settings.layers.end(),
                                    [id](const nav::Layer& layer) { return layer.id == id; });
    if (found == settings.layers.end())
        return {};
    return static_cast<std::size_t>(found - settings.layers.begin());
}

nav::Layer newLayer(const nav::MapSettings& settings, std::string name)
{
    nav::Layer layer;
    for (const nav::Layer& other : settings.layers)
        layer.id = std::max(layer.id, other.id);
    ++layer.id;
    layer.name = std::move(name);
    return layer;
}

nav::MapEdit addLayer(const nav::Map& map, nav::Layer layer, nav::LayerId below)
{
    nav::MapSettings settings = map.settings;
    const auto place = layerPlace(settings, below);
    const std::size_t above = place ? *place + 1 : settings.layers.size();
    settings.layers.insert(settings.layers.begin() + static_cast<std::ptrdiff_t>(above),
                           std::move(layer));
    return keepingOnLayers(map, std::move(settings));
}

nav::MapEdit changeLayer(const nav::Map& map, nav::Layer layer)
{
    nav::MapSettings settings = map.settings;
    *find(settings, layer.id) = std::move(layer);
    return nav::MapEdit::changeSettings(map, std::move(settings));
}

nav::MapEdit openLayer(const nav::Map& map, nav::LayerId id)
{
    nav::MapSettings settings = map.settings;
    find(settings, id)->visible = true;
    find(settings, id)->locked = false;
    return nav::MapEdit::changeSettings(map, std::move(settings));
}

nav::MapEdit showLayers(const nav::Map& map, const QList<nav::LayerId>& ids)
{
    nav::MapSettings settings = map.settings;
    for (nav::Layer& layer : settings.layers)
        layer.visible = layer.visible || ids.contains(layer.id);
    return nav::MapEdit::changeSettings(map, std::move(settings));
}

nav::MapEdit moveLayer(const nav::Map& map, nav::LayerId id, std::size_t place)
{
    nav::MapSettings settings = map.settings;
    assert(place < settings.layers.size());
    const LayerIterator from = find(settings, id);
    const LayerIterator to = settings.layers.begin() + static_cast<std::ptrdiff_t>(place);
    if (from < to)
        std::rotate(from, from + 1, to + 1);
    else
        std::rotate(to, from, from + 1);
    return keepingOnLayers(map, std::move(settings));
}

nav::MapEdit removeLayer(const nav::Map& map, nav::LayerId id)
{
    nav::MapSettings settings = map.settings;
    settings.layers.erase(find(settings, id));
    std::vector<nav::ObjectId> held;
    const nav::LayerLookup lookup(map);
    for (const nav::MapObject& object : map.objects()) {
        if (lookup.of(object)->id == id)
            held.push_back(object.id);
    }
    nav::MapEdit edit = keepingOnLayers(map, std::move(settings), id);
    nav::MapEdit removal = nav::MapEdit::remove(map, held);
    edit.entries.insert(edit.entries.end(), std::make_move_iterator(removal.entries.begin()),
                        std::make_move_iterator(removal.entries.end()));
    return withoutEmptyGroups(map, std::move(edit));
}

nav::MapEdit moveToLayer(const nav::Map& map, const QList<nav::ObjectId>& ids, nav::LayerId id)
{
    std::vector<nav::MapObject> objects = openObjects(map, ids);
    std::erase_if(objects, [&](const nav::MapObject& object) {
        const nav::Layer* const layer = map.layerOf(object);
        return layer && layer->id == id;
    });
    for (nav::MapObject& object : objects)
        object.layer = id;
    return nav::MapEdit::change(map, std::move(objects));
}

MarkerLayer markerLayer(const nav::Map& map, const std::string& name)
{
    const auto& layers = map.settings.layers;
    if (layers.empty())
        return {};
    for (const nav::MapObject* marker : {map.start(), map.goal()}) {
        if (marker)
            return {map.layerOf(*marker)->id};
    }
    const auto named = std::find_if(layers.begin(), layers.end(),
                                    [&](const nav::Layer& layer) { return layer.name == name; });
    if (named != layers.end())
        return {named->id};
    nav::Layer added = newLayer(map.settings, name);
    return {added.id, std::move(added)};
}

} // namespace thicket::editor
