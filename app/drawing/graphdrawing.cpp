#include "app/drawing/arcs.h"
#include "app/drawing/devicespace.h"

namespace thicket::drawing {

namespace {

struct Strength {
    double width;
    double opacity;
};

} // namespace

void drawSurfing(QPainter& painter, const std::vector<nav::SurfingEdge>& edges,
                 GraphStrength strength, const Style& style)
{
    DeviceSpace space(painter);
    // One path for all lines, so that crossing lines do not add up to dark spots.
    QPainterPath lines;
    for (const nav::SurfingEdge& edge : edges) {
        lines.moveTo(space.map(edge.from));
        lines.lineTo(space.map(edge.to));
    }
    painter.strokePath(lines, strength == GraphStrength::whole
                                  ? wholeSurfingPen(style)
                                  : linePen(style, style.palette.surfing, 1.25, 0.8));
}

QPen wholeSurfingPen(const Style& style) { return linePen(style, style.palette.surfing, 1, 0.17); }

void drawHugging(QPainter& painter, const std::vector<nav::HuggingEdge>& edges,
                 GraphStrength strength, const Style& style)
{
    DeviceSpace space(painter);
    QPainterPath arcs;
    for (const nav::HuggingEdge& edge : edges) {
        arcs.moveTo(toQt(edge.pointAt(edge.from)));
        appendArc(arcs, edge.center, edge.radius, edge.from, edge.to,
                  arcPiece(edge.radius * style.pixelsPerUnit));
    }
    const auto [width, opacity] =
        strength == GraphStrength::whole ? Strength{1.25, 0.45} : Strength{1.75, 0.9};
    painter.strokePath(space.map(arcs), linePen(style, style.palette.hugging, width, opacity));
}

} // namespace thicket::drawing
