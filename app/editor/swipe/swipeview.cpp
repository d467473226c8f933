#include "app/editor/swipe/swipeview.h"

#include "app/editor/scene/canvas.h"
#include "app/editor/view/mapview.h"

#include <QCoreApplication>
#include <QMouseEvent>

namespace thicket::editor {

namespace {

/// Whether the view beneath gets the event, too.
bool isForTheView(const QEvent& event)
{
    switch (event.type()) {
    case QEvent::Wheel:
    case QEvent::NativeGesture:
    case QEvent::MouseMove:
        return true;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
        return static_cast<const QMouseEvent&>(event).button() == Qt::MiddleButton;
    default:
        return false;
    }
}

} // namespace

SwipeView::SwipeView(Canvas& canvas, MapView& beneath)
    : QGraphicsView(&canvas, beneath.viewport()), m_canvas(canvas), m_beneath(beneath)
{
    setObjectName("swipeView");
    setAccessibleName(tr("The compared map"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setViewportUpdateMode(FullViewportUpdate);
    setOptimizationFlag(DontAdjustForAntialiasing);
    setOptimizationFlag(DontSavePainterState, false);
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setContextMenuPolicy(Qt::PreventContextMenu);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    beneath.viewport()->installEventFilter(this);
    connect(&beneath.camera(), &ViewCamera::changed, this, &SwipeView::showCamera);
    lower(); // cards over the view stay over both
    cover();
    showCamera();
}

void SwipeView::setEdge(int x)
{
    m_edge = x;
    cover();
}

/// It is as large as the view beneath, so that both have the same pixels, and masked.
void SwipeView::cover()
{
    const QSize size = m_beneath.viewport()->size();
    setGeometry(QRect({}, size));
    setVisible(m_edge > 0);
    if (m_edge > 0)
        setMask(QRegion(0, 0, m_edge, size.height()));
    // Qt repaints what a mask covers anew, but not what it uncovers of the widget's children.
    viewport()->update();
    m_beneath.viewport()->update();
}

/// As MapView::showCamera().
void SwipeView::showCamera()
{
    const Camera& camera = m_beneath.camera().value();
    const nav::Box visible = camera.visible();
    const double inset = 0.25 / camera.scale;
    m_canvas.setView(visible, camera.size, 1 / camera.scale);
    setTransform(camera.transform());
    setSceneRect(QRectF(visible.min.x, visible.min.y, visible.width(), visible.height())
                     .adjusted(inset, inset, -inset, -inset));
    viewport()->update();
}

bool SwipeView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_beneath.viewport() && event->type() == QEvent::Resize)
        cover();
    return QGraphicsView::eventFilter(watched, event);
}

bool SwipeView::viewportEvent(QEvent* event)
{
    if (isForTheView(*event)) {
        QCoreApplication::sendEvent(m_beneath.viewport(), event);
        viewport()->setCursor(m_beneath.viewport()->cursor());
        return true;
    }
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        emit pressed();
        return true;
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
        return true;
    default:
        return QGraphicsView::viewportEvent(event);
    }
}

} // namespace thicket::editor
