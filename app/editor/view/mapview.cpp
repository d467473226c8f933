#include "app/editor/view/mapview.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/view/canvasaccess.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QResizeEvent>
#include <QWheelEvent>

#include <utility>

namespace thicket::editor {

MapView::MapView(Canvas& canvas, CanvasInput& input, const Appearance& appearance, QWidget* parent)
    : QGraphicsView(&canvas, parent), m_canvas(canvas), m_input(input), m_appearance(appearance),
      m_camera(canvas.document(), canvas.selection(), viewport()->size()),
      m_pointer({canvas, input, m_camera, m_panning, m_alt, *viewport()}, this),
      m_keyboardPointer({canvas, input, m_camera, m_pointer, *viewport()}),
      m_keys({canvas, input, m_camera, m_panning, m_alt, m_canvasKeys, m_keyboardPointer}),
      m_speech(*this, canvas, input)
{
    configure();
    setKeys({});
    connect(&m_camera, &ViewCamera::changed, this, &MapView::showCamera);
    connect(&m_camera, &ViewCamera::changed, &m_pointer, &PointerInput::refresh);
    connect(&m_pointer, &PointerInput::moved, this, &MapView::pointerMoved);
    connect(&m_pointer, &PointerInput::menuWanted, this, &MapView::menuWanted);
    connect(&m_keys, &KeyInput::inspectorWanted, this, &MapView::inspectorWanted);
    connect(&m_keyboardPointer, &KeyboardPointer::changed, viewport(),
            qOverload<>(&QWidget::update));
    connect(&m_keys, &KeyInput::spaceTapped, this, &MapView::spaceTapped);
    connect(&m_keys, &KeyInput::renameWanted, this, &MapView::renameWanted);
    connect(&appearance, &Appearance::changed, viewport(), qOverload<>(&QWidget::update));
    showCamera();
}

void MapView::setKeys(const CanvasKeys& keys)
{
    m_canvasKeys = keys;
    m_alt.setKey(keys.altKey());
}

void MapView::configure()
{
    CanvasAccess::install();
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setViewportUpdateMode(FullViewportUpdate);
    setOptimizationFlag(DontAdjustForAntialiasing);
    setOptimizationFlag(DontSavePainterState, false);
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Map"));
}

/// The transform holds the whole translation, and the scene rectangle lies inside the visible part.
/// So QGraphicsView's scroll bars, which are int, stay at 0 wherever the map lies.
void MapView::showCamera()
{
    const Camera& camera = m_camera.value();
    const nav::Box visible = camera.visible();
    const double inset = 0.25 / camera.scale;
    m_canvas.setView(visible, camera.size, 1 / camera.scale);
    setTransform(camera.transform());
    setSceneRect(QRectF(visible.min.x, visible.min.y, visible.width(), visible.height())
                     .adjusted(inset, inset, -inset, -inset));
    viewport()->update();
}

bool MapView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        m_keyboardPointer.noticeKey(key.key());
        if (m_keys.overridesShortcuts(key)) {
            event->accept();
            return true;
        }
    }
    return QGraphicsView::event(event);
}

/// The pointer that comes to a card has left the map, though not the viewport that the card is in.
bool MapView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Enter)
        m_pointer.leave();
    return QGraphicsView::eventFilter(watched, event);
}

bool MapView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ChildPolished)
        static_cast<QChildEvent*>(event)->child()->installEventFilter(this);
    if (event->type() == QEvent::Leave)
        m_pointer.leave();
    if (event->type() == QEvent::NativeGesture &&
        m_pointer.pinch(*static_cast<QNativeGestureEvent*>(event)))
        return true;
    if (event->type() == QEvent::ToolTip)
        return true; // the hover text has its own timer
    return QGraphicsView::viewportEvent(event);
}

void MapView::mousePressEvent(QMouseEvent* event)
{
    m_isFocusShown = false;
    m_keyboardPointer.setOn(false);
    m_pointer.press(*event);
    event->accept();
}

void MapView::mouseMoveEvent(QMouseEvent* event)
{
    m_pointer.move(*event);
    event->accept();
}

void MapView::mouseReleaseEvent(QMouseEvent* event)
{
    m_pointer.release(*event);
    m_speech.settle();
    event->accept();
}

void MapView::mouseDoubleClickEvent(QMouseEvent* event)
{
    m_pointer.doubleClick(*event);
    event->accept();
}

