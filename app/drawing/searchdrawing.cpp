#include "app/drawing/searchdrawing.h"

#include "app/drawing/arcs.h"
#include "app/drawing/devicespace.h"
#include "app/drawing/discbatch.h"

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
    painter.setPen(linePen(style, style.palette.rejected, 1, 0.28));
    for (const nav::Point hit : hits)
        drawCross(painter, space.map(hit), 3);
}

namespace {

void drawRest(QPainter& painter, const DeviceSpace& space, const SearchVertices& vertices,
              const Style& style)
{
    const QLineF line(space.map(vertices.rest->a), space.map(vertices.rest->b));
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
