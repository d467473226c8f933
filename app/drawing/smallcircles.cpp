#include "app/drawing/smallcircles.h"

#include <QImage>
#include <QPaintDevice>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::drawing {

void SmallCircles::add(QPointF center, double radius, const Tint& tint)
{
    auto batch = std::find_if(m_batches.begin(), m_batches.end(),
                              [&](const Batch& b) { return b.tint.line == tint.line; });
    if (batch == m_batches.end())
        batch = m_batches.insert(m_batches.end(), {tint, {}, {}});
    (radius < 1 ? batch->specks : batch->dots).push_back({center, radius});
}

void SmallCircles::paint(QPainter& painter) const
{
    for (const Batch& batch : m_batches) {
        paintSpecks(painter, batch);
        paintDots(painter, batch);
    }
}

void SmallCircles::paintDots(QPainter& painter, const Batch& batch)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(batch.tint.line);
    for (const Circle& dot : batch.dots)
        painter.drawEllipse(dot.center, dot.radius, dot.radius);
}

void SmallCircles::paintSpecks(QPainter& painter, const Batch& batch)
{
    constexpr float darkest = 0.8F;
    if (batch.specks.empty())
        return;
    QRectF area;
    for (const Circle& speck : batch.specks)
        area |= QRectF(speck.center, QSizeF(1, 1));
    const QRect pixels = area.toAlignedRect();
    std::vector<float> cover(std::size_t(pixels.width()) * std::size_t(pixels.height()));
    for (const Circle& speck : batch.specks) {
        const auto x = std::size_t(std::floor(speck.center.x()) - pixels.left());
        const auto y = std::size_t(std::floor(speck.center.y()) - pixels.top());
        cover[y * std::size_t(pixels.width()) + x] +=
            float(std::numbers::pi * speck.radius * speck.radius);
    }
    QImage image(pixels.size(), QImage::Format_ARGB32_Premultiplied);
    const QColor& line = batch.tint.line;
    for (int y = 0; y < image.height(); ++y) {
        auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const float part = std::min(1.F, cover[std::size_t(y * image.width() + x)]) * darkest;
            row[x] = qPremultiply(
                qRgba(line.red(), line.green(), line.blue(), int(std::lround(part * 255))));
        }
    }
    painter.drawImage(pixels.topLeft(), image);
}

} // namespace thicket::drawing
