#include "app/editor/view/keyinput.h"

#include "app/editor/document/documentactions.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/canvasinput.h"
#include "app/editor/scene/nudge.h"
#include "app/editor/view/keyboardpointer.h"
#include "app/editor/view/panning.h"
#include "app/editor/view/readingorder.h"
#include "app/editor/view/viewcamera.h"

#include <QKeyEvent>

namespace thicket::editor {

namespace {

constexpr double resizeFactor = 1.05;

} // namespace

KeyInput::KeyInput(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts) {}

/// During a gesture keys belong to it. The window's shortcuts (digits, undo) are off. For Space,
/// tap or pan is decided on release.
bool KeyInput::overridesShortcuts(const QKeyEvent& event) const
{
    return m_parts.input.isGestureOpen() || event.key() == Qt::Key_Space;
}

void KeyInput::press(QKeyEvent& event)
{
    event.accept();
    if (event.key() == Qt::Key_Space && !m_parts.input.isGestureOpen()) {
        if (!event.isAutoRepeat())
            m_parts.panning.holdSpace();
        return;
    }
    if (!m_parts.pointer.press(event) && !m_parts.input.keyPressed(event) && !keyWithoutTool(event))
        event.ignore();
}

void KeyInput::release(QKeyEvent& event)
{
    if (event.isAutoRepeat())
        return event.accept();
    if (event.key() == Qt::Key_Space && m_parts.panning.isSpaceHeld()) {
        if (m_parts.panning.releaseSpace())
            emit spaceTapped();
        return;
    }
    if (!m_parts.input.keyPressed(event))
        event.ignore();
}

bool KeyInput::keyWithoutTool(const QKeyEvent& event)
{
    if (nudge(event))
        return true;
    switch (event.key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        removeSelected(m_parts.canvas.document(), m_parts.canvas.selection());
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        resizeOrZoom(true);
        return true;
    case Qt::Key_Minus:
        resizeOrZoom(false);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // A tool that draws takes its points from the keyboard's pointer.
        if (!m_parts.input.wantsHover())
            m_parts.pointer.setOn(true);
        else if (!m_parts.canvas.selection().isEmpty())
            emit inspectorWanted();
        return true;
    case Qt::Key_F10:
        if (event.modifiers() != Qt::ShiftModifier)
            return false;
        emit menuWanted();
        return true;
    case Qt::Key_N:
        if (event.modifiers() & ~Qt::ShiftModifier)
            return false;
        selectNext(event.modifiers().testFlag(Qt::ShiftModifier));
        return true;
    default:
        return false;
    }
}

/// With the keyboard a selection is resized, as the wheel does while drawing.
void KeyInput::resizeOrZoom(bool larger)
{
    Canvas& canvas = m_parts.canvas;
    if (!canvas.selection().isEmpty())
        resizeSelected(canvas.document(), canvas.selection(),
                       larger ? resizeFactor : 1 / resizeFactor);
    else if (larger)
        m_parts.camera.zoomIn();
    else
        m_parts.camera.zoomOut();
}

bool KeyInput::nudge(const QKeyEvent& event)
{
    const auto by = nudgeOf(event, m_parts.canvas);
    if (by)
        nudgeSelected(m_parts.canvas.document(), m_parts.canvas.selection(), *by);
    return by.has_value();
}

/// Selects the next object in reading order on the screen and brings it into view.
void KeyInput::selectNext(bool backwards)
{
    const nav::Map& map = m_parts.canvas.document().map();
    Selection& selection = m_parts.canvas.selection();
    const Camera& camera = m_parts.camera.value();
    const auto present = selection.isEmpty() ? std::nullopt : std::optional(selection.ids().last());
    const auto next = nextInReadingOrder(map, camera, present, backwards);
    if (!next)
        return;
    selection.set({*next});
    const nav::Point at = nav::boundingBox(map.find(*next)->geometry).center();
    if (!QRectF({}, camera.size).contains(camera.toPixel(at)))
        m_parts.camera.centerSelection();
}

} // namespace thicket::editor
