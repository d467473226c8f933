#pragma once

#include "app/editor/scene/layeritem.h"

namespace thicket::editor {

/// The map's guides across the whole view, the chosen one wider (z 15, below the markers).
class GuideLayer : public LayerItem {
public:
    GuideLayer(const SceneSources& sources, const SceneState& state);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;
};

} // namespace thicket::editor
