#include "app/editor/view/viewcamera.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr double fitMargin = 24; // logical pixels
constexpr double frameMargin = 96;
constexpr double zoomStep = 1.25;
constexpr double metricScale = 16; // pixels per unit at 100 %, unless the unit is the pixel

} // namespace

ViewCamera::ViewCamera(const MapDocument& document, const Selection& selection, QSizeF size,
                       QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection)
{
    m_camera.size = size;
    m_jump.setDuration(jumpTime);
    m_jump.setEasingCurve(QEasingCurve::OutCubic);
    m_jump.setStartValue(0.0);
    m_jump.setEndValue(1.0);
    connect(&m_jump, &QVariantAnimation::valueChanged, this, [this](const QVariant& part) {
        if (m_jump.state() == QAbstractAnimation::Running)
            move(between(m_from, m_to, part.toDouble()));
    });
    connect(&document, &MapDocument::wasReset, this, &ViewCamera::fit);
    connect(&document, &MapDocument::changed, this, [this](const nav::MapEdit& edit) {
        if (edit.settings)
            move(m_camera); // the direction of +y may have changed
    });
    fit();
}

void ViewCamera::move(const Camera& camera)
{
    const QSizeF size = m_camera.size;
    m_camera = camera;
    m_camera.size = size;
    m_camera.yUp = m_document.map().settings.yAxis == nav::YAxis::up;
    emit changed();
}

void ViewCamera::set(const Camera& camera)
{
    stop();
    m_followsFit = false;
    move(camera);
}

/// A motion that is under way ends where it leads to.
void ViewCamera::setMoving(bool moves)
{
    m_moves = moves;
    if (moves || m_jump.state() != QAbstractAnimation::Running)
        return;
    stop();
    move(m_to);
}

/// Sets it, by a short motion if wanted.
void ViewCamera::jump(const Camera& camera)
{
    stop();
    if (!m_moves)
        return move(camera);
    m_from = m_camera;
    m_to = camera;
    m_jump.start();
}

void ViewCamera::setSize(QSizeF size)
{
    m_camera.size = size;
    if (m_followsFit)
        fit();
    else
        move(m_camera);
}

void ViewCamera::cover(double height, QSizeF size)
{
    stop();
    Camera camera = m_camera;
    camera.center = m_camera.toMap({size.width() / 2, height + size.height() / 2});
    m_camera.size = size;
    move(camera);
}

double ViewCamera::clampedScale(double scale) const
{
    const nav::Box extent = m_document.index().extent();
    const double size = std::max({extent.width(), extent.height(), 1e-6});
    const double reach = std::max({std::abs(extent.min.x), std::abs(extent.max.x),
                                   std::abs(extent.min.y), std::abs(extent.max.y), 1.0});
    // Not smaller than a thumbnail, and not so large that doubles could not tell pixels apart.
    const double largest = std::min(1e12 / reach, 1e8 / size);
    const double least = extent.width() > 0 || extent.height() > 0 ? 20 / size : 1e-3;
    return std::clamp(scale, std::min(least, largest), largest);
}

void ViewCamera::fit()
{
    stop();
    m_followsFit = true;
    move(fitted());
}

void ViewCamera::fitMap()
{
    m_followsFit = true;
    jump(fitted());
}

Camera ViewCamera::fitted() const
{
    nav::Box box = m_document.index().extent();
    if (box.isEmpty())
        box = {{0, 0}, {100, 75}};
    Camera camera = m_camera;
    camera.frame(box, fitMargin);
    if (box.width() <= 0 && box.height() <= 0)
        camera.scale = metricScale;
    camera.scale = clampedScale(camera.scale);
    return camera;
}

nav::Box ViewCamera::selectionBox() const
{
    nav::Box box;
    for (const nav::ObjectId id : m_selection.ids()) {
        if (const nav::MapObject* object = m_document.map().find(id))
            enclose(box, nav::boundingBox(object->geometry));
    }
    return box;
}

void ViewCamera::frameWithin(const nav::Box& box, double margin)
{
    if (box.isEmpty())
        return;
    Camera camera = m_camera;
    camera.frame(box, margin);
    camera.scale = clampedScale(camera.scale);
    m_followsFit = false;
    jump(camera);
}

void ViewCamera::frame(const nav::Box& box) { frameWithin(box, fitMargin); }

void ViewCamera::frameSelection()
{
    const nav::Box box = selectionBox();
    if (box.isEmpty())
        return fitMap();
    frameWithin(
        box, std::min(frameMargin, 0.3 * std::min(m_camera.size.width(), m_camera.size.height())));
}

void ViewCamera::bringIntoView(const nav::Box& box)
{
    if (!visibleBox().encloses(box))
        frame(box);
}

void ViewCamera::centerSelection()
{
    const nav::Box box = selectionBox();
    if (box.isEmpty())
        return;
    Camera camera = m_camera;
    camera.center = box.center();
    m_followsFit = false;
    jump(camera);
}

QPointF ViewCamera::middle() const
{
    return {m_camera.size.width() / 2, m_camera.size.height() / 2};
}

void ViewCamera::zoomToActualSize()
{
    const bool isPixels = m_document.map().settings.unit == "px";
    Camera camera = m_camera;
    camera.zoomAt(middle(), clampedScale(isPixels ? 1 : metricScale));
    m_followsFit = false;
    jump(camera);
}

void ViewCamera::zoomIn() { zoomBy(zoomStep, middle()); }

void ViewCamera::zoomOut() { zoomBy(1 / zoomStep, middle()); }

void ViewCamera::zoomBy(double factor, QPointF pixel)
{
    Camera camera = m_camera;
    camera.zoomAt(pixel, clampedScale(m_camera.scale * factor));
    set(camera);
}

void ViewCamera::pan(nav::Point at, QPointF pixel, double devicePixelRatio)
{
    Camera camera = m_camera;
    camera.bring(at, pixel);
    camera.alignToPixels(devicePixelRatio);
    set(camera);
}

} // namespace thicket::editor
