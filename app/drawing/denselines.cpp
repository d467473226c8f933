#include "app/drawing/denselines.h"

#include "app/drawing/rowfill.h"

#include <QLineF>

#include <algorithm>
#include <cmath>

namespace thicket::drawing {

namespace {

/// The number of sides that a row may meet on average before a path is drawn in parts.
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
    // Sides within one row are side by side, too.
    return climbed + double(line.size()) > fewSides * (high - low + 1);
}

double lengthOf(const QPolygonF& line)
{
    double length = 0;
    for (qsizetype i = 1; i < line.size(); ++i)
        length += std::hypot(line[i].x() - line[i - 1].x(), line[i].y() - line[i - 1].y());
    return length;
}

void thinEndless(QPainter& painter, const QPolygonF& line)
{
    if (lengthOf(line) <= endless)
        return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(painter.pen().color(), 0));
}

void fillTogether(QPainter& painter, const QList<QPolygonF>& loops, const QColor& color)
{
    QPainterPath path;
    for (const QPolygonF& loop : loops)
        path.addPolygon(loop);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillPath(path, color);
    painter.restore();
}

QPolygonF closed(QPolygonF body)
{
    body << body.front();
    return body;
}

} // namespace

void drawLine(QPainter& painter, const QPolygonF& line)
{
    if (!isDense(line))
        return painter.drawPolyline(line);
    painter.save();
    thinEndless(painter, line);
    for (qsizetype begin = 0; begin + 1 < line.size(); begin += sidesOfPart) {
        const qsizetype count = std::min(sidesOfPart + 1, line.size() - begin);
        painter.drawPolyline(line.constData() + begin, int(count));
    }
    painter.restore();
}

void drawLineRoughly(QPainter& painter, const QPolygonF& line)
{
    QList<QLineF> sides;
    sides.reserve(line.size());
    for (qsizetype i = 1; i < line.size(); ++i)
        sides << QLineF(line[i - 1], line[i]);
    painter.save();
    QPen pen = painter.pen();
    pen.setCapStyle(Qt::SquareCap); // Qt draws such lines smoothly without a path
    painter.setPen(pen);
    thinEndless(painter, line);
    painter.drawLines(sides);
    painter.restore();
}

void drawBody(QPainter& painter, const QPolygonF& body)
{
    if (!isDense(body))
        return painter.drawPolygon(body);
    fillRows(painter, body, painter.brush().color());
    drawLine(painter, closed(body));
}

void drawBodyRoughly(QPainter& painter, const QList<QPolygonF>& loops)
{
    const QColor fill = painter.brush().color();
    if (painter.brush().style() != Qt::NoBrush && loops.size() == 1)
        fillRows(painter, loops.front(), fill);
    else if (painter.brush().style() != Qt::NoBrush)
        fillTogether(painter, loops, fill);
    if (painter.pen().style() == Qt::NoPen)
        return;
    for (const QPolygonF& loop : loops)
        drawLineRoughly(painter, closed(loop));
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
