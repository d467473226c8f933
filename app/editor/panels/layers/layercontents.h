#pragma once

#include "app/drawing/mapdrawing.h"
#include "app/editor/document/objecttally.h"

namespace thicket::editor {

/// The colours of a layer's dot: those of its first obstacle.
drawing::Tint dotOf(const nav::Map& map, const nav::Layer& layer, const LayerContents& contents,
                    const drawing::Palette& colours);

} // namespace thicket::editor
