#include "app/drawing/mappicture.h"

#include "app/drawing/crowddrawing.h"
#include "app/drawing/flowdrawing.h"
#include "app/drawing/groupnumbers.h"
#include "app/drawing/sheet.h"
#include "app/drawing/trackdrawing.h"
#include "libnav/map/layerlookup.h"

#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace thicket::drawing {

namespace {

constexpr double margin = 24; // pixels

nav::Box shownBox(const PictureContent& content)
{
    nav::Box box = content.map.extent();
    for (const auto& end : {content.start, content.goal}) {
        if (end)
            enclose(box, {*end, *end});
    }
    const auto& underlay = content.map.settings.underlay;
    if (box.isEmpty() && underlay && underlay->visible)
        box = underlay->box;
    if (box.isEmpty())
        box = {{-1, -1}, {1, 1}};
    if (box.width() <= 0 && box.height() <= 0)
        box = {box.min - nav::Point{1, 1}, box.max + nav::Point{1, 1}};
    return box;
}

double scaleFor(const nav::Box& box, const QRectF& viewport)
{
    const double width = std::max(1.0, viewport.width() - 2 * margin);
    const double height = std::max(1.0, viewport.height() - 2 * margin);
    const double across = box.width() > 0 ? width / box.width() : height / box.height();
    const double upright = box.height() > 0 ? height / box.height() : across;
    return std::min(across, upright);
}

QTransform camera(const nav::Box& box, const QRectF& viewport, double scale, nav::YAxis yAxis)
{
    const double up = yAxis == nav::YAxis::up ? -scale : scale;
    const QPointF middle = viewport.center();
    return QTransform(scale, 0, 0, up, middle.x() - scale * box.center().x,
                      middle.y() - up * box.center().y);
}

void drawMarkers(QPainter& painter, const PictureContent& content, const Style& style)
{
    const nav::MapObject* start = content.map.start();
    const nav::MapObject* goal = content.map.goal();
    if (content.goal)
        drawGoal(painter, *content.goal, content.agentRadius, style);
    else if (goal)
        drawGoal(painter, std::get<nav::GoalMarker>(goal->geometry).position, content.agentRadius,
                 style);
    if (content.start)
        drawStart(painter, *content.start, content.agentRadius, style);
    else if (start)
        drawStart(painter, std::get<nav::StartMarker>(start->geometry).position,
                  content.agentRadius, style);
}

void drawSpawnAreas(QPainter& painter, const nav::Map& map, const Style& style)
{
    GroupNumbers groups(map);
    const nav::LayerLookup layers(map);
    for (const nav::MapObject& object : map.objects()) {
        const auto* spawn = std::get_if<nav::SpawnMarker>(&object.geometry);
        const nav::Layer* layer = spawn ? layers.of(object) : nullptr;
        if (!spawn || (layer && !layer->visible))
            continue;
        drawSpawnArea(painter, *spawn, groups.of(spawn->group), style);
    }
}

void drawAgents(QPainter& painter, const nav::Map& map, const Style& style)
{
    const nav::LayerLookup layers(map);
    for (const nav::MapObject& object : map.objects()) {
        const auto* marker = std::get_if<nav::AgentMarker>(&object.geometry);
        const nav::Layer* layer = layers.of(object);
        if (!marker || (layer && !layer->visible))
            continue;
        steer::Agent agent;
        agent.position = marker->position;
        agent.heading = {std::cos(marker->heading), std::sin(marker->heading)};
        agent.radius = marker->radius;
        drawAgent(painter, agent, style);
    }
}

/// Clipped to the sheet: fields reach a little beyond bounds that are not walls.
void drawFlow(QPainter& painter, const FlowContent& flow, const QRectF& sheet, const Style& style)
{
    const double farthest = farthestCost(flow.costs);
    painter.save();
    painter.setClipRect(sheet, Qt::IntersectClip);
    drawHeat(painter, flow.costs, farthest, style);
    drawContours(painter, flow.costs, farthest, style);
    drawFlowArrows(painter, flow.directions, sheet, style);
    painter.restore();
}

void drawPictureBeneath(QPainter& painter, const QRectF& view, const PictureContent& content)
{
    const auto& underlay = content.map.settings.underlay;
    if (!underlay || !underlay->visible || !content.picture || content.picture->isNull())
        return;
    painter.save();
    painter.setOpacity(underlay->opacity);
    content.picture->paint(painter, toRect(underlay->box), view);
    painter.restore();
}

void drawLayers(QPainter& painter, const QRectF& view, const PictureContent& content,
                const Style& style)
{
    const std::vector<nav::HuggingEdge> none;
    const auto& hugging = content.graph ? content.graph->hugging : none;
    drawSheet(painter, content.map, view, style);
    drawPictureBeneath(painter, view, content);
    drawGrid(painter, content.map, view, style);
    if (content.flow)
        drawFlow(painter, *content.flow, sheetOf(content.map, view), style);
    if (content.expanded)
        drawExpanded(painter, content.map, content.agentRadius, view, style, hugging);
    drawObstacles(painter, content.map, view, style);
    if (content.graph) {
        drawSurfing(painter, content.graph->surfing, GraphStrength::whole, style);
        drawHugging(painter, hugging, GraphStrength::whole, style);
    }
    if (content.path)
        drawPath(painter, *content.path, style);
    drawMotions(painter, content.map, style);
    drawSpawnAreas(painter, content.map, style);
    drawAgents(painter, content.map, style);
    drawMarkers(painter, content, style);
}

} // namespace

QTransform mapPictureTransform(const QRectF& viewport, const PictureContent& content)
{
    const nav::Box box = shownBox(content);
    const QRectF room = viewport.adjusted(0, 0, 0, -content.below);
    return camera(box, room, scaleFor(box, room), content.map.settings.yAxis);
}

void drawMapPicture(QPainter& painter, const QRectF& viewport, const PictureContent& content,
                    Theme theme)
{
    const QTransform toViewport = mapPictureTransform(viewport, content);
    const Style style{palette(theme), toViewport.m11()};

    painter.save();
    painter.setClipRect(viewport, Qt::IntersectClip);
    painter.setWorldTransform(toViewport, true);
    drawLayers(painter, toViewport.inverted().mapRect(viewport), content, style);
    painter.restore();

    painter.save();
    const QString unit = QString::fromStdString(content.map.settings.unit);
    drawScaleBar(painter, unit, viewport, style);
    if (content.flow)
        drawFlowLegend(painter, farthestCost(content.flow->costs), unit, viewport, style);
    painter.restore();
}

} // namespace thicket::drawing
