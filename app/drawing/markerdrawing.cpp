#include "app/drawing/crowddrawing.h"
#include "app/drawing/devicespace.h"
#include "app/drawing/oklab.h"

#include <QCoreApplication>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace thicket::drawing {

namespace {

constexpr double flagHeight = 27;

void drawDot(QPainter& painter, QPointF at, double radius, const QColor& color)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(at, radius, radius);
}

/// A waving flag, 15 px wide. `foot` is the foot of its pole.
QPainterPath flagCloth(QPointF foot)
{
    const QPointF top = foot - QPointF(0, flagHeight);
    QPainterPath cloth(top);
    cloth.cubicTo(top + QPointF(5, -2.8), top + QPointF(9, 2.6), top + QPointF(15, 0.2));
    cloth.lineTo(top + QPointF(15, 10.7));
    cloth.cubicTo(top + QPointF(9, 13.1), top + QPointF(5, 7.7), top + QPointF(0, 10.5));
    cloth.closeSubpath();
    return cloth;
}

QPen roundPen(const QColor& color, double width)
{
    return QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

} // namespace

void drawStart(QPainter& painter, nav::Point at, double agentRadius, const Style& style)
{
    DeviceSpace space(painter);
    const Palette& palette = style.palette;
    const QPointF center = space.map(at);
    const double radius = std::max(6.5, agentRadius * style.pixelsPerUnit);
    drawDot(painter, center, radius, faded(palette.path, 0.18));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(linePen(style, palette.casing, 4));
    painter.drawEllipse(center, radius, radius);
    painter.setPen(linePen(style, palette.path, 2.5));
    painter.drawEllipse(center, radius, radius);
    drawDot(painter, center, 3, palette.mark);
    drawLabel(painter, center + QPointF(0, radius + 15.6),
              QCoreApplication::translate("Map", "Start"), palette.mark, palette,
              Emphasis::semibold);
}

namespace {

void drawFlag(QPainter& painter, nav::Point at, const QString& label, const QColor& color,
              const Style& style)
{
    DeviceSpace space(painter);
    const Palette& palette = style.palette;
    const QPointF foot = space.map(at);
    const QPainterPath cloth = flagCloth(foot);
    QPainterPath pole(foot);
    pole.lineTo(foot - QPointF(0, flagHeight));

    painter.strokePath(pole, roundPen(palette.casing, 5));
    painter.strokePath(cloth, roundPen(palette.casing, 5));
    drawDot(painter, foot, 6, palette.casing);
    painter.strokePath(pole, roundPen(palette.mark, 2));
    painter.setBrush(color);
    painter.setPen(roundPen(palette.mark, 1.2));
    painter.drawPath(cloth);
    painter.setBrush(palette.mark);
    painter.setPen(QPen(palette.casing, 1.5));
    painter.drawEllipse(foot, 4, 4);
    drawLabel(painter, foot + QPointF(2, 19), label, palette.mark, palette, Emphasis::semibold);
}

} // namespace

void drawGoal(QPainter& painter, nav::Point at, double, const Style& style)
{
    drawFlag(painter, at, QCoreApplication::translate("Map", "Goal"), style.palette.path, style);
}

void drawGroupGoal(QPainter& painter, nav::Point at, const QString& name, std::size_t group,
                   const Style& style)
{
    const QString label = name.isEmpty() ? QCoreApplication::translate("Map", "Goal") : name;
    drawFlag(painter, at, label, groupTint(group, style.palette).fill, style);
}

void drawSpawnArea(QPainter& painter, const nav::SpawnMarker& spawn, std::size_t group,
                   const Style& style)
{
    constexpr double plus = 5; // logical pixels from the centre
    DeviceSpace space(painter);
    const Tint tint = groupTint(group, style.palette);
    QColor filling = tint.fill;
    filling.setAlphaF(0.14F);
    QPen rim = linePen(style, tint.line, 1.5);
    rim.setDashPattern({4, 3});
    const QPointF at = space.map(nav::markOf(spawn));
    const double radius = spawn.radius * style.pixelsPerUnit;
    painter.setPen(rim);
    painter.setBrush(filling);
    if (spawn.points.empty())
        painter.drawEllipse(at, radius, radius);
    QPolygonF corners;
    for (const nav::Point corner : spawn.points)
        corners << space.map(corner);
    painter.drawPolygon(corners);
    painter.setPen(linePen(style, tint.line, 2));
    painter.drawLine(at - QPointF(plus, 0), at + QPointF(plus, 0));
    painter.drawLine(at - QPointF(0, plus), at + QPointF(0, plus));
}

void drawAgent(QPainter& painter, const steer::Agent& agent, const Style& style)
{
    DeviceSpace space(painter);
    const Palette& palette = style.palette;
    const QPointF center = space.map(agent.position);
    const double trueRadius = agent.radius * style.pixelsPerUnit;
    if (trueRadius < 3) {
        drawDot(painter, center, 3, palette.mark);
        return;
    }
    const QPointF ahead = space.map(agent.position + agent.heading) - center;
    const double nose = std::max(trueRadius, 5.0);
    painter.setBrush(withTurnedHue(palette.treeFill, -1.2));
    painter.setPen(linePen(style, palette.mark, 1.25));
    painter.drawEllipse(center, trueRadius, trueRadius);
    painter.drawLine(center, center + ahead * (nose / std::hypot(ahead.x(), ahead.y())));
}

void drawTrail(QPainter& painter, const std::vector<nav::Point>& line, const Style& style)
{
    constexpr std::size_t steps = 48; // of fading; the eye cannot tell more apart
    if (line.size() < 2)
        return;
    DeviceSpace space(painter);
    const std::size_t segments = line.size() - 1;
    for (std::size_t step = 0; step < steps; ++step) {
        const std::size_t begin = segments * step / steps;
        const std::size_t end = segments * (step + 1) / steps;
        if (begin == end)
            continue;
        QPolygonF stretch;
        for (std::size_t i = begin; i <= end; ++i)
            stretch << space.map(line[i]);
        painter.setPen(
            linePen(style, style.palette.path, 2, 0.8 * double(step + 1) / double(steps)));
        painter.drawPolyline(stretch);
    }
}

} // namespace thicket::drawing
