#include "app/editor/view/pointerinput.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/replay/playback.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/view/heldalt.h"
#include "app/editor/view/panning.h"
#include "app/editor/view/viewcamera.h"

#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QWheelEvent>
#include <QWidget>

#include <cmath>

namespace thicket::editor {

namespace {

constexpr double wheelPixels = 64; // scrolled by a notch of the wheel

} // namespace

PointerInput::PointerInput(const Parts& parts, QObject* parent)
    : QObject(parent), m_parts(parts), m_hovering(parts.canvas, parts.viewport, this)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &PointerInput::lookAgain);
    MapDocument& document = parts.canvas.document();
    connect(&document, &MapDocument::changed, this, &PointerInput::refresh);
    connect(&document, &MapDocument::wasReset, this, &PointerInput::refresh);
    connect(&parts.canvas.navigator().graph(), &LiveGraph::changed, this, &PointerInput::refresh);
    connect(&parts.canvas.playback(), &Playback::timeChanged, this, &PointerInput::followPlayed);
}

PointerEvent PointerInput::pointerEvent(const QMouseEvent& event) const
{
    return {m_parts.camera.mapPoint(event.position()), event.position(), event.button(),
            event.buttons(), m_parts.alt.addedTo(event.modifiers())};
}

void PointerInput::press(const QMouseEvent& event)
{
    m_hovering.hideText();
    m_parts.camera.stop(); // the pointer is over what it presses on
    if (m_parts.panning.isMeantBy(event.button()))
        m_parts.panning.begin(m_parts.camera.mapPoint(event.position()));
    else
        handOver(pointerEvent(event));
    updateCursor();
}

/// The left button is for the tool. The right one ends the tool's gesture, or otherwise opens the
/// context menu.
void PointerInput::handOver(const PointerEvent& press)
{
    if (press.button == Qt::LeftButton) {
        m_hovering.leave();
        m_parts.input.pointerPressed(press);
    } else if (press.button == Qt::RightButton && !(press.buttons & Qt::LeftButton)) {
        if (!m_parts.input.secondaryClicked(press))
            askForMenu(press.pixel);
    }
}

void PointerInput::move(const QMouseEvent& event)
{
    if (const auto& grip = m_parts.panning.grip()) {
        m_parts.camera.pan(*grip, event.position(), m_parts.viewport.devicePixelRatioF());
        return;
    }
    m_last = pointerEvent(event);
    m_parts.input.pointerMoved(*m_last);
    tell(*m_last);
}

/// What the window shows of the place under the pointer.
void PointerInput::tell(const PointerEvent& pointer)
{
    emit moved(pointer.at);
    m_hovering.follow(pointer, m_parts.input.wantsHover() && pointer.buttons == Qt::NoButton &&
                                   !m_parts.panning.isSpaceHeld());
    updateCursor();
}

void PointerInput::refresh()
{
    if (m_last)
        m_soon.start();
}

/// An obstacle that moves comes under the pointer, or leaves it. The card of an agent stays.
void PointerInput::followPlayed()
{
    if (!m_hovering.isOnAgent() && !m_parts.canvas.playback().run().obstacles().isEmpty())
        refresh();
}

void PointerInput::lookAgain()
{
    if (!m_last || m_parts.panning.grip() || m_parts.input.isGestureOpen())
        return;
    m_last->at = m_parts.camera.mapPoint(m_last->pixel);
    m_last->buttons = {};
    tell(*m_last);
}

void PointerInput::release(const QMouseEvent& event)
{
    if (!m_parts.panning.endsWith(event.button()) && event.button() == Qt::LeftButton)
        m_parts.input.pointerReleased(pointerEvent(event));
    updateCursor();
}

void PointerInput::doubleClick(const QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton || m_parts.panning.isSpaceHeld())
        return press(event);
    m_parts.input.pointerDoubleClicked(pointerEvent(event));
    updateCursor();
}

void PointerInput::turnWheel(const QWheelEvent& event)
{
    const QPointF at = event.position();
    const nav::Point point = m_parts.camera.mapPoint(at);
    const bool isTouchPad = event.pointingDevice() &&
                            event.pointingDevice()->type() == QInputDevice::DeviceType::TouchPad;
    if (isTouchPad && !event.modifiers().testFlag(Qt::ControlModifier)) {
        const QPointF by = event.pixelDelta().isNull() ? QPointF(event.angleDelta()) / 8
                                                       : QPointF(event.pixelDelta());
        return scrollBy(by, event);
    }
    const double steps = event.angleDelta().y() / 120.0;
    const PointerEvent pointer{point, at, Qt::NoButton, event.buttons(), event.modifiers()};
    if (steps != 0 && m_parts.input.wheelTurned(steps, pointer))
        return;
    if (!m_wheelScrolls || event.modifiers().testFlag(Qt::ControlModifier)) {
        if (steps != 0)
            m_parts.camera.zoomBy(std::pow(1.2, steps), at);
        return;
    }
    const QPointF by = QPointF(event.angleDelta()) * wheelPixels / 120;
    const bool isSideways = event.modifiers().testFlag(Qt::ShiftModifier) && by.x() == 0;
    scrollBy(isSideways ? by.transposed() : by, event);
}

void PointerInput::scrollBy(QPointF by, const QWheelEvent& event)
{
    const QPointF at = event.position();
    m_parts.camera.pan(m_parts.camera.mapPoint(at), at + by, m_parts.viewport.devicePixelRatioF());
}

bool PointerInput::pinch(const QNativeGestureEvent& event)
{
    if (event.gestureType() != Qt::ZoomNativeGesture)
        return false;
    m_parts.camera.zoomBy(1 + event.value(), event.position());
    return true;
}

void PointerInput::followView(QPoint by)
{
    if (!m_last || by.isNull())
        return;
    m_last->pixel -= by;
    refresh();
}

void PointerInput::leave()
{
    m_last.reset();
    m_hovering.leave();
    emit moved({});
}

void PointerInput::updateCursor()
{
    if (const auto shape = m_parts.panning.cursor())
        m_parts.viewport.setCursor(*shape);
    else
        m_parts.viewport.setCursor(m_parts.input.cursor());
}

void PointerInput::askForMenu(QPointF pixel)
{
    m_hovering.leave();
    const Canvas& canvas = m_parts.canvas;
    MenuPlace place{m_parts.camera.mapPoint(pixel), pixel,
                    m_parts.viewport.mapToGlobal(pixel.toPoint())};
    const auto found = canvas.hits().objectsAt(place.at, objectSlop * canvas.unitsPerPixel());
    place.objects = {found.begin(), found.end()};
    if (found.empty())
        place.guide = guideNear(canvas.document().map().settings.guides, place.at,
                                guideSlop * canvas.unitsPerPixel());
    else if (!canvas.selection().contains(found.front()))
        canvas.selection().pick(found.front());
    if (found.empty() && !place.guide)
        place.edge = canvas.hits().edgeAt(place.at, edgeSlop * canvas.unitsPerPixel());
    emit menuWanted(place);
}

} // namespace thicket::editor
