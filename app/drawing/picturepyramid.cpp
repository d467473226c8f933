#include "app/drawing/picturepyramid.h"

#include <QPainter>

#include <algorithm>

namespace thicket::drawing {

namespace {

constexpr int smallestSide = 256; // pixels: smaller levels would save nothing
/// From this many device pixels a side, the picture's pixels are painted one by one. Qt's image
/// transform is too coarse there.
constexpr double squarePixels = 24;

/// A format that Qt paints without converting the whole picture each time.
QImage paintable(QImage picture)
{
    const auto format = picture.format();
    if (format == QImage::Format_RGB32 || format == QImage::Format_ARGB32_Premultiplied ||
        format == QImage::Format_Grayscale8)
        return picture;
    if (picture.hasAlphaChannel())
        return std::move(picture).convertToFormat(QImage::Format_ARGB32_Premultiplied);
    const bool isGrey =
        format == QImage::Format_Grayscale16 || (picture.colorCount() > 0 && picture.isGrayscale());
    return std::move(picture).convertToFormat(isGrey ? QImage::Format_Grayscale8
                                                     : QImage::Format_RGB32);
}

void paintSquares(QPainter& painter, const QImage& picture, const QRect& source,
                  const QRectF& place)
{
    const double width = place.width() / source.width();
    const double height = place.height() / source.height();
    for (int y = 0; y < source.height(); ++y) {
        for (int x = 0; x < source.width(); ++x) {
            const QRectF square(place.left() + x * width, place.top() + y * height, width, height);
            painter.fillRect(square, picture.pixelColor(source.left() + x, source.top() + y));
        }
    }
}

} // namespace

PicturePyramid::PicturePyramid(QImage picture)
{
    if (picture.isNull())
        return;
    picture.setDevicePixelRatio(1);
    m_levels << paintable(std::move(picture));
    for (QSize size = m_levels.last().size() / 2;
         std::min(size.width(), size.height()) >= smallestSide; size /= 2) {
        m_levels << paintable(
            m_levels.last().scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }
}

void PicturePyramid::paint(QPainter& painter, const QRectF& box, const QRectF& exposed) const
{
    const QTransform world = painter.worldTransform();
    const QRectF target = world.mapRect(box);
    const QRectF seen = world.mapRect(exposed) & target;
    if (isNull() || seen.isEmpty())
        return;
    const double ratio = painter.device()->devicePixelRatioF();
    int level = 0;
    while (level + 1 < m_levels.size() && m_levels[level + 1].width() >= target.width() * ratio)
        ++level;
    const QImage& picture = m_levels[level];
    const double across = picture.width() / target.width(); // pixels per logical pixel
    const double down = picture.height() / target.height();
    // Whole pixels of the picture, so that neighbouring parts fit together without a seam.
    const QRect source =
        QRectF((seen.left() - target.left()) * across, (seen.top() - target.top()) * down,
               seen.width() * across, seen.height() * down)
            .toAlignedRect()
            .adjusted(-1, -1, 1, 1) &
        picture.rect();
    const QRectF place(target.left() + source.left() / across, target.top() + source.top() / down,
                       source.width() / across, source.height() / down);
    painter.save();
    painter.setWorldTransform(QTransform());
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (ratio / std::max(across, down) >= squarePixels)
        paintSquares(painter, picture, source, place);
    else
        painter.drawImage(place, picture, source);
    painter.restore();
}

} // namespace thicket::drawing
