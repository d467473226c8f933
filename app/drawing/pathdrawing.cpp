#include "app/drawing/pathdrawing.h"

#include "app/drawing/arcs.h"
#include "app/drawing/devicespace.h"

#include <algorithm>
#include <limits>
#include <span>
#include <vector>

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

nav::Box boxOf(const nav::TangentEdge& edge)
{
    nav::Box box;
    if (const auto* arc = std::get_if<nav::HuggingEdge>(&edge))
        return grown(nav::Box{arc->center, arc->center}, arc->radius);
    const auto& line = std::get<nav::SurfingEdge>(edge);
    enclose(box, {line.from, line.from});
    enclose(box, {line.to, line.to});
    return box;
}

/// Edges of a path that follow each other.
struct Run {
    std::span<const nav::TangentEdge> edges; ///< not empty
    double begin = 0;                        ///< length of the path before it
};

/// The parts of the path in the window, or all of it.
std::vector<Run> runsOf(const nav::Path& path, const nav::Box* window)
{
    const auto lengthOf = [](const auto& edge) { return edge.length(); };
    const std::span<const nav::TangentEdge> edges(path.edges());
    std::vector<Run> runs;
    double length = 0;
    double begin = 0;
    std::size_t first = 0;
    for (std::size_t i = 0; i <= edges.size(); ++i) {
        if (i < edges.size() && (!window || window->intersects(boxOf(edges[i])))) {
            length += std::visit(lengthOf, edges[i]);
            continue;
        }
        if (first < i)
            runs.push_back({edges.subspan(first, i - first), begin});
        length += i < edges.size() ? std::visit(lengthOf, edges[i]) : 0;
        begin = length;
        first = i + 1;
    }
    return runs;
}

void appendRun(QPainterPath& line, const Run& run, double pixelsPerUnit)
{
    line.moveTo(toQt(beginOf(run.edges.front())));
    for (const nav::TangentEdge& edge : run.edges)
        appendEdge(line, edge, pixelsPerUnit);
}

/// The path where it is in the window, or all of it.
QPainterPath lineOf(const nav::Path& path, double pixelsPerUnit, const nav::Box* window)
{
    QPainterPath line;
    for (const Run& run : runsOf(path, window))
        appendRun(line, run, pixelsPerUnit);
    return line;
}

/// The window, grown by the widest line: what lies outside of it draws nothing into the window.
nav::Box reached(const nav::Box& window, const Style& style)
{
    constexpr double widest = 16; // logical pixels
    return grown(window, widest / style.pixelsPerUnit);
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

QPainterPath edgeLine(const nav::TangentEdge& edge)
{
    QPainterPath line;
    line.moveTo(toQt(beginOf(edge)));
    appendEdge(line, edge, std::numeric_limits<double>::infinity());
    return line;
}

namespace {

QPen casingPen(const Style& style)
{
    QPen casing = linePen(style, style.palette.casing, style.palette.isHighContrast ? 9 : 6, 0.9);
    casing.setCapStyle(Qt::RoundCap);
    return casing;
}

void draw(QPainter& painter, const nav::Path& path, const Style& style, const nav::Box* window)
{
    constexpr double dotSpacing = 24; // closer dots would hide the line
    if (path.isEmpty())
        return;
    DeviceSpace space(painter);
    const QPainterPath line = space.map(lineOf(path, style.pixelsPerUnit, window));
    painter.strokePath(line, casingPen(style));
    QPen pen = linePen(style, style.palette.path, 3);
    pen.setCapStyle(Qt::RoundCap);
    painter.strokePath(line, pen);

    const std::vector<nav::Point> dots = contacts(path, style.pixelsPerUnit);
    if (path.length() * style.pixelsPerUnit < dotSpacing * double(dots.size()))
        return;
    painter.setPen(linePen(style, style.palette.path, 1.4));
    painter.setBrush(style.palette.casing);
    for (const nav::Point dot : dots) {
        if (!window || window->contains(dot))
            painter.drawEllipse(space.map(dot), 2.6, 2.6);
    }
}

} // namespace

void drawPath(QPainter& painter, const nav::Path& path, const Style& style)
{
    draw(painter, path, style, nullptr);
}

namespace {

void drawDotted(QPainter& painter, const nav::Path& path, const Style& style,
                const nav::Box* window)
{
    DeviceSpace space(painter);
    QPen pen = dashedPen(style, style.palette.path, 2, {1, 5}, 0.75);
    pen.setCapStyle(Qt::RoundCap);
    for (const Run& run : runsOf(path, window)) {
        QPainterPath line;
        appendRun(line, run, style.pixelsPerUnit);
        line = space.map(line);
        if (style.palette.isHighContrast) // a heat map is somewhere as dark, or as light
            painter.strokePath(line, linePen(style, style.palette.casing, 4));
        // The dots are where they are on the whole path, however much of it is drawn.
        pen.setDashOffset(run.begin * style.pixelsPerUnit / pen.widthF());
        painter.strokePath(line, pen);
    }
}

} // namespace

void drawFormerPath(QPainter& painter, const nav::Path& path, const Style& style)
{
    drawDotted(painter, path, style, nullptr);
}

void drawFormerPathIn(QPainter& painter, const nav::Path& path, const Style& style,
                      const nav::Box& window)
{
    const nav::Box shown = reached(window, style);
    drawDotted(painter, path, style, &shown);
}

void drawPathLine(QPainter& painter, const nav::Path& path, const QPen& pen, bool isCased,
                  const Style& style, const nav::Box& window)
{
    const nav::Box shown = reached(window, style);
    DeviceSpace space(painter);
    QPen dashes = pen;
    for (const Run& run : runsOf(path, &shown)) {
        QPainterPath line;
        appendRun(line, run, style.pixelsPerUnit);
        line = space.map(line);
        if (isCased)
            painter.strokePath(line, casingPen(style));
        // The dashes are where they are on the whole path, however much of it is drawn.
        dashes.setDashOffset(run.begin * style.pixelsPerUnit / pen.widthF());
        painter.strokePath(line, dashes);
    }
}

void drawPathIn(QPainter& painter, const nav::Path& path, const Style& style,
                const nav::Box& window)
{
    const nav::Box shown = reached(window, style);
    draw(painter, path, style, &shown);
}

} // namespace thicket::drawing
