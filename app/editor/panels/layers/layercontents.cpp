#include "app/editor/panels/layers/layercontents.h"

namespace thicket::editor {

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
