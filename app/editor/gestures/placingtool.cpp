#include "app/editor/gestures/placingtool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"

#include <QKeyEvent>

#include <utility>

namespace thicket::editor {

PlacingTool::PlacingTool(ToolContext context, const QStringList& numbers, QObject* parent)
    : GestureTool(context, parent), m_numbers(numbers)
{}

void PlacingTool::begin(const nav::MapEdit& edit, const QList<nav::ObjectId>& placed,
                        const PointerEvent& event)
{
    if (!m_context.document.locks().admits(edit))
        return;
    m_edit = edit;
    m_numbers.clear();
    m_snapper.emplace(m_context.document.index(), placed, m_context.navigator.agentRadius());
    m_gesture = std::make_unique<LiveGesture>(m_context);
    m_pointer = event;
    show(event);
    emit hintsChanged();
}

nav::Point PlacingTool::target(const PointerEvent& event, bool isTyped,
                               std::vector<Guide>& guides) const
{
    const bool inverted = event.modifiers.testFlag(Qt::ControlModifier);
    Snapper::Pull pull = m_snapper->pull({{event.at}, {}}, snapReach(m_context.canvas, inverted));
    const nav::Point at = event.at + pull.by;
    if (isTyped)
        return {m_numbers.value(0).value_or(at.x), m_numbers.value(1).value_or(at.y)};
    guides = std::move(pull.guides);
    return at;
}

void PlacingTool::move(const PointerEvent& event)
{
    if (!m_gesture)
        return;
    m_pointer = event;
    show(event);
}

void PlacingTool::release(const PointerEvent& event)
{
    if (!m_gesture)
        return;
    m_pointer = event;
    show(event);
    commit();
}

void PlacingTool::commit()
{
    const auto done = std::move(m_gesture);
    m_context.canvas.setFeedback({});
    QList<nav::ObjectId> ids;
    for (const nav::MapEdit::Entry& entry : m_edit.entries)
        ids << entry.id;
    done->commit(stepName());
    m_context.selection.set(ids);
    emit hintsChanged();
}

bool PlacingTool::key(QKeyEvent& event)
{
    if (!m_gesture)
        return false;
    return m_numbers.answer(
        event, [this] { commit(); }, [this] { show(m_pointer); });
}

} // namespace thicket::editor
