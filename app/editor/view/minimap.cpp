#include "app/editor/view/minimap.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/view/minimapcrowd.h"
#include "app/editor/view/viewcamera.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr double longestSide = 200; // logical pixels
constexpr double shortestSide = 60;
constexpr int cornerGap = 12;
constexpr double leastFrame = 8;
constexpr int quietMilliseconds = 300;
constexpr int sliceMilliseconds = 4;

/// The map with a margin, in a shape that the corner has room for.
nav::Box worldOf(const MapDocument& document)
{
    nav::Box box = document.index().extent();
    if (box.isEmpty())
        box = {{0, 0}, {100, 75}};
    const double longer = std::max({box.width(), box.height(), 1e-6});
    const double least = longer * shortestSide / longestSide;
    const nav::Point half{std::max(box.width(), least) * 0.53,
                          std::max(box.height(), least) * 0.53};
    return {box.center() - half, box.center() + half};
}

} // namespace

Minimap::Minimap(Canvas& canvas, ViewCamera& camera, const Appearance& appearance,
                 QWidget* viewport)
    : QWidget(viewport), m_canvas(canvas), m_camera(camera), m_appearance(appearance)
{
    setObjectName("minimap");
    setAccessibleName(tr("Minimap"));
    setToolTip(tr("Click or drag to move the view"));
    setCursor(Qt::ArrowCursor);
    setAttribute(Qt::WA_OpaquePaintEvent); // the view beneath is not painted again
    m_rest.setSingleShot(true);
    m_rest.setInterval(quietMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, &Minimap::begin);
    connect(&m_slices, &QTimer::timeout, this, &Minimap::paintSlice);
    viewport->installEventFilter(this);
    followMap();
    hide();
}

void Minimap::followMap()
{
    connect(&m_canvas.document(), &MapDocument::changed, this, &Minimap::startOver);
    connect(&m_canvas.document(), &MapDocument::wasReset, this, [this] {
        m_picture = {};
        begin();
    });
    connect(&m_canvas.navigator().shown(), &ShownAnswer::changed, this, &Minimap::followPath);
    connect(&m_camera, &ViewCamera::changed, this, qOverload<>(&QWidget::update));
    connect(&m_appearance, &Appearance::changed, this, &Minimap::begin);
}

void Minimap::follow(const MinimapCrowd& crowd)
{
    m_crowd = &crowd;
    connect(&crowd, &MinimapCrowd::moved, this, qOverload<>(&QWidget::update));
}

void Minimap::followPath()
{
    m_answer.forgetPath();
    update();
}

bool Minimap::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && isVisible())
        begin();
    return QWidget::eventFilter(watched, event);
}

void Minimap::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    begin();
}

void Minimap::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_rest.stop();
    m_slices.stop();
    m_canvas.setCoveredCorner({0, 0});
}

/// What was painted of the former map counts no more.
void Minimap::startOver()
{
    m_slices.stop();
    if (isVisible())
        m_rest.start();
}

void Minimap::begin()
{
    m_rest.stop();
    m_slices.stop();
    if (!isVisible())
        return;
    m_world = worldOf(m_canvas.document());
    place();
    const QSize pixels = (QSizeF(picture().size()) * devicePixelRatioF()).toSize();
    m_painter.begin(m_canvas.document().map(), m_world, pixels, m_appearance.palette());
    m_slices.start(0);
    paintSlice();
}

void Minimap::paintSlice()
{
    const nav::Map& map = m_canvas.document().map();
    if (!m_painter.paint(map, sliceMilliseconds))
        return;
    m_slices.stop();
    m_picture = m_painter.picture(map);
    update();
}

/// At the lower right, at most a third as wide and high as the view.
void Minimap::place()
{
    const QSize room = parentWidget()->size();
    const double side = std::min({longestSide, room.width() / 3.0, room.height() / 3.0});
    const double scale = side / std::max(m_world.width(), m_world.height());
    const QSize size(qRound(m_world.width() * scale) + 2, qRound(m_world.height() * scale) + 2);
    setGeometry(QRect(
        QPoint(room.width() - size.width() - cornerGap, room.height() - size.height() - cornerGap),
        size));
    m_canvas.setCoveredCorner(QSizeF(size.width() + cornerGap, size.height() + cornerGap));
}

