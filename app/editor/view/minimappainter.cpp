#include "app/editor/view/minimappainter.h"

#include "app/drawing/sheet.h"
#include "libnav/map/layerlookup.h"

#include <QElapsedTimer>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::editor {

namespace {

constexpr double smallPixels = 3;     // what is smaller adds to the density
constexpr float leastCover = 0.3F;    // so that a single small thing is seen
constexpr std::size_t batch = 256;    // objects between two looks at the clock
constexpr double thinnedPixels = 0.7; // between the points of an outline

/// The part of the shape's box that it covers, roughly.
double fillOf(const nav::Shape& shape, const nav::Box& box)
{
    if (std::holds_alternative<nav::Circle>(shape))
        return std::numbers::pi / 4;
    if (const auto* wall = std::get_if<nav::Wall>(&shape)) {
        const double side = std::max({box.width(), box.height(), 1e-12});
        return std::min(1.0, wall->thickness / side);
    }
    return 0.7;
}

} // namespace

void MinimapPainter::begin(const nav::Map& map, const nav::Box& world, QSize size,
                           const drawing::Palette& palette)
{
    m_world = world;
    m_scale = size.width() / world.width();
    m_isYUp = map.settings.yAxis == nav::YAxis::up;
    m_palette = &palette;
    m_next = 0;
    m_shapes = QImage(size, QImage::Format_ARGB32_Premultiplied);
    m_shapes.fill(Qt::transparent);
    m_cells.assign(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height()),
                   {});
}

bool MinimapPainter::paint(const nav::Map& map, int milliseconds)
{
    QElapsedTimer clock;
    clock.start();
    const nav::LayerLookup layers(map);
    const std::size_t count = map.objects().size();
    while (m_next < count && clock.elapsed() < milliseconds) {
        const std::size_t end = std::min(count, m_next + batch);
        for (; m_next < end; ++m_next) {
            const nav::MapObject& object = map.objects()[m_next];
            take(object, layers.of(object));
        }
    }
    return m_next == count;
}

void MinimapPainter::take(const nav::MapObject& object, const nav::Layer* layer)
{
    if ((layer && !layer->visible) || nav::isMoving(object))
        return;
    const auto shape = nav::obstacleShape(object.geometry);
    if (!shape)
        return;
    const nav::Box box = nav::boundingBox(object.geometry);
    const drawing::Tint tint = drawing::layerTint(object, layer, *m_palette);
    if (std::max(box.width(), box.height()) * m_scale < smallPixels)
        addSmall(box, *shape, tint.line);
    else
        drawShape(*shape, tint);
}

void MinimapPainter::addSmall(const nav::Box& box, const nav::Shape& shape, const QColor& ink)
{
    const QPointF at = pixelOf(box.center());
    const int x = static_cast<int>(std::floor(at.x()));
    const int y = static_cast<int>(std::floor(at.y()));
    if (x < 0 || y < 0 || x >= m_shapes.width() || y >= m_shapes.height())
        return;
    const double area = fillOf(shape, box) * box.width() * box.height() * m_scale * m_scale;
    const float cover = std::clamp(static_cast<float>(area), 1e-3F, 1.0F);
    Cell& cell = m_cells[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_shapes.width()) +
                         static_cast<std::size_t>(x)];
    cell.cover += cover;
    cell.red += cover * ink.redF();
    cell.green += cover * ink.greenF();
    cell.blue += cover * ink.blueF();
}

void MinimapPainter::drawShape(const nav::Shape& shape, const drawing::Tint& tint)
{
    QPainter painter(&m_shapes);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tint.line, 1));
    painter.setBrush(nav::isInverted(shape) ? QBrush(Qt::NoBrush) : QBrush(tint.fill));
    if (const auto* circle = std::get_if<nav::Circle>(&shape)) {
        const double r = circle->radius * m_scale;
        painter.drawEllipse(pixelOf(circle->center), r, r);
    } else if (const auto* wall = std::get_if<nav::Wall>(&shape)) {
        painter.setPen(QPen(tint.line, std::max(1.0, wall->thickness * m_scale), Qt::SolidLine,
                            Qt::RoundCap, Qt::RoundJoin));
        QPolygonF line = thinned(wall->points);
        if (wall->closed)
            line << line.first();
        painter.drawPolyline(line);
    } else {
        painter.drawPolygon(thinned(std::get<nav::Polygon>(shape).points));
    }
}

QPointF MinimapPainter::pixelOf(nav::Point at) const
{
    const double y = m_isYUp ? m_world.max.y - at.y : at.y - m_world.min.y;
    return {(at.x - m_world.min.x) * m_scale, y * m_scale};
}

/// Without the points that no pixel tells apart from those before.
QPolygonF MinimapPainter::thinned(const std::vector<nav::Point>& points) const
{
    QPolygonF line;
    for (const nav::Point point : points) {
        const QPointF pixel = pixelOf(point);
        if (line.isEmpty() || (pixel - line.last()).manhattanLength() >= thinnedPixels)
            line << pixel;
    }
    if (line.size() == 1)
        line << line.first() + QPointF(0.5, 0);
    return line;
}

QImage MinimapPainter::densities() const
{
    QImage image(m_shapes.size(), QImage::Format_ARGB32_Premultiplied);
    auto cell = m_cells.begin();
    for (int y = 0; y < image.height(); ++y) {
        auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x, ++cell) {
            const float alpha = cell->cover > 0 ? std::clamp(cell->cover, leastCover, 0.9F) : 0.0F;
            const float part = cell->cover > 0 ? 255 * alpha / cell->cover : 0;
            row[x] = qRgba(int(part * cell->red), int(part * cell->green), int(part * cell->blue),
                           int(255 * alpha));
        }
    }
    return image;
}

QImage MinimapPainter::picture(const nav::Map& map) const
{
    QImage image(m_shapes.size(), QImage::Format_RGB32);
    image.fill(m_palette->outside);
    QPainter painter(&image);
    QRectF sheet(image.rect());
    if (const auto& bounds = map.settings.bounds)
        sheet = QRectF(pixelOf(bounds->min), pixelOf(bounds->max)).normalized();
    painter.fillRect(sheet, m_palette->sheet);
    painter.drawImage(0, 0, densities());
    painter.drawImage(0, 0, m_shapes);
    return image;
}

} // namespace thicket::editor
