#include "app/drawing/trackdrawing.h"

#include "app/drawing/devicespace.h"
#include "libnav/map/layerlookup.h"
#include "libnav/map/mappoints.h"

#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::drawing {

namespace {

constexpr double headLength = 9; // logical pixels
constexpr double squareSide = 7;
constexpr double hingeRadius = 3.5;
constexpr double arcPieces = 32; // a radian

/// An arrow head at the last point, along the last piece that is long enough to be seen.
void drawHead(QPainter& painter, const QPolygonF& line)
{
    const QPointF tip = line.last();
    for (qsizetype i = line.size() - 1; i-- > 0;) {
        const QPointF back = line[i] - tip;
        const double length = std::hypot(back.x(), back.y());
        if (length < 1)
            continue;
        const QPointF along = back / length * headLength;
        const QPointF aside = 0.45 * QPointF(-along.y(), along.x());
        painter.drawPolyline(QPolygonF{tip + along + aside, tip, tip + along - aside});
        return;
    }
}

struct Pens {
    QPen dotted;
    QPen line;
};

Pens pensOf(TrackStrength strength, const Style& style)
{
    const bool isStrong = strength == TrackStrength::strong;
    const QColor colour = isStrong ? style.palette.accent : style.palette.wallLine;
    const double width = isStrong ? 2 : 1.5;
    const double opacity = isStrong ? 1 : 0.8;
    return {dashedPen(style, colour, width, {1, 4}, opacity),
            linePen(style, colour, width, opacity)};
}

void drawLine(QPainter& painter, QPolygonF line, nav::Course course, const Pens& pens)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pens.dotted);
    painter.drawPolyline(line);
    painter.setPen(pens.line);
    drawHead(painter, line);
    if (course == nav::Course::toAndFro) {
        std::reverse(line.begin(), line.end());
        drawHead(painter, line);
    }
}

void drawSquares(QPainter& painter, const QPolygonF& at, const Pens& pens, const Style& style)
{
    painter.setPen(linePen(style, pens.line.color(), 1.5));
    painter.setBrush(style.palette.sheet);
    for (const QPointF& point : at) {
        QRectF square(0, 0, squareSide, squareSide);
        square.moveCenter(point);
        painter.drawRect(square);
    }
}

void drawTurn(QPainter& painter, const nav::Geometry& geometry, const nav::Motion& motion,
              TrackStrength strength, const Style& style)
{
    DeviceSpace space(painter);
    const nav::Point hinge = nav::hingeOf(geometry, *motion.turn);
    const nav::Point out = arcBegin(geometry, hinge) - hinge;
    const bool isWhole = motion.course == nav::Course::round;
    const double angle = isWhole ? std::copysign(360.0, motion.turn->angle) : motion.turn->angle;
    const double shown = std::clamp(angle, -360.0, 360.0) * std::numbers::pi / 180;
    const int pieces = std::max(2, static_cast<int>(std::ceil(std::abs(shown) * arcPieces)));
    QPolygonF arc;
    for (int i = 0; i <= pieces; ++i) {
        const double a = shown * i / pieces;
        const nav::Point direction{std::cos(a), std::sin(a)};
        arc << space.map(hinge + nav::Point{dot(out, {direction.x, -direction.y}),
                                            dot(out, {direction.y, direction.x})});
    }
    const Pens pens = pensOf(strength, style);
    drawLine(painter, arc, motion.course, pens);
    const QPointF centre = space.map(hinge);
    if (!isWhole) {
        painter.setPen(pens.dotted);
        painter.drawLine(centre, arc.last());
    }
    painter.setPen(pens.line);
    painter.setBrush(style.palette.sheet);
    painter.drawEllipse(centre, hingeRadius, hingeRadius);
    if (strength == TrackStrength::strong && !isWhole)
        drawSquares(painter, {arc.last()}, pens, style);
}

} // namespace

nav::Point trackBegin(const nav::Geometry& geometry) { return nav::boundingBox(geometry).center(); }

nav::Point arcBegin(const nav::Geometry& geometry, nav::Point hinge)
{
    if (const auto* const circle = std::get_if<nav::Circle>(&geometry)) {
        const nav::Point out = circle->center - hinge;
        const double away = nav::length(out);
        const nav::Point direction = away > 0 ? 1 / away * out : nav::Point{1, 0};
        return hinge + (away + circle->radius) * direction;
    }
    nav::Point farthest = hinge;
    nav::Geometry points = geometry;
    nav::mapPoints(points, [&](nav::Point p) {
        if (nav::distance(p, hinge) > nav::distance(farthest, hinge))
            farthest = p;
        return p;
    });
    return farthest;
}

nav::Box motionBox(const nav::Geometry& geometry, const nav::Motion& motion)
{
    if (motion.turn) {
        const nav::Point hinge = nav::hingeOf(geometry, *motion.turn);
        const double reach = nav::distance(hinge, arcBegin(geometry, hinge));
        return nav::grown(nav::Box{hinge, hinge}, reach);
    }
    const nav::Point begin = trackBegin(geometry);
    nav::Box box{begin, begin};
    for (const nav::Point by : motion.track)
        enclose(box, {begin + by, begin + by});
    return box;
}

void drawMotion(QPainter& painter, const nav::Geometry& geometry, const nav::Motion& motion,
                TrackStrength strength, const Style& style)
{
    if (motion.turn)
        return drawTurn(painter, geometry, motion, strength, style);
    if (motion.track.empty())
        return;
    DeviceSpace space(painter);
    const nav::Point begin = trackBegin(geometry);
    QPolygonF line{space.map(begin)};
    for (const nav::Point by : motion.track)
        line << space.map(begin + by);
    const QPolygonF points(line.begin() + 1, line.end());
    if (motion.course == nav::Course::round)
        line << line.first();
    const Pens pens = pensOf(strength, style);
    drawLine(painter, line, motion.course, pens);
    if (strength == TrackStrength::strong)
        drawSquares(painter, points, pens, style);
}

void drawMotions(QPainter& painter, const nav::Map& map, const Style& style)
{
    const nav::LayerLookup layers(map);
    for (const nav::MapObject& object : map.objects()) {
        if (!nav::isMoving(object))
            continue;
        const nav::Layer* const layer = layers.of(object);
        if (!layer || layer->visible)
            drawMotion(painter, object.geometry, *object.motion, TrackStrength::faint, style);
    }
}

} // namespace thicket::drawing
