#include "app/editor/scene/mapview.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"
#include "libnav/map/layerlookup.h"

#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr double fitMargin = 24; // logical pixels
constexpr double frameMargin = 96;
constexpr double zoomStep = 1.25;
constexpr double metricScale = 16; // pixels per unit at 100 %, unless the unit is the pixel
constexpr int hoverDelay = 400;    // milliseconds

} // namespace

MapView::MapView(Canvas& canvas, CanvasInput& input, const Appearance& appearance, QWidget* parent)
    : QGraphicsView(&canvas, parent), m_canvas(canvas), m_input(input)
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
    m_hoverDelay.setSingleShot(true);
    m_hoverDelay.setInterval(hoverDelay);
    connect(&m_hoverDelay, &QTimer::timeout, this, &MapView::showHoverText);
    connect(&canvas.document(), &MapDocument::wasReset, this, &MapView::fitMap);
    connect(&canvas.document(), &MapDocument::changed, this, [this](const nav::MapEdit& edit) {
        if (edit.settings)
            moveCamera(m_camera); // the direction of +y may have changed
    });
    connect(&appearance, &Appearance::changed, viewport(), qOverload<>(&QWidget::update));
    connect(&canvas.selection(), &Selection::changed, this, &MapView::describeSelection);
    fitMap();
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
void MapView::applyCamera()
{
    m_camera.yUp = m_canvas.document().map().settings.yAxis == nav::YAxis::up;
    const nav::Box visible = m_camera.visible();
    const double inset = 0.25 / m_camera.scale;
    m_canvas.setView(visible, m_camera.size, 1 / m_camera.scale);
    setTransform(m_camera.transform());
    setSceneRect(QRectF(visible.min.x, visible.min.y, visible.width(), visible.height())
                     .adjusted(inset, inset, -inset, -inset));
    viewport()->update();
    emit cameraChanged();
}

void MapView::moveCamera(const Camera& camera)
{
    m_camera = camera;
    m_camera.size = QSizeF(viewport()->size());
    applyCamera();
}

void MapView::setCamera(const Camera& camera)
{
    m_followsFit = false;
    moveCamera(camera);
}

double MapView::clampedScale(double scale) const
{
    const nav::Box extent = m_canvas.document().extent();
    const double size = std::max({extent.width(), extent.height(), 1e-6});
    const double reach = std::max({std::abs(extent.min.x), std::abs(extent.max.x),
                                   std::abs(extent.min.y), std::abs(extent.max.y), 1.0});
    // Not smaller than a thumbnail, and not so large that doubles could not tell pixels apart.
    const double largest = std::min(1e12 / reach, 1e8 / size);
    return std::clamp(scale, std::min(20 / size, largest), largest);
}

void MapView::fitMap()
{
    nav::Box box = m_canvas.document().extent();
    if (box.isEmpty())
        box = {{0, 0}, {100, 75}};
    Camera camera = m_camera;
    camera.size = QSizeF(viewport()->size());
    camera.frame(box, fitMargin);
    if (box.width() <= 0 && box.height() <= 0)
        camera.scale = metricScale;
    camera.scale = clampedScale(camera.scale);
    m_followsFit = true;
    moveCamera(camera);
}

nav::Box MapView::selectionBox() const
{
    nav::Box box;
    for (const nav::ObjectId id : m_canvas.selection().ids()) {
        if (const nav::MapObject* object = m_canvas.document().map().find(id))
            enclose(box, nav::boundingBox(object->geometry));
    }
    return box;
}

void MapView::frameWithin(const nav::Box& box, double margin)
{
    if (box.isEmpty())
        return;
    Camera camera = m_camera;
    camera.frame(box, margin);
    camera.scale = clampedScale(camera.scale);
    setCamera(camera);
}

void MapView::frame(const nav::Box& box) { frameWithin(box, fitMargin); }

void MapView::frameSelection()
{
    const nav::Box box = selectionBox();
    if (box.isEmpty())
        return fitMap();
    frameWithin(box, std::min(frameMargin, 0.3 * std::min(width(), height())));
}

void MapView::bringIntoView(const nav::Box& box)
{
    const nav::Box visible = visibleBox();
    if (!visible.contains(box.min) || !visible.contains(box.max))
        frame(box);
}

void MapView::centerSelection()
{
    const nav::Box box = selectionBox();
    if (box.isEmpty())
        return;
    Camera camera = m_camera;
    camera.center = box.center();
    setCamera(camera);
}

void MapView::zoomToActualSize()
{
    const bool isPixels = m_canvas.document().map().settings.unit == "px";
    zoomBy((isPixels ? 1 : metricScale) / m_camera.scale, QRectF(viewport()->rect()).center());
}

void MapView::zoomIn() { zoomBy(zoomStep, QRectF(viewport()->rect()).center()); }

void MapView::zoomOut() { zoomBy(1 / zoomStep, QRectF(viewport()->rect()).center()); }

void MapView::zoomBy(double factor, QPointF pixel)
{
    Camera camera = m_camera;
    camera.zoomAt(pixel, clampedScale(m_camera.scale * factor));
    setCamera(camera);
}

void MapView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    if (m_followsFit)
        fitMap();
    else
        moveCamera(m_camera);
}

void MapView::selectNext(bool backwards)
{
    const nav::Map& map = m_canvas.document().map();
    struct Place {
        QPointF pixel;
        nav::ObjectId id;
    };
    std::vector<Place> places;
    const nav::LayerLookup layers(map);
    for (const nav::MapObject& object : map.objects()) {
        const nav::Layer* layer = layers.of(object);
        if (!layer || layer->visible)
            places.push_back(
                {m_camera.toPixel(nav::boundingBox(object.geometry).center()), object.id});
    }
    if (places.empty())
        return;
    std::sort(places.begin(), places.end(), [](const Place& a, const Place& b) {
        return std::pair(a.pixel.y(), a.pixel.x()) < std::pair(b.pixel.y(), b.pixel.x());
    });
    const QList<nav::ObjectId>& ids = m_canvas.selection().ids();
    const auto current = std::find_if(places.begin(), places.end(), [&ids](const Place& place) {
        return !ids.isEmpty() && place.id == ids.last();
    });
    const auto count = static_cast<std::ptrdiff_t>(places.size());
    std::ptrdiff_t next = backwards ? count - 1 : 0;
    if (current != places.end())
        next = (current - places.begin() + (backwards ? count - 1 : 1)) % count;
    const Place& place = places[static_cast<std::size_t>(next)];
    m_canvas.selection().set({place.id});
    if (!QRectF(viewport()->rect()).contains(place.pixel))
        centerSelection();
}

} // namespace thicket::editor
