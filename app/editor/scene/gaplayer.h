#pragma once

#include "app/editor/scene/layeritem.h"

namespace thicket::editor {

class ShownGaps;

/// A bar across each gap that is too narrow for the agent (z 5.5, above the obstacles).
class GapLayer : public LayerItem {
public:
    GapLayer(const SceneSources& sources, const SceneState& state, const ShownGaps& gaps);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    const ShownGaps& m_gaps;
};

} // namespace thicket::editor
