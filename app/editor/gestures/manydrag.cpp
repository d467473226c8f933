#include "app/editor/gestures/manydrag.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"

#include <algorithm>
#include <cmath>

namespace thicket::editor {

std::unique_ptr<ManyDrag> ManyDrag::ofSelection(const ToolContext& context, nav::Point grip)
{
    const nav::Map& map = context.document.map();
    const QList<nav::ObjectId>& ids = context.selection.ids();
    if (std::none_of(ids.begin(), ids.end(),
                     [&map](nav::ObjectId id) { return editor::isOpen(map, id); }))
        return nullptr;
    nav::Box box = context.canvas.hits().handles().box;
    if (box.isEmpty())
        box = {grip, grip};
    return std::make_unique<ManyDrag>(context, box, grip);
}

ManyDrag::ManyDrag(const ToolContext& context, const nav::Box& box, nav::Point grip)
    : Manipulation(context, NumberEntry({QStringLiteral("\u0394x"), QStringLiteral("\u0394y")})),
      m_box(box), m_grip(grip)
{}

ManyDrag::~ManyDrag()
{
    if (!m_isCommitted)
        m_context.canvas.setSelectionShift({});
}

nav::Point ManyDrag::displacement(const PointerEvent& event) const
{
    nav::Point by = event.at - m_grip;
    if (event.modifiers.testFlag(Qt::ShiftModifier))
        (std::abs(by.x) >= std::abs(by.y) ? by.y : by.x) = 0;
    by.x = m_numbers.value(0).value_or(by.x);
    by.y = m_numbers.value(1).value_or(by.y);
    return by;
}

void ManyDrag::update(const PointerEvent& event)
{
    if (!isOpen())
        return;
    m_by = displacement(event);
    m_copies = event.modifiers.testFlag(Qt::AltModifier);
    m_context.canvas.setSelectionShift(m_by);
    show();
}

void ManyDrag::show()
{
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    const nav::Box now{m_box.min + m_by, m_box.max + m_by};
    Feedback feedback;
    feedback.hidesHandles = true;
    feedback.ghosts = {nav::polygonOf(now)};
    feedback.travel = nav::Segment{m_box.center(), now.center()};
    Chip chip;
    chip.fields = m_numbers.fields({numberText(m_by.x, decimals), numberText(m_by.y, decimals)});
    const QString far = lengthText(nav::length(m_by), decimals, m_context.document.map());
    chip.detail = m_copies ? tr("copied %1 away").arg(far) : tr("moved %1").arg(far);
    chip.around = now;
    feedback.chip = std::move(chip);
    m_context.canvas.setFeedback(std::move(feedback));
}

void ManyDrag::commit()
{
    if (!isOpen())
        return;
    m_isCommitted = true;
    const nav::Point by = m_by;
    const int count = static_cast<int>(m_context.selection.ids().size());
    if (m_copies) {
        m_live.commit({});
        return duplicateSelected(m_context.document, m_context.selection, by);
    }
    const bool wasPending = m_context.document.isPending();
    commitMany(tr("Move %n objects", nullptr, count),
               [by](nav::MapObject& object) {
                   object.geometry = nav::translated(std::move(object.geometry), by);
               });
    if (!wasPending && m_context.document.isPending())
        m_context.canvas.setSelectionShift(by); // until the step comes in
}

} // namespace thicket::editor
