#include "app/editor/tour/touroverlays.h"

#include "app/editor/navigation/navigator.h"
#include "app/editor/widgets/section.h"

#include <utility>

namespace thicket::editor {

TourOverlays::TourOverlays(Overlays& overlays, Navigator& navigator, const Section& search)
    : m_overlays(overlays), m_navigator(navigator), m_search(&search)
{}

void TourOverlays::set(Lesson lesson)
{
    if (!m_before) {
        Before before;
        before.scope = m_overlays.chosenScope();
        for (const Overlay overlay : allOverlays)
            before.on[static_cast<std::size_t>(overlay)] = m_overlays.isOn(overlay);
        m_before = before;
        m_overlays.setLent(true);
    }
    // Without a choice a small map shows the whole graph.
    if (m_before->scope)
        m_overlays.setScope(GraphScope::whole);
    for (const Overlay overlay : allOverlays)
        m_overlays.setOn(overlay, isShownFor(lesson, overlay));
    // There strong lines are what the search made.
    m_overlays.setTouchedLit(lesson != Lesson::generation);
    setTraced(lesson == Lesson::generation);
}

void TourOverlays::putBack()
{
    if (!m_before)
        return;
    const Before before = *std::exchange(m_before, std::nullopt);
    if (before.scope)
        m_overlays.setScope(*before.scope);
    for (const Overlay overlay : allOverlays)
        m_overlays.setOn(overlay, before.on[static_cast<std::size_t>(overlay)]);
    m_overlays.setTouchedLit(true);
    m_overlays.setLent(false);
    setTraced(false);
}

void TourOverlays::setTraced(bool traced)
{
    m_navigator.setTraced(traced || (m_search && !m_search->isFolded()));
}

} // namespace thicket::editor
