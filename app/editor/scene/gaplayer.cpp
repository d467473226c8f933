#include "app/editor/scene/gaplayer.h"

#include "app/editor/scene/faded.h"
#include "app/editor/scene/showngaps.h"

namespace thicket::editor {

GapLayer::GapLayer(const SceneSources& sources, const SceneState& state, const ShownGaps& gaps)
    : LayerItem(sources, state, 5.5), m_gaps(gaps)
{}

void GapLayer::draw(QPainter& painter, const QRectF&)
{
    const Faded faded(painter, strengthOf(Overlay::expanded));
    drawing::drawClosedGaps(painter, m_gaps.across(), style());
}

} // namespace thicket::editor
