#include "app/editor/gestures/guideediting.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/nudge.h"

#include <QKeyEvent>

#include <cmath>

namespace thicket::editor {

std::optional<GuideRef> GuideEditing::at(nav::Point point) const
{
    const nav::Guides& guides = m_context.document.map().settings.guides;
    if (guides.locked)
        return {};
    return guideNear(guides, point, guideSlop * m_context.canvas.unitsPerPixel());
}

/// The chosen guide, if it may be changed.
std::optional<GuideRef> GuideEditing::chosen() const
{
    return m_context.document.map().settings.guides.locked ? std::nullopt
                                                           : m_context.canvas.chosenGuide();
}

std::unique_ptr<GuideDrag> GuideEditing::drag(const GuideRef& guide) const
{
    return std::make_unique<GuideDrag>(m_context, guide);
}

std::unique_ptr<GuideDrag> GuideEditing::typing() const
{
    const auto guide = chosen();
    return guide ? std::make_unique<GuideDrag>(m_context, *guide, GuideDrag::By::keys) : nullptr;
}

PointerEvent GuideEditing::pointerOnChosen() const
{
    PointerEvent event;
    if (const auto guide = chosen()) {
        const double place = *guidePlace(m_context.document.map().settings.guides, *guide);
        event.at = {place, place};
    }
    return event;
}

bool GuideEditing::removeChosen()
{
    const auto guide = chosen();
    if (!guide)
        return false;
    m_context.document.push(removeGuide(m_context.document.map().settings, *guide),
                            tr("Remove Guide"));
    choose({});
    return true;
}

bool GuideEditing::nudge(const QKeyEvent& event)
{
    const auto guide = chosen();
    const auto by = guide ? nudgeOf(event, m_context.canvas) : std::nullopt;
    if (!by)
        return false;
    const nav::MapSettings& settings = m_context.document.map().settings;
    const double step = guide->isUpright ? by->x : by->y;
    const double place = *guidePlace(settings.guides, *guide) + step;
    if (std::abs(place) <= nav::coordinateLimit && step != 0)
        m_context.document.push(moveGuide(settings, *guide, place), tr("Move Guide"),
                                QStringLiteral("nudge guide"));
    return true;
}

} // namespace thicket::editor
