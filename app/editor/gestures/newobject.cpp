#include "app/editor/gestures/newobject.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/markers.h"
#include "app/editor/gestures/tool.h"

#include <utility>

namespace thicket::editor {

std::optional<NewObject> NewObject::on(const ToolContext& context, const nav::Geometry& like)
{
    const nav::Map& map = context.document.map();
    NewObject object{map.unusedId(), context.selection.layerChoice().id(), map.objects().size()};
    if (!nav::isObstacle(like)) {
        MarkerLayer markers = layerForMarkers(map);
        object.layer = markers.id;
        if (markers.added)
            object.layerAdded = addLayer(map, *std::move(markers.added), 0).settings;
    }
    const auto place = layerPlace(map.settings, object.layer);
    if (!context.document.locks().admits(place ? &map.settings.layers[*place] : nullptr))
        return {};
    return object;
}

nav::MapEdit NewObject::edit(std::vector<nav::Geometry> geometries,
                             std::optional<nav::MapEdit::SettingsChange> settings) const
{
    nav::MapEdit edit;
    nav::MapObject object;
    object.id = id;
    object.layer = layer;
    std::size_t place = position;
    for (nav::Geometry& geometry : geometries) {
        object.geometry = std::move(geometry);
        edit.entries.push_back({object.id, {}, object, place++});
        ++object.id;
    }
    edit.settings = std::move(settings);
    if (layerAdded && !edit.entries.empty()) {
        if (!edit.settings)
            edit.settings = layerAdded;
        edit.settings->after.layers = layerAdded->after.layers;
    }
    return edit;
}

} // namespace thicket::editor
