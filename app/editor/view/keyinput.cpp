#include "app/editor/view/keyinput.h"

#include "app/editor/document/documentactions.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/canvasinput.h"
#include "app/editor/scene/nudge.h"
#include "app/editor/settings/canvaskeys.h"
#include "app/editor/view/heldalt.h"
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
    return m_parts.input.isGestureOpen() || event.key() == Qt::Key_Space ||
           m_parts.alt.isMeantBy(event, false);
}

void KeyInput::press(QKeyEvent& event)
{
    event.accept();
    if (event.key() == Qt::Key_Space && !m_parts.input.isGestureOpen()) {
        if (!event.isAutoRepeat())
            m_parts.panning.holdSpace();
        return;
    }
    if (m_parts.alt.isMeantBy(event, m_parts.input.isGestureOpen()))
        return holdAlt(event);
    if (!m_parts.pointer.press(event) && !pass(event) && !keyWithoutTool(event))
        event.ignore();
}

/// For the tool its press and release are those of Alt.
void KeyInput::holdAlt(const QKeyEvent& event)
{
    if (event.isAutoRepeat())
        return;
    const bool isPress = event.type() == QEvent::KeyPress;
    isPress ? m_parts.alt.hold() : m_parts.alt.release();
    if (m_parts.pointer.isOn()) {
        isPress ? m_parts.pointer.pressModifier(Qt::AltModifier)
                : m_parts.pointer.releaseModifier(Qt::AltModifier);
        return;
    }
    QKeyEvent alt(event.type(), Qt::Key_Alt, event.modifiers());
    m_parts.input.keyPressed(alt);
}

/// While Alt is held by its other key, it is also a modifier of Shift and Ctrl.
bool KeyInput::pass(QKeyEvent& event)
{
    if (event.key() != Qt::Key_Shift && event.key() != Qt::Key_Control)
        return m_parts.input.keyPressed(event);
    QKeyEvent modified(event.type(), event.key(), m_parts.alt.addedTo(event.modifiers()));
    return m_parts.input.keyPressed(modified);
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
    if (m_parts.alt.isHeld() && m_parts.alt.isKey(event))
        return holdAlt(event);
    if (!m_parts.pointer.release(event) && !pass(event))
        event.ignore();
}

bool KeyInput::keyWithoutTool(const QKeyEvent& event)
{
    if (nudge(event))
        return true;
    const CanvasKeys& keys = m_parts.keys;
    const bool isNext = keys.hasKey(CanvasDeed::selectNext, event);
    if (keys.hasKey(CanvasDeed::remove, event))
        removeSelected(m_parts.canvas.document(), m_parts.canvas.selection());
    else if (keys.hasKey(CanvasDeed::rename, event))
        emit renameWanted();
    else if (keys.hasKey(CanvasDeed::zoomIn, event))
        resizeOrZoom(true);
    else if (keys.hasKey(CanvasDeed::zoomOut, event))
        resizeOrZoom(false);
    else if (isNext || keys.hasKey(CanvasDeed::selectPrevious, event))
        selectNext(!isNext);
    else if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        enter();
    else
        return false;
    return true;
}

/// A tool that draws takes its points from the keyboard's pointer.
void KeyInput::enter()
{
    if (!m_parts.input.wantsHover())
        m_parts.pointer.setOn(true);
    else if (!m_parts.canvas.selection().isEmpty())
        emit inspectorWanted();
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
