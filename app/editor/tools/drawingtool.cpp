#include "app/editor/tools/drawingtool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/scene/canvas.h"

#include <QKeyEvent>

#include <utility>

namespace thicket::editor {

namespace {

/// Ctrl inverts the snap settings.
SnapReach reachOf(Canvas& canvas, const PointerEvent& event)
{
    return snapReach(canvas, event.modifiers.testFlag(Qt::ControlModifier));
}

} // namespace

DrawingTool::DrawingTool(ToolContext context, NumberEntry numbers, QObject* parent)
    : Tool(context, parent), m_numbers(std::move(numbers))
{}

bool DrawingTool::open(const PointerEvent& press)
{
    cancel();
    const auto object = NewObject::on(m_context.document.map(), kind());
    if (!object) {
        emit refused(tr("Every layer is hidden or locked"));
        return false;
    }
    m_object = *object;
    m_press = press;
    m_pointer = press;
    m_isDragging = false;
    m_numbers.clear();
    m_snapper.emplace(m_context.document.index(), QList<nav::ObjectId>{},
                      m_context.navigator.agentRadius());
    m_live = std::make_unique<LiveGesture>(m_context);
    begin();
    return true;
}

void DrawingTool::press(const PointerEvent& event)
{
    if (!open(event))
        return;
    if (isShownAtOnce())
        update();
    emit hintsChanged();
}

void DrawingTool::move(const PointerEvent& event)
{
    m_pointer = event;
    if (!m_live)
        return;
    m_isDragging = m_isDragging || isDrag(m_press, event);
    if (isShownAtOnce() || m_isDragging || m_numbers.isTyping())
        update();
}

void DrawingTool::release(const PointerEvent& event)
{
    m_pointer = event;
    if (m_live)
        finish();
}

bool DrawingTool::key(QKeyEvent& event)
{
    if (!m_live)
        return false;
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        accept();
        return true;
    }
    if (m_numbers.key(event) == NumberEntry::Reaction::unused)
        return false;
    update();
    return true;
}

Snapper::Pull DrawingTool::pull(const PointerEvent& event) const
{
    return m_snapper->pull({{event.at}, {}}, reachOf(m_context.canvas, event));
}

Snapper::RadiusPull DrawingTool::pullRadius(const nav::Circle& circle,
                                            const PointerEvent& event) const
{
    return m_snapper->pullRadius(circle, reachOf(m_context.canvas, event));
}

nav::MapEdit DrawingTool::editOf(Drawing& drawing) const
{
    nav::MapEdit edit;
    NewObject object = m_object;
    for (nav::Geometry& geometry : drawing.objects) {
        nav::MapEdit one = object.edit(std::move(geometry));
        edit.entries.push_back(std::move(one.entries.front()));
        ++object.id;
        ++object.position;
    }
    edit.settings = std::move(drawing.settings);
    return edit;
}

void DrawingTool::show(Drawing drawing)
{
    m_live->preview(editOf(drawing));
    drawing.feedback.hidesHandles = true;
    m_context.canvas.setFeedback(std::move(drawing.feedback));
}

void DrawingTool::finish(Drawing drawing)
{
    const std::size_t count = drawing.objects.size();
    m_live->preview(editOf(drawing));
    const auto done = std::move(m_live);
    m_context.canvas.setFeedback({});
    if (count == 0) {
        emit refused(drawing.refusal);
    } else {
        done->commit(stepName(count));
        QList<nav::ObjectId> ids;
        for (std::size_t i = 0; i < count; ++i)
            ids << m_object.id + static_cast<nav::ObjectId>(i);
        m_context.selection.set(ids);
        committed();
    }
    emit hintsChanged();
}

bool DrawingTool::cancel()
{
    if (!m_live)
        return false;
    m_live.reset();
    m_context.canvas.setFeedback({});
    emit hintsChanged();
    return true;
}

void DrawingTool::historyChanged()
{
    if (m_live && !m_live->isOpen())
        cancel();
}

} // namespace thicket::editor
