#pragma once

#include "app/editor/scene/layeritem.h"

namespace thicket::editor {

class ShownMoving;

/// The obstacles that move, with their margins and tracks, above those that stay (z 2).
class MovingLayer : public LayerItem {
public:
    MovingLayer(const SceneSources& sources, const SceneState& state, const ShownMoving& shown);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    const ShownMoving& m_shown;
};

} // namespace thicket::editor