void MapView::wheelEvent(QWheelEvent* event)
{
    m_pointer.turnWheel(*event);
    event->accept();
}

void MapView::keyPressEvent(QKeyEvent* event)
{
    m_keys.press(*event);
    m_pointer.updateCursor();
    m_speech.settle();
}

void MapView::keyReleaseEvent(QKeyEvent* event)
{
    m_keys.release(*event);
    m_pointer.updateCursor();
}

void MapView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    const QRect before =
        std::exchange(m_place, QRect(viewport()->mapTo(window(), QPoint()), viewport()->size()));
    const bool isSameWindow = std::exchange(m_windowSize, window()->size()) == window()->size();
    const int covered = m_place.top() - before.top();
    if (isSameWindow)
        m_pointer.followView(m_place.topLeft() - before.topLeft());
    const bool isBarAbove = isSameWindow && m_place == before.adjusted(0, covered, 0, 0);
    // A tool may bring a row of options. What the user points at stays beneath the pointer.
    if (std::exchange(m_hasNewTool, false) && isBarAbove && viewport()->underMouse())
        m_camera.cover(covered, viewport()->size());
    else
        m_camera.setSize(viewport()->size());
}

void MapView::focusInEvent(QFocusEvent* event)
{
    QGraphicsView::focusInEvent(event);
    m_isFocusShown = event->reason() == Qt::TabFocusReason ||
                     event->reason() == Qt::BacktabFocusReason ||
                     event->reason() == Qt::ShortcutFocusReason;
    viewport()->update();
    m_speech.tellSelection();
}

void MapView::focusOutEvent(QFocusEvent* event)
{
    m_panning.loseSpace();
    m_alt.release();
    m_keyboardPointer.endTap();
    // The release of a modifier that is held goes elsewhere: Alt opens a menu, or another window.
    QKeyEvent released(QEvent::KeyRelease, Qt::Key_Alt, Qt::NoModifier);
    m_input.keyPressed(released);
    m_isFocusShown = false;
    viewport()->update();
    QGraphicsView::focusOutEvent(event);
}

/// During a gesture Tab goes to the next field of the chip.
bool MapView::focusNextPrevChild(bool next)
{
    return !m_input.isGestureOpen() && QGraphicsView::focusNextPrevChild(next);
}

/// Above the map: the ring of the keyboard's focus, and its pointer.
void MapView::drawForeground(QPainter* painter, const QRectF&)
{
    painter->save();
    painter->resetTransform();
    if (m_isFocusShown) {
        painter->setPen(QPen(m_appearance.palette().accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(viewport()->rect()).adjusted(3, 3, -3, -3));
    }
    m_keyboardPointer.paint(*painter, m_appearance.palette());
    painter->restore();
}

/// The mouse's menu is opened by the press.
void MapView::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() == QContextMenuEvent::Keyboard)
        askForMenu();
    event->accept();
}

/// That of the last selected object, otherwise of the view's middle.
void MapView::askForMenu()
{
    if (m_input.isGestureOpen())
        return;
    if (m_keyboardPointer.isOn())
        return m_pointer.askForMenu(m_camera.pixelOf(m_keyboardPointer.at()));
    const QPointF middle = QRectF(viewport()->rect()).center();
    const QList<nav::ObjectId>& selected = m_canvas.selection().ids();
    if (selected.isEmpty())
        return m_pointer.askForMenu(middle);
    const nav::Map& map = m_canvas.document().map();
    const nav::Point at = nav::boundingBox(map.find(selected.last())->geometry).center();
    const QPointF pixel = m_camera.pixelOf(at);
    const bool isSeen = viewport()->rect().contains(pixel.toPoint());
    askForMenu(selected.last(), viewport()->mapToGlobal((isSeen ? pixel : middle).toPoint()));
}

void MapView::askForMenu(nav::ObjectId id, QPoint global)
{
    Selection& selection = m_canvas.selection();
    if (m_input.isGestureOpen())
        return;
    if (!selection.contains(id))
        selection.pick(id);
    const nav::Map& map = m_canvas.document().map();
    const nav::Point at = nav::boundingBox(map.find(id)->geometry).center();
    MenuPlace place{at, m_camera.pixelOf(at), global};
    place.objects << id;
    for (const nav::ObjectId other : m_canvas.hits().objectsAt(at, 0)) {
        if (other != id)
            place.objects << other;
    }
    emit menuWanted(place);
}

} // namespace thicket::editor
