#include "app/drawing/denselines.h"

#include "app/drawing/rowfill.h"

#include <QLineF>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <utility>

namespace thicket::drawing {

namespace {

/// The number of sides that a row may meet on average before a path is drawn in parts.
constexpr double fewSides = 24;
constexpr qsizetype sidesOfPart = 16;
constexpr double endless = 5e5;         // pixels
constexpr qsizetype manySides = 512;    // a path of more takes some tenths of a frame
constexpr qsizetype heapedSides = 4096; // the parts of more take a frame

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

/// Whether Qt takes long for it as one path.
bool isLong(const QPolygonF& line) { return line.size() > manySides || isDense(line); }

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

/// Of sides whose ends lie in the same two squares of `apart` pixels only the first: what the
/// others add is hardly seen.
QList<QLineF> sidesOf(const QPolygonF& line, double apart)
{
    const auto squareOf = [apart](QPointF p) {
        const auto x = static_cast<qint32>(std::clamp(p.x() / apart, -1e9, 1e9));
        const auto y = static_cast<qint32>(std::clamp(p.y() / apart, -1e9, 1e9));
        return (quint64(quint32(x)) << 32) | quint32(y);
    };
    QList<QLineF> sides;
    QSet<std::pair<quint64, quint64>> drawn;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const auto ends = std::minmax({squareOf(line[i - 1]), squareOf(line[i])});
        const qsizetype before = drawn.size();
        drawn.insert({ends.first, ends.second});
        if (drawn.size() > before)
            sides << QLineF(line[i - 1], line[i]);
    }
    return sides;
}

/// With corners at least a pixel apart.
QPolygonF thinned(const QPolygonF& line)
{
    QPolygonF kept{line.front()};
    for (const QPointF corner : line) {
        const QPointF by = corner - kept.back();
        if (std::max(std::abs(by.x()), std::abs(by.y())) >= 1)
            kept << corner;
    }
    return kept << line.back();
}

void drawInParts(QPainter& painter, const QPolygonF& whole)
{
    const QPolygonF line = whole.size() > heapedSides ? thinned(whole) : whole;
    if (line.size() > heapedSides)
        return drawLineRoughly(painter, line);
    painter.save();
    thinEndless(painter, line);
    for (qsizetype begin = 0; begin + 1 < line.size(); begin += sidesOfPart) {
        const qsizetype count = std::min(sidesOfPart + 1, line.size() - begin);
        painter.drawPolyline(line.constData() + begin, int(count));
    }
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
    const bool isOpaque = painter.pen().color().alpha() == 255;
    if (isOpaque ? isLong(line) : isDense(line))
        drawInParts(painter, line);
    else
        painter.drawPolyline(line);
}

void drawLineRoughly(QPainter& painter, const QPolygonF& line)
{
    const QList<QLineF> sides = sidesOf(line, std::max(1.0, painter.pen().widthF()) / 2);
    painter.save();
    QPen pen = painter.pen();
    pen.setCapStyle(Qt::SquareCap); // Qt draws such lines smoothly without a path
    pen.setStyle(Qt::SolidLine);    // a side is shorter than a dash
    painter.setPen(pen);
    thinEndless(painter, line);
    painter.drawLines(sides);
    painter.restore();
}

void drawBody(QPainter& painter, const QPolygonF& body)
{
    if (!isLong(body))
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
    if (std::none_of(lines.begin(), lines.end(), isLong))
        return painter.drawPath(path);
    painter.save();
    painter.resetTransform();
    for (const QPolygonF& line : lines)
        drawInParts(painter, line);
    painter.restore();
}

void drawFill(QPainter& painter, const QPainterPath& path)
{
    const QList<QPolygonF> loops = path.toSubpathPolygons(painter.worldTransform());
    if (std::none_of(loops.begin(), loops.end(), isLong))
        return painter.fillPath(path, painter.brush());
    painter.save();
    painter.resetTransform();
    painter.setPen(Qt::NoPen);
    drawBodyRoughly(painter, loops);
    painter.restore();
}

} // namespace thicket::drawing
