#include "app/editor/scene/movinglayer.h"

#include "app/drawing/trackdrawing.h"
#include "app/editor/document/selection.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/scene/faded.h"
#include "app/editor/scene/shownmoving.h"

namespace thicket::editor {

MovingLayer::MovingLayer(const SceneSources& sources, const SceneState& state,
                         const ShownMoving& shown)
    : LayerItem(sources, state, 2), m_shown(shown)
{}

void MovingLayer::draw(QPainter& painter, const QRectF& exposed)
{
    if (m_shown.isEmpty())
        return;
    constexpr double penPixels = 8;
    const double radius = m_sources.navigator.agentRadius();
    const nav::Box window{{exposed.left(), exposed.top()}, {exposed.right(), exposed.bottom()}};
    const nav::Map map = m_shown.in(grown(window, radius + penPixels * m_state.unitsPerPixel));
    if (m_sources.overlays.isOn(Overlay::expanded)) {
        const Faded faded(painter, strengthOf(Overlay::expanded));
        drawing::drawExpanded(painter, map, radius, exposed, style());
    }
    drawing::drawObstacles(painter, map, exposed, style());
    for (const nav::MapObject* const object : m_shown.withTracks(window))
        drawing::drawMotion(painter, object->geometry, *object->motion,
                            m_sources.selection.contains(object->id)
                                ? drawing::TrackStrength::strong
                                : drawing::TrackStrength::faint,
                            style());
}

} // namespace thicket::editor
