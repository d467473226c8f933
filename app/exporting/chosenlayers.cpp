#include "app/exporting/chosenlayers.h"

#include "libnav/excerpt.h"
#include "libnav/map/layerlookup.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace thicket::exporting {

namespace {

bool isNamed(const nav::Layer& layer, const QStringList& names)
{
    return names.contains(QString::fromStdString(layer.name));
}

} // namespace

Result<nav::Map> withLayers(const nav::Map& map, const QStringList& names)
{
    const auto& layers = map.settings.layers;
    for (qsizetype i = 0; i < names.size(); ++i) {
        const std::string name = names[i].toStdString();
        if (std::none_of(layers.begin(), layers.end(),
                         [&name](const nav::Layer& layer) { return layer.name == name; }))
            return Unexpected("The map has no layer \"" + excerpt(name) + "\".",
                              "layers[" + std::to_string(i) + "]");
    }
    const nav::LayerLookup lookup(map);
    std::vector<nav::ObjectId> others;
    for (const nav::MapObject& object : map.objects()) {
        const nav::Layer* const layer = lookup.of(object);
        if (!layer || !isNamed(*layer, names))
            others.push_back(object.id);
    }
    nav::Map chosen = map;
    chosen.remove(others);
    // An object of layer 0 must not fall into another layer.
    if (!layers.empty()) {
        std::vector<nav::MapObject> first;
        for (const nav::MapObject& object : chosen.objects()) {
            if (object.layer != lookup.of(object)->id) {
                first.push_back(object);
                first.back().layer = lookup.of(object)->id;
            }
        }
        for (nav::MapObject& object : first)
            chosen.replace(std::move(object));
    }
    std::erase_if(chosen.settings.layers,
                  [&names](const nav::Layer& layer) { return !isNamed(layer, names); });
    return chosen;
}

} // namespace thicket::exporting
