#include "app/drawing/arcs.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::drawing {

void appendArc(QPainterPath& path, nav::Point center, double radius, double from, double to,
               double maxPiece)
{
    const int pieces = std::max(1, int(std::ceil(std::abs(to - from) / maxPiece - 1e-9)));
    const double step = (to - from) / pieces;
    const double reach = radius * 4.0 / 3.0 * std::tan(step / 4);
    nav::Point out{std::cos(from), std::sin(from)};
    for (int i = 1; i <= pieces; ++i) {
        const double angle = i == pieces ? to : from + i * step;
        const nav::Point next{std::cos(angle), std::sin(angle)};
        path.cubicTo(toQt(center + radius * out + reach * leftNormal(out)),
                     toQt(center + radius * next - reach * leftNormal(next)),
                     toQt(center + radius * next));
        out = next;
    }
}

void appendCircle(QPainterPath& path, nav::Point center, double radius, double maxPiece)
{
    path.moveTo(toQt(center + nav::Point{radius, 0}));
    appendArc(path, center, radius, 0, 2 * std::numbers::pi, maxPiece);
    path.closeSubpath();
}

double arcPiece(double radiusInPixels)
{
    if (radiusInPixels < 180)
        return std::numbers::pi / 2;
    return radiusInPixels < 12000 ? std::numbers::pi / 4 : std::numbers::pi / 8;
}

} // namespace thicket::drawing
