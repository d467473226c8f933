#include "app/editor/gestures/pivotdrag.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"

namespace thicket::editor {

namespace {

constexpr double pivotSize = 8; // logical pixels

} // namespace

PivotDrag::PivotDrag(const ToolContext& context, nav::Point pivot, nav::Point grip)
    : Manipulation(context, NumberEntry({QStringLiteral("x"), QStringLiteral("y")})),
      m_before(pivot), m_grip(grip),
      m_snapper(context.document.index(), {}, context.navigator.agentRadius())
{}

PivotDrag::~PivotDrag()
{
    if (!m_committed)
        m_context.canvas.setPivot(m_before);
}

void PivotDrag::update(const PointerEvent& event)
{
    nav::Point at = m_before + (event.at - m_grip);
    Feedback feedback;
    if (m_numbers.isTyping()) {
        at = {m_numbers.value(0).value_or(at.x), m_numbers.value(1).value_or(at.y)};
    } else {
        const bool inverted = event.modifiers.testFlag(Qt::ControlModifier);
        auto pull = m_snapper.pull({{at}, {}}, snapReach(m_context.canvas, inverted));
        at = at + pull.by;
        feedback.guides = std::move(pull.guides);
    }
    m_context.canvas.setPivot(at);
    const double pixel = m_context.canvas.unitsPerPixel();
    const int decimals = decimalsAt(pixel);
    Chip chip;
    chip.fields = m_numbers.fields({numberText(at.x, decimals), numberText(at.y, decimals)});
    chip.detail = tr("turns about this point");
    chip.around = nav::grown(nav::Box{at, at}, pivotSize * pixel);
    feedback.chip = std::move(chip);
    m_context.canvas.setFeedback(std::move(feedback));
}

void PivotDrag::commit() { m_committed = true; }

} // namespace thicket::editor
