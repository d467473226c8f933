#include "app/editor/document/documentactions.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"
#include "app/editor/scene/mapview.h"

#include <QKeyEvent>
#include <QMenu>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace thicket::editor {

namespace {

constexpr double edgeSlop = 5; // logical pixels
constexpr int tapMilliseconds = 200;

} // namespace

PointerEvent MapView::pointerEvent(const QMouseEvent& event) const
{
    return {m_camera.toMap(event.position()), event.position(), event.button(), event.buttons(),
            event.modifiers()};
}

/// During a gesture keys belong to it. The window's shortcuts (digits, undo) are off.
bool MapView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && m_input.isGestureOpen()) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        event->accept(); // tap or pan is decided on release
        return true;
    }
    return QGraphicsView::event(event);
}

bool MapView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave) {
        m_hoverDelay.stop();
        m_canvas.setHoveredObject({});
        m_canvas.setHoveredEdge({});
        emit pointerMoved({});
    } else if (event->type() == QEvent::NativeGesture) {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            zoomBy(1 + gesture->value(), gesture->position());
            return true;
        }
    } else if (event->type() == QEvent::ToolTip) {
        return true; // the hover text has its own timer
    }
    return QGraphicsView::viewportEvent(event);
}

void MapView::beginPan(QPointF pixel)
{
    m_panGrip = m_camera.toMap(pixel);
    m_hoverDelay.stop();
    viewport()->setCursor(Qt::ClosedHandCursor);
}

void MapView::mousePressEvent(QMouseEvent* event)
{
    m_hoverDelay.stop();
    QToolTip::hideText();
    const bool panning =
        event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_spaceHeld);
    if (panning) {
        m_spacePanned = m_spaceHeld;
        beginPan(event->position());
    } else if (event->button() == Qt::LeftButton) {
        m_canvas.setHoveredObject({});
        m_canvas.setHoveredEdge({});
        m_input.pointerPressed(pointerEvent(*event));
    } else if (event->button() == Qt::RightButton && !(event->buttons() & Qt::LeftButton)) {
        if (!m_input.secondaryClicked(pointerEvent(*event)))
            openMenu(pointerEvent(*event));
    }
    updateCursor();
    event->accept();
}

void MapView::mouseMoveEvent(QMouseEvent* event)
{
    m_pointer = event->position();
    if (m_panGrip) {
        Camera camera = m_camera;
        camera.bring(*m_panGrip, event->position());
        camera.alignToPixels(devicePixelRatioF());
        setCamera(camera);
    } else {
        followPointer(pointerEvent(*event));
    }
    event->accept();
}

void MapView::followPointer(const PointerEvent& event)
{
    m_input.pointerMoved(event);
    emit pointerMoved(event.at);
    hover(event);
    updateCursor();
}

void MapView::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_panGrip && (event->button() == Qt::MiddleButton || event->button() == Qt::LeftButton))
        m_panGrip.reset();
    else if (event->button() == Qt::LeftButton)
        m_input.pointerReleased(pointerEvent(*event));
    updateCursor();
    event->accept();
}

void MapView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !m_spaceHeld)
        m_input.pointerDoubleClicked(pointerEvent(*event));
    else
        mousePressEvent(event);
    updateCursor();
    event->accept();
}

void MapView::hover(const PointerEvent& event)
{
    const bool isWanted = m_input.wantsHover() && event.buttons == Qt::NoButton && !m_spaceHeld;
    std::optional<nav::ObjectId> object;
    std::optional<nav::TangentEdge> edge;
    if (isWanted) {
        const double unit = m_canvas.unitsPerPixel();
        const auto objects = m_canvas.objectsAt(event.at, objectSlop * unit);
        if (!objects.empty())
            object = objects.front();
        else
            edge = m_canvas.edgeAt(event.at, edgeSlop * unit);
    }
    const bool isSame = object == m_canvas.hoveredObject() && edge == m_canvas.hoveredEdge();
    m_canvas.setHoveredObject(object);
    m_canvas.setHoveredEdge(edge);
    if (!isSame)
        QToolTip::hideText();
    if (!object && !edge)
        m_hoverDelay.stop();
    else if (!isSame)
        m_hoverDelay.start();
}

void MapView::showHoverText()
{
    const nav::Map& map = m_canvas.document().map();
    QString text;
    if (m_canvas.hoveredEdge())
        text = describeEdge(map, *m_canvas.hoveredEdge());
    else if (const auto id = m_canvas.hoveredObject(); id && map.find(*id))
        text = describeObject(map, *map.find(*id), decimalsAt(m_canvas.unitsPerPixel()));
    if (!text.isEmpty())
        QToolTip::showText(viewport()->mapToGlobal(m_pointer.toPoint()), text, viewport());
}

void MapView::updateCursor()
{
    if (m_panGrip)
        viewport()->setCursor(Qt::ClosedHandCursor);
    else if (m_spaceHeld)
        viewport()->setCursor(Qt::OpenHandCursor);
    else
        viewport()->setCursor(m_input.cursor());
}

