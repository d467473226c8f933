#include "app/drawing/devicespace.h"
#include "app/drawing/mapdrawing.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>

namespace thicket::drawing {

void drawClosedGaps(QPainter& painter, std::span<const nav::Segment> gaps, const Style& style)
{
    if (gaps.empty())
        return;
    constexpr double halfTick = 3.5;
    constexpr double outlineClearance = 2.5; // so that the ticks are seen beside the outlines
    QList<QLineF> lines;
    lines.reserve(static_cast<qsizetype>(3 * gaps.size()));
    const DeviceSpace space(painter);
    for (const nav::Segment& gap : gaps) {
        const QLineF bar(space.map(gap.a), space.map(gap.b));
        if (bar.isNull())
            continue;
        QLineF tick = bar.normalVector();
        tick.setLength(halfTick);
        const QPointF half(tick.dx(), tick.dy());
        const double length = bar.length();
        const QPointF inwards =
            (std::min(outlineClearance, length / 4) / length) * (bar.p2() - bar.p1());
        lines << bar << QLineF(bar.p1() + inwards - half, bar.p1() + inwards + half)
              << QLineF(bar.p2() - inwards - half, bar.p2() - inwards + half);
    }
    painter.setPen(linePen(style, style.palette.rejected, 1.5));
    painter.drawLines(lines);
}

} // namespace thicket::drawing
