#include "app/editor/gestures/guidedrag.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"

#include <algorithm>
#include <cmath>

namespace thicket::editor {

GuideDrag::GuideDrag(const ToolContext& context, const GuideRef& guide, By by)
    : GuideDrag(context, guide, guide.isUpright, by)
{}

GuideDrag::GuideDrag(const ToolContext& context, bool isUpright)
    : GuideDrag(context, std::nullopt, isUpright, By::pointer)
{}

GuideDrag::GuideDrag(const ToolContext& context, std::optional<GuideRef> guide, bool isUpright,
                     By by)
    : Manipulation(context, NumberEntry({isUpright ? QStringLiteral("x") : QStringLiteral("y")})),
      m_before(context.document.map().settings), m_guide(guide), m_isUpright(isUpright), m_by(by),
      m_snapper(context.document.index(), {}, context.navigator.agentRadius())
{
    m_snapper.setGuides({}); // not to itself
}

double GuideDrag::placeFor(const PointerEvent& event, std::vector<Guide>& guides) const
{
    if (const auto typed = m_numbers.value(0))
        return std::clamp(*typed, -nav::coordinateLimit, nav::coordinateLimit);
    if (m_by == By::keys)
        return *guidePlace(m_before.guides, *m_guide);
    const bool inverted = event.modifiers.testFlag(Qt::ControlModifier);
    auto pull = m_snapper.pull({{event.at}, {}}, snapReach(m_context.canvas, inverted));
    const nav::Point at = event.at + pull.by;
    guides = std::move(pull.guides);
    return std::clamp(m_isUpright ? at.x : at.y, -nav::coordinateLimit, nav::coordinateLimit);
}

void GuideDrag::update(const PointerEvent& event)
{
    m_isGone = m_by == By::pointer && !m_numbers.isTyping() &&
               (m_isUpright ? event.pixel.x() : event.pixel.y()) < 0;
    std::vector<Guide> guides;
    const double place = placeFor(event, guides);
    if (m_isGone)
        m_live.preview(m_guide ? removeGuide(m_before, *m_guide) : nav::MapEdit());
    else if (m_guide)
        m_live.preview(moveGuide(m_before, *m_guide, place));
    else
        m_live.preview(addGuide(m_before, m_isUpright, place));
    show(event, place, std::move(guides));
}

void GuideDrag::show(const PointerEvent& event, double place, std::vector<Guide> guides)
{
    const auto& count = m_isUpright ? m_before.guides.x : m_before.guides.y;
    if (m_isGone)
        m_context.canvas.chooseGuide({});
    else
        m_context.canvas.chooseGuide(m_guide ? *m_guide : GuideRef{m_isUpright, count.size()});
    nav::Point at = event.at;
    (m_isUpright ? at.x : at.y) = place;
    Chip chip;
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    chip.fields = m_numbers.fields({numberText(place, decimals)});
    chip.detail = m_isGone ? tr("let go: no guide") : tr("guide");
    chip.around = {at, at};
    Feedback feedback;
    feedback.guides = std::move(guides);
    feedback.chip = std::move(chip);
    m_context.canvas.setFeedback(std::move(feedback));
}

void GuideDrag::commit()
{
    m_live.commit(m_isGone ? tr("Remove Guide") : m_guide ? tr("Move Guide") : tr("Add Guide"));
}

} // namespace thicket::editor
