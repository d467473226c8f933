#include "app/editor/export/writtenpicture.h"

#include "app/drawing/mappicture.h"
#include "app/drawing/outline.h"
#include "app/editor/appearance/appearance.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <utility>

namespace thicket::editor {

namespace {

/// The outline of an obstacle, map units. A wall without thickness is its line.
void appendOutline(QPainterPath& path, const nav::MapObject& object, double pixelsPerUnit)
{
    const auto* const wall = std::get_if<nav::Wall>(&object.geometry);
    if (!wall || wall->thickness > 0)
        return drawing::appendLoops(
            path, drawing::outlineLoops(*nav::obstacleShape(object.geometry), 0), pixelsPerUnit);
    if (wall->points.empty())
        return;
    path.moveTo(wall->points.front().x, wall->points.front().y);
    for (const nav::Point p : wall->points)
        path.lineTo(p.x, p.y);
    if (wall->closed)
        path.closeSubpath();
}

} // namespace

WrittenPicture::WrittenPicture(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_appearance(appearance)
{
    setObjectName("exportPicture");
    setAccessibleName(tr("Picture of the map and of the shapes in the file"));
    setMinimumSize(200, 150);
}

void WrittenPicture::show(SharedMap map, std::optional<nav::Map> written)
{
    m_map = std::move(map);
    m_written = std::move(written);
    m_painted = {};
    update();
}

void WrittenPicture::resizeEvent(QResizeEvent*) { m_painted = {}; }

void WrittenPicture::paintAll()
{
    const drawing::Palette& palette = m_appearance.palette();
    m_painted = QPixmap(size() * devicePixelRatioF());
    m_painted.setDevicePixelRatio(devicePixelRatioF());
    m_painted.fill(palette.outside);
    if (!m_map || m_map->objects().empty())
        return;
    QPainter painter(&m_painted);
    painter.setRenderHint(QPainter::Antialiasing);
    const drawing::PictureContent content{.map = *m_map};
    drawing::drawMapPicture(painter, rect(), content, m_appearance.theme());
    if (!m_written)
        return;
    const QTransform toPixels = drawing::mapPictureTransform(rect(), content);
    QPainterPath outlines;
    for (const nav::MapObject& object : m_written->objects())
        appendOutline(outlines, object, std::hypot(toPixels.m11(), toPixels.m12()));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.path, 1));
    painter.drawPath(toPixels.map(outlines));
}

void WrittenPicture::paintEvent(QPaintEvent*)
{
    if (m_painted.isNull())
        paintAll();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_painted);
    painter.setPen(m_appearance.palette().separator);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace thicket::editor
