#include "app/drawing/rowfill.h"

#include <QImage>
#include <QPaintEngine>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <vector>

namespace thicket::drawing {

namespace {

/// With so few sides Qt fills faster.
constexpr qsizetype fewSides = 200;

QRectF shownBox(const QPainter& painter, const QPolygonF& body)
{
    const QRectF box = body.boundingRect() & QRectF(painter.window());
    return painter.hasClipping() ? box & painter.clipBoundingRect() : box;
}

/// For each pixel, row by row: whether an odd number of sides crosses the middle of its row between
/// its centre and the centre of the pixel before it.
std::vector<bool> crossings(const QPolygonF& body, const QRect& box)
{
    const int columns = box.width() + 1; // the last one takes crossings right of the box
    std::vector<bool> odd(std::size_t(box.height()) * std::size_t(columns));
    const auto first = [](double at, int from, int count) {
        return int(std::clamp(std::ceil(at - 0.5) - from, 0.0, double(count)));
    };
    for (qsizetype i = 0; i < body.size(); ++i) {
        QPointF a = body[i];
        QPointF b = body[i + 1 < body.size() ? i + 1 : 0];
        if (a.y() > b.y())
            std::swap(a, b);
        const int end = first(b.y(), box.top(), box.height());
        for (int y = first(a.y(), box.top(), box.height()); y < end; ++y) {
            const double part = (box.top() + y + 0.5 - a.y()) / (b.y() - a.y());
            const int x = first(a.x() + part * (b.x() - a.x()), box.left(), box.width());
            auto at = odd.begin() + std::ptrdiff_t(y) * columns + x;
            *at = !*at;
        }
    }
    return odd;
}

} // namespace

void fillRows(QPainter& painter, const QPolygonF& body, const QColor& color)
{
    const bool isRaster = painter.paintEngine()->type() == QPaintEngine::Raster;
    if (body.size() < fewSides || !isRaster) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawPolygon(body);
        painter.restore();
        return;
    }
    const double ratio = painter.device()->devicePixelRatioF();
    const QTransform toPixels = QTransform::fromScale(ratio, ratio);
    const QRect box = toPixels.mapRect(shownBox(painter, body)).toAlignedRect();
    if (box.isEmpty())
        return;
    const std::vector<bool> odd = crossings(toPixels.map(body), box);
    QImage filled(box.size(), QImage::Format_ARGB32_Premultiplied);
    const QRgb ink = qPremultiply(color.rgba());
    auto at = odd.begin();
    for (int y = 0; y < filled.height(); ++y, ++at) { // past the last of the row
        auto* row = reinterpret_cast<QRgb*>(filled.scanLine(y));
        bool isInside = false;
        for (int x = 0; x < filled.width(); ++x, ++at) {
            isInside ^= *at;
            row[x] = isInside ? ink : 0;
        }
    }
    filled.setDevicePixelRatio(ratio);
    painter.drawImage(QPointF(box.topLeft()) / ratio, filled);
}

} // namespace thicket::drawing
