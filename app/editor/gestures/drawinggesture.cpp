#include "app/editor/gestures/drawinggesture.h"

#include "app/editor/document/mapdocument.h"

#include <utility>

namespace thicket::editor {

namespace {

/// Ctrl inverts the snap settings.
SnapReach reachOf(Canvas& canvas, const PointerEvent& event)
{
    return snapReach(canvas, event.modifiers.testFlag(Qt::ControlModifier));
}

} // namespace

DrawingGesture::DrawingGesture(const ToolContext& context, const NewObject& object,
                               const PointerEvent& press)
    : m_canvas(context.canvas), m_live(context),
      m_snapper(context.document.index(), {}, context.navigator.agentRadius()), m_object(object),
      m_press(press), m_pointer(press)
{}

void DrawingGesture::follow(const PointerEvent& event)
{
    m_pointer = event;
    m_isDragging = m_isDragging || isDrag(m_press, event);
}

Snapper::Pull DrawingGesture::pull(const PointerEvent& event) const
{
    Snapper::Moving moving{{event.at}};
    if (m_sideBegin)
        moving.sideEnds = {*m_sideBegin};
    return m_snapper.pull(moving, reachOf(m_canvas, event));
}

Snapper::RadiusPull DrawingGesture::pullRadius(const nav::Circle& circle,
                                               const PointerEvent& event) const
{
    return m_snapper.pullRadius(circle, reachOf(m_canvas, event));
}

void DrawingGesture::preview(std::vector<nav::Geometry> objects,
                             std::optional<nav::MapEdit::SettingsChange> settings)
{
    m_live.preview(m_object.edit(std::move(objects), std::move(settings)));
}

} // namespace thicket::editor
