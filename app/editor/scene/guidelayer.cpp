#include "app/editor/scene/guidelayer.h"

#include "app/drawing/devicespace.h"
#include "app/editor/document/mapdocument.h"

#include <QPainter>

#include <cmath>

namespace thicket::editor {

GuideLayer::GuideLayer(const SceneSources& sources, const SceneState& state)
    : LayerItem(sources, state, 15)
{}

void GuideLayer::draw(QPainter& painter, const QRectF&)
{
    const nav::Guides& guides = m_sources.document.map().settings.guides;
    if (!guides.visible || (guides.x.empty() && guides.y.empty()))
        return;
    const drawing::Style look = style();
    const drawing::DeviceSpace space(painter);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QPen plain = drawing::linePen(look, look.palette.accent, 1, 0.6);
    const QPen chosen = drawing::linePen(look, look.palette.accent, 2);
    const QRectF& seen = m_state.visible;
    const auto draw = [&](const std::vector<double>& places, bool isUpright) {
        for (std::size_t i = 0; i < places.size(); ++i) {
            const double at = places[i];
            if (isUpright ? at < seen.left() || at > seen.right()
                          : at < seen.top() || at > seen.bottom())
                continue;
            const QPointF pixel = space.map(nav::Point{at, at});
            const QLineF line = isUpright
                                    ? QLineF(pixel.x(), 0, pixel.x(), m_state.viewport.height())
                                    : QLineF(0, pixel.y(), m_state.viewport.width(), pixel.y());
            painter.setPen(m_state.chosenGuide == GuideRef{isUpright, i} ? chosen : plain);
            painter.drawLine(line);
        }
    };
    draw(guides.x, true);
    draw(guides.y, false);
}

} // namespace thicket::editor