void MapView::wheelEvent(QWheelEvent* event)
{
    event->accept();
    const bool isTouchPad = event->pointingDevice() &&
                            event->pointingDevice()->type() == QInputDevice::DeviceType::TouchPad;
    const bool zooms = !isTouchPad || event->modifiers().testFlag(Qt::ControlModifier);
    if (!zooms) {
        const QPointF moved = event->pixelDelta().isNull() ? QPointF(event->angleDelta()) / 8
                                                           : QPointF(event->pixelDelta());
        Camera camera = m_camera;
        camera.bring(camera.toMap(event->position()), event->position() + moved);
        camera.alignToPixels(devicePixelRatioF());
        return setCamera(camera);
    }
    const double steps = event->angleDelta().y() / 120.0;
    const PointerEvent pointer{m_camera.toMap(event->position()), event->position(), Qt::NoButton,
                               event->buttons(), event->modifiers()};
    if (steps != 0 && !m_input.wheelTurned(steps, pointer))
        zoomBy(std::pow(1.2, steps), event->position());
}

void MapView::keyPressEvent(QKeyEvent* event)
{
    event->accept();
    if (event->key() == Qt::Key_Space && !m_input.isGestureOpen()) {
        if (event->isAutoRepeat())
            return;
        m_spaceHeld = true;
        m_spacePanned = false;
        m_sinceSpace.start();
        return updateCursor();
    }
    if (m_input.keyPressed(*event) || keyWithoutTool(*event))
        return updateCursor();
    event->ignore();
}

void MapView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->isAutoRepeat())
        return event->accept();
    if (event->key() == Qt::Key_Space && m_spaceHeld) {
        m_spaceHeld = false;
        if (!m_spacePanned && m_sinceSpace.elapsed() < tapMilliseconds)
            emit spaceTapped();
        return updateCursor();
    }
    if (!m_input.keyPressed(*event))
        event->ignore();
}

bool MapView::keyWithoutTool(QKeyEvent& event)
{
    if (nudge(event))
        return true;
    switch (event.key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        removeSelected(m_canvas.document(), m_canvas.selection());
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return true;
    case Qt::Key_Minus:
        zoomOut();
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

/// Moves the selection as the arrow points on the screen: 1 px, with Shift 10 px, with Ctrl one
/// grid step.
bool MapView::nudge(const QKeyEvent& event)
{
    const nav::Point up{0, m_camera.yUp ? 1.0 : -1.0};
    nav::Point direction;
    switch (event.key()) {
    case Qt::Key_Left:
        direction = {-1, 0};
        break;
    case Qt::Key_Right:
        direction = {1, 0};
        break;
    case Qt::Key_Up:
        direction = up;
        break;
    case Qt::Key_Down:
        direction = -up;
        break;
    default:
        return false;
    }
    double step = m_canvas.unitsPerPixel();
    if (event.modifiers().testFlag(Qt::ControlModifier))
        step = m_canvas.gridStep();
    else if (event.modifiers().testFlag(Qt::ShiftModifier))
        step *= 10;
    nudgeSelected(m_canvas.document(), m_canvas.selection(), step * direction);
    return true;
}

void MapView::focusOutEvent(QFocusEvent* event)
{
    m_spaceHeld = false;
    QGraphicsView::focusOutEvent(event);
}

/// During a gesture Tab goes to the next field of the chip.
bool MapView::focusNextPrevChild(bool next)
{
    return !m_input.isGestureOpen() && QGraphicsView::focusNextPrevChild(next);
}

void MapView::contextMenuEvent(QContextMenuEvent* event)
{
    // The mouse's menu is opened by the press. The keyboard's menu key opens that of the selection.
    if (event->reason() == QContextMenuEvent::Keyboard)
        showMenu(event->globalPos(), m_canvas.selection().ids());
    event->accept();
}

void MapView::openMenu(const PointerEvent& event)
{
    const auto found = m_canvas.objectsAt(event.at, objectSlop * m_canvas.unitsPerPixel());
    const QList<nav::ObjectId> objects(found.begin(), found.end());
    if (!objects.isEmpty() && !m_canvas.selection().contains(objects.first()))
        m_canvas.selection().set({objects.first()});
    showMenu(viewport()->mapToGlobal(event.pixel.toPoint()), objects);
}

void MapView::showMenu(QPoint globalPosition, const QList<nav::ObjectId>& objects)
{
    if (objects.isEmpty())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const double step = 16 * m_canvas.unitsPerPixel();
    menu->addAction(tr("Duplicate"), this, [this, step] {
        duplicateSelected(m_canvas.document(), m_canvas.selection(),
                          {step, m_camera.yUp ? -step : step});
    });
    menu->addAction(tr("Delete"), this,
                    [this] { removeSelected(m_canvas.document(), m_canvas.selection()); });
    if (objects.size() > 1) {
        QMenu* beneath = menu->addMenu(tr("Select beneath"));
        for (const nav::ObjectId id : objects.mid(1)) {
            beneath->addAction(objectPhrase(m_canvas.document().map(), id), this,
                               [this, id] { m_canvas.selection().set({id}); });
        }
    }
    menu->popup(globalPosition);
}

} // namespace thicket::editor
