#include "app/editor/view/mapview.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"
#include "app/editor/view/objectmenu.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QResizeEvent>
#include <QWheelEvent>

namespace thicket::editor {

MapView::MapView(Canvas& canvas, CanvasInput& input, const Appearance& appearance, QWidget* parent)
    : QGraphicsView(&canvas, parent), m_canvas(canvas), m_input(input),
      m_camera(canvas.document(), canvas.selection(), viewport()->size()),
      m_pointer({canvas, input, m_camera, m_panning, m_alt, *viewport()}),
      m_keys({canvas, input, m_camera, m_panning, m_alt, m_canvasKeys})
{
    configure();
    setKeys({});
    connect(&m_camera, &ViewCamera::changed, this, &MapView::showCamera);
    connect(&m_pointer, &PointerInput::moved, this, &MapView::pointerMoved);
    connect(&m_keys, &KeyInput::spaceTapped, this, &MapView::spaceTapped);
    connect(&m_keys, &KeyInput::renameWanted, this, &MapView::renameWanted);
    connect(&appearance, &Appearance::changed, viewport(), qOverload<>(&QWidget::update));
    connect(&canvas.selection(), &Selection::changed, this, &MapView::describeSelection);
    showCamera();
}

void MapView::setKeys(const CanvasKeys& keys)
{
    m_canvasKeys = keys;
    m_alt.setKey(keys.altKey());
}

void MapView::configure()
{
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

/// The canvas' text for screen readers.
void MapView::describeSelection()
{
    const nav::Map& map = m_canvas.document().map();
    const QList<nav::ObjectId>& ids = m_canvas.selection().ids();
    const nav::MapObject* object = ids.size() == 1 ? map.find(ids.first()) : nullptr;
    const int decimals = decimalsAt(m_canvas.unitsPerPixel());
    setAccessibleDescription(object ? speakObject(map, *object, decimals)
                                    : tr("%n objects selected", nullptr, int(ids.size())));
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
    if (event->type() == QEvent::ShortcutOverride &&
        m_keys.overridesShortcuts(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QGraphicsView::event(event);
}

bool MapView::viewportEvent(QEvent* event)
{
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
}

void MapView::keyReleaseEvent(QKeyEvent* event)
{
    m_keys.release(*event);
    m_pointer.updateCursor();
}

void MapView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    m_camera.setSize(viewport()->size());
}

void MapView::focusOutEvent(QFocusEvent* event)
{
    m_panning.loseSpace();
    m_alt.release();
    QGraphicsView::focusOutEvent(event);
}

/// During a gesture Tab goes to the next field of the chip.
bool MapView::focusNextPrevChild(bool next)
{
    return !m_input.isGestureOpen() && QGraphicsView::focusNextPrevChild(next);
}

/// The mouse's menu is opened by the press. The keyboard's menu key opens that of the selection.
void MapView::contextMenuEvent(QContextMenuEvent* event)
{
    const QList<nav::ObjectId>& selected = m_canvas.selection().ids();
    if (event->reason() == QContextMenuEvent::Keyboard && !selected.isEmpty())
        (new ObjectMenu(m_canvas, selected, this))->popup(event->globalPos());
    event->accept();
}

} // namespace thicket::editor
