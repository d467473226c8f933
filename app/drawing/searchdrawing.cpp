#include "app/drawing/searchdrawing.h"

#include "app/drawing/arcs.h"
#include "app/drawing/devicespace.h"
#include "app/drawing/discbatch.h"
#include "app/drawing/linesum.h"

#include <algorithm>

namespace thicket::drawing {

namespace {

QLineF lineOf(const DeviceSpace& space, const nav::SurfingEdge& edge)
{
    return {space.map(edge.from), space.map(edge.to)};
}

void drawCross(QPainter& painter, QPointF at, double size)
{
    const double half = size / 2;
    painter.drawLine(at + QPointF(-half, -half), at + QPointF(half, half));
    painter.drawLine(at + QPointF(-half, half), at + QPointF(half, -half));
}

void drawAccepted(QPainter& painter, const QLineF& line, const Style& style)
{
    painter.setPen(linePen(style, style.palette.casing, 4.5, 0.9));
    painter.drawLine(line);
    painter.setPen(linePen(style, style.palette.surfing, 2));
    painter.drawLine(line);
}

/// `hit` is between the ends of the line.
void drawBlocked(QPainter& painter, const QLineF& line, QPointF hit, const Style& style)
{
    const QColor& colour = style.palette.rejected;
    painter.setPen(dashedPen(style, colour, 1, {1, 3}, 0.55));
    painter.drawLine(hit, line.p2());
    painter.setPen(dashedPen(style, colour, 1.4, {5, 3}));
    painter.drawLine(line.p1(), hit);
    painter.setPen(linePen(style, style.palette.casing, 3.5));
    drawCross(painter, hit, 7);
    painter.setPen(linePen(style, colour, 1.6));
    drawCross(painter, hit, 7);
}

void drawArc(QPainter& painter, const DeviceSpace& space, const nav::HuggingEdge& arc,
             const Style& style)
{
    QPainterPath path;
    path.moveTo(toQt(arc.pointAt(arc.from)));
    appendArc(path, arc.center, arc.radius, arc.from, arc.to,
              arcPiece(arc.radius * style.pixelsPerUnit));
    painter.strokePath(space.map(path), linePen(style, style.palette.casing, 4.5, 0.9));
    painter.strokePath(space.map(path), linePen(style, style.palette.hugging, 2.5));
}

} // namespace

void drawTried(QPainter& painter, const TriedTangents& tried, const Style& style)
{
    DeviceSpace space(painter);
    painter.setBrush(Qt::NoBrush);
    if (style.palette.isHighContrast) { // a heat map is somewhere as dark, or as light
        painter.setPen(linePen(style, style.palette.casing, 3));
        for (const nav::SearchStep::Tangent& tangent : tried.tangents)
            painter.drawLine(lineOf(space, tangent.edge));
    }
    for (const nav::SearchStep::Tangent& tangent : tried.tangents) {
        const QLineF line = lineOf(space, tangent.edge);
        const double length = tangent.edge.length();
        if (tangent.accepted) {
            drawAccepted(painter, line, style);
        } else if (tangent.reason == nav::Rejection::blockedSurfing && length > 0) {
            drawBlocked(painter, line, line.pointAt(tangent.blockedAt / length), style);
        } else {
            painter.setPen(dashedPen(style, style.palette.rejected, 1.4, {2, 4}));
            painter.drawLine(line);
        }
    }
    if (tried.arc)
        drawArc(painter, space, *tried.arc, style);
}

void drawHits(QPainter& painter, const std::vector<nav::Point>& hits, const Style& style)
{
    DeviceSpace space(painter);
    const bool isClear = style.palette.isHighContrast; // marks, not the context that lines are
    painter.setPen(linePen(style, style.palette.rejected, 1, isClear ? 1 : 0.28));
    for (const nav::Point hit : hits)
        drawCross(painter, space.map(hit), isClear ? 5 : 3);
}

namespace {

constexpr std::size_t mostDashed = 1000;
constexpr std::size_t mostEnds = 2000; // crosses or rings

QPen penOf(TangentLook look, const Style& style)
{
    switch (look) {
    case TangentLook::generated:
        return linePen(style, style.palette.surfing, 1, 0.45);
    case TangentLook::waiting:
        return dashedPen(style, style.palette.open, 1.2, {7, 3}, 0.75);
    case TangentLook::refused:
        return dashedPen(style, style.palette.rejected, 1.2, {2, 4}, 0.85);
    case TangentLook::blocked:
        break;
    }
    return dashedPen(style, style.palette.rejected, 1.2, {5, 3}, 0.85);
}

/// The line as it is drawn: a blocked one ends at the hit.
QLineF drawnLine(const DeviceSpace& space, const DrawnTangent& tangent, TangentLook look)
{
    QLineF line = lineOf(space, tangent.edge);
    const double length = tangent.edge.length();
    if (look == TangentLook::blocked && length > 0)
        line.setP2(line.pointAt(std::clamp(tangent.blockedAt / length, 0.0, 1.0)));
    return line;
}

/// Sums the lines in device pixels. `window`: where, logical pixels.
void drawHeap(QPainter& painter, const std::vector<QLineF>& lines, const QPen& pen,
              const QRectF& window)
{
    const double ratio = painter.device()->devicePixelRatioF();
    const QRect pixels = QRectF(window.topLeft() * ratio, window.size() * ratio).toAlignedRect();
    LineSum sum(pen.widthF() * ratio);
    sum.clear(pixels);
    for (const QLineF& line : lines)
        sum.add({line.p1() * ratio, line.p2() * ratio});
    QImage image(pixels.size(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return;
    sum.convert(image, pixels, heapedColors(pen.color()));
    image.setDevicePixelRatio(ratio);
    painter.drawImage(QPointF(pixels.topLeft()) / ratio, image);
}

void drawEnd(QPainter& painter, QPointF at, TangentLook look, const Style& style)
{
    if (look == TangentLook::waiting) {
        painter.setPen(linePen(style, style.palette.open, 1.2));
        painter.setBrush(style.palette.sheet);
        painter.drawEllipse(at, 3.2, 3.2);
    } else if (look == TangentLook::blocked) {
        painter.setPen(linePen(style, style.palette.rejected, 1.4));
        drawCross(painter, at, 5);
    }
}

} // namespace

void drawSearchTangents(QPainter& painter, const std::vector<DrawnTangent>& tangents,
                        TangentLook look, const QRectF& exposed, const Style& style)
{
    DeviceSpace space(painter);
    const QRectF window = space.map(exposed).adjusted(-8, -8, 8, 8);
    std::vector<QLineF> lines;
    for (const DrawnTangent& tangent : tangents) {
        const QLineF line = drawnLine(space, tangent, look);
        const QRectF box = QRectF(line.p1(), line.p2()).normalized().adjusted(-1, -1, 1, 1);
        if (box.intersects(window))
            lines.push_back(line);
    }
    const QPen pen = penOf(look, style);
    painter.setPen(pen);
    if (lines.size() > mostDashed)
        drawHeap(painter, lines, pen, window);
    else
        for (const QLineF& line : lines)
            painter.drawLine(line);
    if (lines.size() <= mostEnds)
        for (const QLineF& line : lines)
            drawEnd(painter, line.p2(), look, style);
}

namespace {

void drawRest(QPainter& painter, const DeviceSpace& space, const SearchVertices& vertices,
              const Style& style)
{
    const QLineF line(space.map(vertices.rest->a), space.map(vertices.rest->b));
    if (style.palette.isHighContrast) {
        painter.setPen(linePen(style, style.palette.casing, 3));
        painter.drawLine(line);
    }
    QPen pen = dashedPen(style, style.palette.current, 1.25, {1, 4});
    pen.setCapStyle(Qt::RoundCap);
    painter.setPen(pen);
    painter.drawLine(line);
    constexpr double roomForText = 120;
    if (!vertices.restText.isEmpty() && line.length() > roomForText)
        drawLabel(painter, line.pointAt(0.6) + QPointF(0, -8), vertices.restText,
                  style.palette.current, style.palette, Emphasis::plain);
}

void drawCurrent(QPainter& painter, QPointF at, const Style& style)
{
    const Palette& palette = style.palette;
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.isHighContrast ? QColor(Qt::transparent)
                                            : faded(palette.current, 0.16));
    painter.drawEllipse(at, 13, 13);
    painter.setPen(linePen(style, palette.casing, 1.5));
    painter.setBrush(palette.current);
    painter.drawEllipse(at, 6.2, 6.2);
}

} // namespace

void drawSearchVertices(QPainter& painter, const SearchVertices& vertices, const QRectF& view,
                        const Style& style)
{
    DeviceSpace space(painter);
    const Palette& palette = style.palette;
    DiscBatch discs(space, view);
    for (const nav::Point at : vertices.closed)
        discs.add({space.map(at), 3.1, {palette.closed, palette.sheet}, 1});
    const double faint = palette.isHighContrast ? 1 : 0.6;
    for (const nav::Point at : vertices.open)
        discs.add({space.map(at), 3.2, {palette.sheet, palette.open}, 1.2, faint});
    for (const nav::Point at : vertices.best)
        discs.add({space.map(at), 4.2, {palette.sheet, palette.open}, 1.8});
    discs.flush();
    painter.setBrush(Qt::NoBrush);
    if (!vertices.best.empty()) {
        painter.setPen(dashedPen(style, palette.open, 1.4, {3, 2.5}));
        painter.drawEllipse(space.map(vertices.best.front()), 8, 8);
    }
    if (vertices.rest)
        drawRest(painter, space, vertices, style);
    if (vertices.current)
        drawCurrent(painter, space.map(*vertices.current), style);
}

} // namespace thicket::drawing
