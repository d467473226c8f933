#include "app/drawing/arcs.h"
#include "app/drawing/devicespace.h"

#include <algorithm>
#include <limits>

namespace thicket::drawing {

namespace {

void appendEdge(QPainterPath& path, const nav::TangentEdge& edge, double pixelsPerUnit)
{
    if (const auto* arc = std::get_if<nav::HuggingEdge>(&edge)) {
        path.lineTo(toQt(arc->pointAt(arc->from)));
        appendArc(path, arc->center, arc->radius, arc->from, arc->to,
                  arcPiece(arc->radius * pixelsPerUnit));
    } else {
        path.lineTo(toQt(std::get<nav::SurfingEdge>(edge).to));
    }
}

nav::Point beginOf(const nav::TangentEdge& edge)
{
    if (const auto* arc = std::get_if<nav::HuggingEdge>(&edge))
        return arc->pointAt(arc->from);
    return std::get<nav::SurfingEdge>(edge).from;
}

QPainterPath lineOf(const nav::Path& path, double pixelsPerUnit)
{
    QPainterPath line;
    if (path.isEmpty())
        return line;
    line.moveTo(toQt(beginOf(path.edges().front())));
    for (const nav::TangentEdge& edge : path.edges())
        appendEdge(line, edge, pixelsPerUnit);
    return line;
}

/// The points where the path meets and leaves circles. One point for an arc too short for two.
std::vector<nav::Point> contacts(const nav::Path& path, double pixelsPerUnit)
{
    constexpr double shortArc = 9;
    std::vector<nav::Point> points;
    for (const nav::TangentEdge& edge : path.edges()) {
        const auto* arc = std::get_if<nav::HuggingEdge>(&edge);
        if (!arc)
            continue;
        if (arc->length() * pixelsPerUnit < shortArc) {
            points.push_back(arc->pointAt((arc->from + arc->to) / 2));
        } else {
            points.push_back(arc->pointAt(arc->from));
            points.push_back(arc->pointAt(arc->to));
        }
    }
    return points;
}

} // namespace

QPainterPath pathLine(const nav::Path& path)
{
    return lineOf(path, std::numeric_limits<double>::infinity());
}

QPainterPath edgeLine(const nav::TangentEdge& edge)
{
    QPainterPath line;
    line.moveTo(toQt(beginOf(edge)));
    appendEdge(line, edge, std::numeric_limits<double>::infinity());
    return line;
}

void drawPath(QPainter& painter, const nav::Path& path, const Style& style)
{
    constexpr double dotSpacing = 24; // closer dots would hide the line
    if (path.isEmpty())
        return;
    DeviceSpace space(painter);
    const QPainterPath line = space.map(lineOf(path, style.pixelsPerUnit));
    QPen casing = linePen(style, style.palette.casing, 6, 0.9);
    casing.setCapStyle(Qt::RoundCap);
    painter.strokePath(line, casing);
    QPen pen = linePen(style, style.palette.path, 3);
    pen.setCapStyle(Qt::RoundCap);
    painter.strokePath(line, pen);

    const std::vector<nav::Point> dots = contacts(path, style.pixelsPerUnit);
    if (path.length() * style.pixelsPerUnit < dotSpacing * double(dots.size()))
        return;
    painter.setPen(linePen(style, style.palette.path, 1.4));
    painter.setBrush(style.palette.casing);
    for (const nav::Point dot : dots)
        painter.drawEllipse(space.map(dot), 2.6, 2.6);
}

void drawFormerPath(QPainter& painter, const nav::Path& path, const Style& style)
{
    DeviceSpace space(painter);
    QPen pen = dashedPen(style, style.palette.path, 2, {1, 5}, 0.75);
    pen.setCapStyle(Qt::RoundCap);
    painter.strokePath(space.map(lineOf(path, style.pixelsPerUnit)), pen);
}

} // namespace thicket::drawing
