#include "app/drawing/denselines.h"

#include <algorithm>
#include <cmath>

namespace thicket::drawing {

namespace {

/// Sides that a row may meet on average before a path is drawn in parts.
constexpr double fewSides = 24;
constexpr qsizetype sidesOfPart = 16;
constexpr double endless = 5e5; // pixels

bool isDense(const QPolygonF& line)
{
    if (line.size() < qsizetype(fewSides))
        return false;
    double climbed = 0;
    double low = line.front().y();
    double high = low;
    for (qsizetype i = 1; i < line.size(); ++i) {
        climbed += std::abs(line[i].y() - line[i - 1].y());
        low = std::min(low, line[i].y());
        high = std::max(high, line[i].y());
    }
    // Sides within one row lie beside each other, too.
    return climbed + double(line.size()) > fewSides * (high - low + 1);
}

double lengthOf(const QPolygonF& line)
{
    double length = 0;
    for (qsizetype i = 1; i < line.size(); ++i)
        length += std::hypot(line[i].x() - line[i - 1].x(), line[i].y() - line[i - 1].y());
    return length;
}

} // namespace

void drawLine(QPainter& painter, const QPolygonF& line)
{
    if (!isDense(line))
        return painter.drawPolyline(line);
    painter.save();
    if (lengthOf(line) > endless) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(painter.pen().color(), 0));
    }
    for (qsizetype begin = 0; begin + 1 < line.size(); begin += sidesOfPart) {
        const qsizetype count = std::min(sidesOfPart + 1, line.size() - begin);
        painter.drawPolyline(line.constData() + begin, int(count));
    }
    painter.restore();
}

void drawBody(QPainter& painter, const QPolygonF& body)
{
    if (!isDense(body))
        return painter.drawPolygon(body);
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.drawPolygon(body);
    painter.restore();
    QPolygonF outline = body;
    outline << body.front();
    drawLine(painter, outline);
}

void drawRim(QPainter& painter, const QPainterPath& path)
{
    const QList<QPolygonF> lines = path.toSubpathPolygons(painter.worldTransform());
    if (std::none_of(lines.begin(), lines.end(), isDense))
        return painter.drawPath(path);
    painter.save();
    painter.resetTransform();
    for (const QPolygonF& line : lines)
        drawLine(painter, line);
    painter.restore();
}

} // namespace thicket::drawing
