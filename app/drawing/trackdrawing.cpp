#include "app/drawing/trackdrawing.h"

#include "app/drawing/devicespace.h"
#include "libnav/map/layerlookup.h"

#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace thicket::drawing {

namespace {

constexpr double headLength = 9; // logical pixels
constexpr double squareSide = 7;

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

} // namespace

nav::Point trackBegin(const nav::Geometry& geometry) { return nav::boundingBox(geometry).center(); }

void drawTrack(QPainter& painter, nav::Point begin, const nav::Motion& motion,
               TrackStrength strength, const Style& style)
{
    if (motion.track.empty())
        return;
    DeviceSpace space(painter);
    const bool isStrong = strength == TrackStrength::strong;
    const QColor colour = isStrong ? style.palette.accent : style.palette.wallLine;
    QPolygonF line{space.map(begin)};
    for (const nav::Point by : motion.track)
        line << space.map(begin + by);
    if (motion.course == nav::Course::round)
        line << line.first();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(dashedPen(style, colour, isStrong ? 2 : 1.5, {1, 4}, isStrong ? 1 : 0.8));
    painter.drawPolyline(line);
    painter.setPen(linePen(style, colour, isStrong ? 2 : 1.5, isStrong ? 1 : 0.8));
    drawHead(painter, line);
    if (motion.course == nav::Course::toAndFro) {
        std::reverse(line.begin(), line.end());
        drawHead(painter, line);
    }
    if (!isStrong)
        return;
    painter.setPen(linePen(style, colour, 1.5));
    painter.setBrush(style.palette.sheet);
    for (const nav::Point by : motion.track) {
        QRectF square(0, 0, squareSide, squareSide);
        square.moveCenter(space.map(begin + by));
        painter.drawRect(square);
    }
}

void drawTracks(QPainter& painter, const nav::Map& map, const Style& style)
{
    const nav::LayerLookup layers(map);
    for (const nav::MapObject& object : map.objects()) {
        if (!nav::isMoving(object))
            continue;
        const nav::Layer* const layer = layers.of(object);
        if (!layer || layer->visible)
            drawTrack(painter, trackBegin(object.geometry), *object.motion, TrackStrength::faint,
                      style);
    }
}

} // namespace thicket::drawing
