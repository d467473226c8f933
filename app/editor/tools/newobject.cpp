#include "app/editor/tools/newobject.h"

#include "libnav/map/layerlookup.h"

namespace thicket::editor {

std::optional<NewObject> NewObject::on(const nav::Map& map, const nav::Geometry& like)
{
    NewObject object{map.unusedId(), 0, map.objects().size()};
    if (map.settings.layers.empty())
        return object;
    const nav::LayerLookup layers(map);
    for (auto it = map.objects().rbegin(); it != map.objects().rend(); ++it) {
        const nav::Layer* layer = layers.of(*it);
        if (it->geometry.index() == like.index() && layer->isOpen()) {
            object.layer = layer->id;
            return object;
        }
    }
    for (const nav::Layer& layer : map.settings.layers) {
        if (layer.isOpen()) {
            object.layer = layer.id;
            return object;
        }
    }
    return {};
}

nav::MapEdit NewObject::edit(nav::Geometry geometry) const
{
    nav::MapObject object;
    object.id = id;
    object.layer = layer;
    object.geometry = std::move(geometry);
    nav::MapEdit edit;
    edit.entries.push_back({id, {}, std::move(object), position});
    return edit;
}

} // namespace thicket::editor
