#include "app/editor/panels/layers/layercontents.h"

#include "app/editor/document/mapcontents.h"
#include "libnav/map/layerlookup.h"

#include <algorithm>

namespace thicket::editor {

QHash<nav::LayerId, LayerContents> contentsOf(const nav::Map& map)
{
    QHash<nav::LayerId, LayerContents> contents;
    const nav::LayerLookup layers(map);
    for (const nav::MapObject& object : map.objects()) {
        const nav::Layer* const layer = layers.of(object);
        if (!layer)
            continue;
        LayerContents& one = contents[layer->id];
        ++one.count;
        if (!nav::obstacleShape(object.geometry))
            one.hasMarkers = true;
        else if (one.obstacle == 0)
            one.obstacle = object.id;
    }
    return contents;
}

bool changesContents(const nav::MapEdit& edit)
{
    if (!edit.entries.empty() || !edit.settings)
        return !keepsContents(edit);
    // Objects that name no layer lie on the lowest.
    const auto& before = edit.settings->before.layers;
    const auto& after = edit.settings->after.layers;
    return !std::equal(before.begin(), before.end(), after.begin(), after.end(),
                       [](const nav::Layer& a, const nav::Layer& b) { return a.id == b.id; });
}

drawing::Tint dotOf(const nav::Map& map, const nav::Layer& layer, const LayerContents& contents,
                    const drawing::Palette& colours)
{
    const nav::MapObject* const obstacle = map.find(contents.obstacle);
    if (!obstacle && contents.hasMarkers)
        return {colours.path, colours.path};
    nav::MapObject sample;
    sample.layer = layer.id;
    sample.geometry = nav::Circle{};
    return drawing::layerTint(obstacle ? *obstacle : sample, &layer, colours);
}

} // namespace thicket::editor