/// Within the border.
QRectF Minimap::picture() const { return QRectF(rect()).adjusted(1, 1, -1, -1); }

QRectF Minimap::viewFrame() const
{
    const QRectF area = picture();
    const double scale = area.width() / m_world.width();
    const nav::Box seen = m_camera.visibleBox();
    const bool isYUp = m_camera.value().yUp;
    const double y = isYUp ? m_world.max.y - seen.max.y : seen.min.y - m_world.min.y;
    QRectF frame(area.left() + (seen.min.x - m_world.min.x) * scale, area.top() + y * scale,
                 seen.width() * scale, seen.height() * scale);
    const QPointF middle = frame.center();
    frame.setSize(frame.size().expandedTo({leastFrame, leastFrame}));
    frame.moveCenter(middle);
    return frame;
}

void Minimap::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const drawing::Palette& colors = m_appearance.palette();
    painter.fillRect(rect(), colors.sheet);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF area = picture();
    if (!m_picture.isNull())
        painter.drawImage(area, m_picture);
    paintAnswer(painter);
    painter.setPen(colors.fieldBorder);
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    painter.setClipRect(area);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor fill = colors.accent;
    fill.setAlphaF(viewFrame().contains(area) ? 0.0F : 0.12F);
    painter.setBrush(fill);
    painter.setPen(QPen(colors.accent, 1.5));
    const QRectF frame = viewFrame() & area.adjusted(0.75, 0.75, -0.75, -0.75);
    if (!frame.isEmpty())
        painter.drawRect(frame);
}

void Minimap::paintAnswer(QPainter& painter)
{
    const drawing::Palette& colours = m_appearance.palette();
    const Navigator& navigator = m_canvas.navigator();
    const MinimapAnswer::Frame frame{m_world, picture(), m_camera.value().yUp};
    painter.save();
    painter.setClipRect(picture());
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_crowd && m_crowd->hasObstacles())
        MinimapAnswer::paintObstacles(painter, m_crowd->obstacles(m_world), frame, colours);
    m_answer.paintPath(painter, navigator.shown().path(), frame, colours);
    for (const auto& [end, isGoal] :
         {std::pair(navigator.start(), false), std::pair(navigator.goal(), true)}) {
        if (end)
            MinimapAnswer::paintEnd(painter, *end, isGoal, frame, colours);
    }
    if (m_crowd)
        MinimapAnswer::paintAgents(painter, m_crowd->agents(), frame, colours);
    painter.restore();
}

void Minimap::moveView(QPointF pixel)
{
    const QRectF area = picture();
    const double scale = area.width() / m_world.width();
    const double x = m_world.min.x + (pixel.x() - area.left()) / scale;
    const double down = (pixel.y() - area.top()) / scale;
    Camera camera = m_camera.value();
    camera.center = {x, camera.yUp ? m_world.max.y - down : m_world.min.y + down};
    m_camera.set(camera);
}

void Minimap::mousePressEvent(QMouseEvent* event)
{
    event->accept();
    if (event->button() != Qt::LeftButton)
        return;
    const QRectF frame = viewFrame();
    m_grip = frame.contains(event->position()) ? event->position() - frame.center() : QPointF();
    moveView(event->position() - m_grip);
}

void Minimap::mouseMoveEvent(QMouseEvent* event)
{
    event->accept();
    if (event->buttons() & Qt::LeftButton)
        moveView(event->position() - m_grip);
}

void Minimap::mouseReleaseEvent(QMouseEvent* event) { event->accept(); }

void Minimap::wheelEvent(QWheelEvent* event)
{
    event->accept();
    if (event->angleDelta().y() > 0)
        m_camera.zoomIn();
    else if (event->angleDelta().y() < 0)
        m_camera.zoomOut();
}

} // namespace thicket::editor
