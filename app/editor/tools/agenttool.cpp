#include "app/editor/tools/agenttool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/agentgroups.h"
#include "app/editor/edits/markers.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"
#include "app/editor/tools/groupofplaced.h"
#include "libnav/geometry/angle.h"
#include "libnav/geometry/distance.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::editor {

namespace {

constexpr double rowSpacing = 2.5; // radii from centre to centre
constexpr std::size_t longestRow = 500;

const nav::AgentMarker* agentIn(const nav::Map& map, nav::ObjectId id)
{
    const nav::MapObject* object = map.find(id);
    return object ? std::get_if<nav::AgentMarker>(&object->geometry) : nullptr;
}

const nav::AgentMarker* nearestAgent(const nav::Map& map, nav::Point at)
{
    const nav::AgentMarker* nearest = nullptr;
    for (const nav::MapObject& object : map.objects()) {
        const auto* agent = std::get_if<nav::AgentMarker>(&object.geometry);
        if (agent &&
            (!nearest || nav::distance(agent->position, at) < nav::distance(nearest->position, at)))
            nearest = agent;
    }
    return nearest;
}

} // namespace

AgentTool::AgentTool(ToolContext context, QObject* parent)
    : DrawingTool(context,
                  NumberEntry({QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("°")}, 2),
                  parent)
{}

QList<KeyHint> AgentTool::hints() const
{
    if (!isGestureOpen())
        return {{tr("Drag"), tr("heading")},
                {tr("Shift"), tr("group of the nearest")},
                {tr("Alt"), tr("a row")},
                {tr("Enter"), tr("its group")}};
    return {{tr("Alt"), tr("a row along the drag")},
            {tr("Ctrl"), tr("no snapping")},
            {tr("Esc"), tr("put it back")}};
}

void AgentTool::begin()
{
    adopt(gesture().pressed());
    Snapper::Pull pulled = gesture().pull(gesture().pressed());
    m_anchor = gesture().pressed().at + pulled.by;
    findGroup();
    m_guides = std::move(pulled.guides);
}

/// Takes group and radius from the nearest agent with Shift, otherwise from the selected one,
/// otherwise from the last one placed.
void AgentTool::adopt(const PointerEvent& event)
{
    const nav::Map& map = m_context.document.map();
    const nav::AgentMarker* like = nullptr;
    if (event.modifiers.testFlag(Qt::ShiftModifier)) {
        like = nearestAgent(map, event.at);
    } else {
        for (const nav::ObjectId id : m_context.selection.ids())
            like = agentIn(map, id) ? agentIn(map, id) : like;
    }
    if (like && like->radius > 0)
        m_radius = like->radius;
    if (!m_radius)
        m_radius = m_context.navigator.agentRadius() > 0 ? m_context.navigator.agentRadius() : 0.3;
    if (like)
        m_group = like->group;
    m_group = groupForPlaced(map, m_group);
}

/// Finds the group's goal. If the map has no such group, prepares a new one with the nearest goal.
void AgentTool::findGroup()
{
    const nav::Map& map = m_context.document.map();
    const auto index = groupIndex(map, m_group);
    const nav::AgentGroup* group = index ? &map.settings.agentGroups[*index] : nullptr;
    const nav::MapObject* goal = group ? map.find(group->goal) : nearestGoal(map, m_anchor);
    m_goal.reset();
    if (goal)
        m_goal = nav::boundingBox(goal->geometry).center();
    m_groupAdded = groupToAdd(map, m_group, *m_radius, m_anchor);
}

/// In the direction of the drag; without one, to the group's goal.
double AgentTool::headingOf(const PointerEvent& event) const
{
    if (const auto typed = m_numbers.value(2))
        return *typed * std::numbers::pi / 180;
    nav::Point direction = event.at - m_anchor;
    const bool isRow = event.modifiers.testFlag(Qt::AltModifier);
    if (!gesture().isDragging() || isRow)
        direction = m_goal ? *m_goal - m_anchor : nav::Point{1, 0};
    return nav::length(direction) > 0 ? nav::angleOf(direction) : 0;
}

/// The obstacle that an agent at this point would be in.
QString AgentTool::whatBlocks(nav::Point at) const
{
    const nav::Map& map = m_context.document.map();
    const nav::Box window = grown(nav::Box{at, at}, *m_radius);
    for (const std::size_t position : m_context.document.index().positionsIn(window)) {
        const nav::MapObject& object = map.objects()[position];
        const auto shape = nav::obstacleShape(object.geometry);
        if (shape && nav::signedDistance(at, *shape) < *m_radius)
            return objectPhrase(object);
    }
    if (const auto walls = nav::boundingWalls(map.settings))
        return nav::signedDistance(at, nav::Shape(*walls)) < *m_radius ? tr("the map's bounds")
                                                                       : QString();
    return {};
}

std::vector<nav::Point> AgentTool::places(const PointerEvent& event, int& leftOut) const
{
    nav::Point first = m_anchor;
    first.x = m_numbers.value(0).value_or(first.x);
    first.y = m_numbers.value(1).value_or(first.y);
    leftOut = 0;
    if (!gesture().isDragging() || !event.modifiers.testFlag(Qt::AltModifier))
        return {first};
    const nav::Point way = event.at - first;
    const double spacing = rowSpacing * *m_radius;
    const double length = nav::length(way);
    const auto count = std::min(longestRow, static_cast<std::size_t>(length / spacing) + 1);
    std::vector<nav::Point> row;
    for (std::size_t i = 0; i < count; ++i) {
        const nav::Point at =
            length > 0 ? first + (static_cast<double>(i) * spacing / length) * way : first;
        if (whatBlocks(at).isEmpty())
            row.push_back(at);
        else
            ++leftOut;
    }
    return row;
}

Drawing AgentTool::draw()
{
    m_heading = headingOf(gesture().pointer());
    int leftOut = 0;
    const std::vector<nav::Point> at = places(gesture().pointer(), leftOut);
    Drawing drawing;
    for (const nav::Point place : at)
        drawing.objects.emplace_back(nav::AgentMarker{place, m_heading, *m_radius, m_group});
    if (at.empty())
        drawing.refusal = tr("No room for an agent here");
    else
        drawing.settings = m_groupAdded;
    drawing.feedback.guides = m_guides;
    drawing.feedback.chip = chipFor(at, leftOut);
    return drawing;
}

Chip AgentTool::chipFor(const std::vector<nav::Point>& places, int leftOut) const
{
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    const nav::Point shown = places.empty() ? m_anchor : places.front();
    Chip chip;
    chip.fields = m_numbers.fields({numberText(shown.x, decimals), numberText(shown.y, decimals),
                                    numberText(m_heading * 180 / std::numbers::pi, 0)});
    const QString blocking = whatBlocks(shown);
    chip.detail = tr("group %1").arg(QString::fromStdString(m_group));
    if (places.size() != 1)
        chip.detail += tr(", %n agents", nullptr, int(places.size()));
    if (leftOut > 0)
        chip.detail += tr(", no room for %1").arg(leftOut);
    else if (!blocking.isEmpty())
        chip.detail += tr(", inside %1").arg(blocking);
    const nav::Point reach{*m_radius, *m_radius};
    chip.around = {shown - reach, shown + reach};
    return chip;
}

bool AgentTool::key(QKeyEvent& event)
{
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (isGestureOpen() || !isEnter)
        return DrawingTool::key(event);
    emit groupWanted();
    return true;
}

} // namespace thicket::editor
