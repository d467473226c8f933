#pragma once

#include "app/drawing/mapdrawing.h"
#include "libnav/map/mapedit.h"

#include <QHash>

namespace thicket::editor {

/// What lies on a layer.
struct LayerContents {
    int count = 0;
    nav::ObjectId obstacle = 0; ///< the first one; the dot takes its colour
    bool hasMarkers = false;
};

/// Of every layer that holds something. Takes a pass over the map.
QHash<nav::LayerId, LayerContents> contentsOf(const nav::Map& map);
/// Whether the edit may change contentsOf().
bool changesContents(const nav::MapEdit& edit);
/// The colours of a layer's dot.
drawing::Tint dotOf(const nav::Map& map, const nav::Layer& layer, const LayerContents& contents,
                    const drawing::Palette& colours);

} // namespace thicket::editor
