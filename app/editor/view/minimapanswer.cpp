#include "app/editor/view/minimapanswer.h"

#include <QPainter>

#include <map>
#include <vector>

namespace thicket::editor {

namespace {

constexpr double leastStep = 0.7; // between the points of a line
constexpr double agentSide = 4;   // of a dot, with its border

double frameScale(const MinimapAnswer::Frame& frame)
{
    return frame.area.width() / frame.world.width();
}

QPointF placeIn(nav::Point at, const MinimapAnswer::Frame& frame)
{
    const double down = frame.isYUp ? frame.world.max.y - at.y : at.y - frame.world.min.y;
    return frame.area.topLeft() + QPointF(at.x - frame.world.min.x, down) * frameScale(frame);
}

} // namespace

void MinimapAnswer::paintPath(QPainter& painter, const nav::Path& path, const Frame& frame,
                              const drawing::Palette& colours)
{
    if (path.isEmpty())
        return;
    if (m_frame != frame) {
        m_frame = frame;
        m_line.clear();
        const std::vector<nav::Point> points = path.polyline(0.25 / frameScale(frame));
        for (const nav::Point point : points) {
            const QPointF pixel = placeIn(point, frame);
            const bool isLast = &point == &points.back();
            if (m_line.isEmpty() || isLast ||
                (pixel - m_line.last()).manhattanLength() >= leastStep)
                m_line << pixel;
        }
    }
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] : {std::pair(colours.casing, 3.5), {colours.path, 1.75}}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(m_line);
    }
}

void MinimapAnswer::paintEnd(QPainter& painter, nav::Point at, bool isGoal, const Frame& frame,
                             const drawing::Palette& colours)
{
    painter.setPen(QPen(isGoal ? colours.casing : colours.path, isGoal ? 1 : 1.5));
    painter.setBrush(isGoal ? colours.path : colours.casing);
    painter.drawEllipse(placeIn(at, frame), 3, 3);
}

void MinimapAnswer::paintObstacles(QPainter& painter, const nav::Map& map, const Frame& frame,
                                   const drawing::Palette& colours)
{
    const double scale = frameScale(frame);
    const QPointF origin = placeIn({0, 0}, frame);
    painter.save();
    painter.translate(origin);
    painter.scale(scale, frame.isYUp ? -scale : scale);
    const nav::Box& world = frame.world;
    drawing::drawObstacles(painter, map, {world.min.x, world.min.y, world.width(), world.height()},
                           {colours, scale});
    painter.restore();
}

/// Squares of whole pixels: thousands are filled at once.
void MinimapAnswer::paintAgents(QPainter& painter, std::span<const drawing::DrawnAgent> agents,
                                const Frame& frame, const drawing::Palette& colours)
{
    if (agents.empty())
        return;
    QList<QRectF> borders;
    std::map<std::uint32_t, QList<QRectF>> dots; // by group
    borders.reserve(static_cast<qsizetype>(agents.size()));
    for (const drawing::DrawnAgent& agent : agents) {
        const QPointF at = placeIn(agent.at, frame).toPoint();
        const QRectF border(at - QPointF(agentSide, agentSide) / 2, QSizeF(agentSide, agentSide));
        borders << border;
        dots[agent.group] << border.adjusted(1, 1, -1, -1);
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.mark);
    painter.drawRects(borders);
    for (const auto& [group, squares] : dots) {
        painter.setBrush(drawing::groupTint(group, colours).fill);
        painter.drawRects(squares);
    }
    painter.restore();
}

} // namespace thicket::editor
