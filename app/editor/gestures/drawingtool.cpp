#include "app/editor/gestures/drawingtool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"

#include <QKeyEvent>

#include <utility>

namespace thicket::editor {

DrawingTool::DrawingTool(ToolContext context, NumberEntry numbers, QObject* parent)
    : GestureTool(context, parent), m_numbers(std::move(numbers))
{}

QCursor DrawingTool::cursor() const
{
    const nav::Layer* const layer = m_context.selection.layerChoice().layer();
    const bool isRefused = nav::isObstacle(kind()) && layer && !layer->isOpen();
    return isRefused ? Qt::ForbiddenCursor : Qt::CrossCursor;
}

bool DrawingTool::open(const PointerEvent& press)
{
    cancel();
    const auto object = NewObject::on(m_context, kind());
    if (!object)
        return false;
    m_numbers.clear();
    m_gesture = std::make_unique<DrawingGesture>(m_context, *object, press);
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
    if (!m_gesture)
        return;
    m_gesture->follow(event);
    if (isShownAtOnce() || m_gesture->isDragging() || m_numbers.isTyping())
        update();
}

void DrawingTool::release(const PointerEvent& event)
{
    if (!m_gesture)
        return;
    m_gesture->setPointer(event);
    finish(draw());
}

bool DrawingTool::key(QKeyEvent& event)
{
    if (!m_gesture)
        return false;
    return m_numbers.answer(
        event, [this] { accept(); }, [this] { update(); });
}

void DrawingTool::update()
{
    Drawing drawing = draw();
    m_gesture->preview(std::move(drawing.objects), std::move(drawing.settings));
    drawing.feedback.hidesHandles = true;
    m_context.canvas.setFeedback(std::move(drawing.feedback));
}

void DrawingTool::finish(Drawing drawing)
{
    const std::size_t count = drawing.objects.size();
    // Arenas are drawn beneath all else. In other programs the order in the file decides.
    if (nav::isInverted(kind()))
        m_gesture->placeBeneath();
    m_gesture->preview(std::move(drawing.objects), std::move(drawing.settings));
    const auto done = std::move(m_gesture);
    m_context.canvas.setFeedback({});
    if (count == 0) {
        emit refused(drawing.refusal);
    } else {
        done->commit(stepName(count));
        QList<nav::ObjectId> ids;
        for (std::size_t i = 0; i < count; ++i)
            ids << done->id() + static_cast<nav::ObjectId>(i);
        m_context.selection.set(ids);
        committed();
    }
    emit hintsChanged();
}

} // namespace thicket::editor
