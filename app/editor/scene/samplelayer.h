#pragma once

#include "app/editor/scene/layeritem.h"

namespace thicket::editor {

/// The paths of five agent radii, each with its radius and length (z 12.5).
class SampleLayer : public LayerItem {
public:
    SampleLayer(const SceneSources& sources, const SceneState& state);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    bool isDrawnAsPath(double radius) const;
    void drawLabels(QPainter& painter);
};

} // namespace thicket::editor
