#include "app/editor/tools/agenttool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/replay/mapagent.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"
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

const nav::AgentGroup* groupNamed(const nav::Map& map, const std::string& name)
{
    const auto& groups = map.settings.agentGroups;
    const auto found = std::find_if(groups.begin(), groups.end(),
                                    [&](const auto& one) { return one.name == name; });
    return found != groups.end() ? &*found : nullptr;
}

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
    : DrawingTool(context, parent),
      m_numbers({QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("°")}, 2)
{}

QList<KeyHint> AgentTool::hints() const
{
    if (!m_live)
        return {{tr("Drag"), tr("heading")},
                {tr("Shift"), tr("group of the nearest")},
                {tr("Alt"), tr("a row")},
                {tr("Enter"), tr("its group")}};
    return {{tr("Alt"), tr("a row along the drag")},
            {tr("Ctrl"), tr("no snapping")},
            {tr("Esc"), tr("put it back")}};
}

void AgentTool::press(const PointerEvent& event)
{
    cancel();
    m_map = m_context.document.map();
    const auto object = NewObject::on(m_map, nav::AgentMarker{});
    if (!object) {
        emit refused(tr("Every layer is hidden or locked"));
        return;
    }
    m_object = *object;
    m_press = event;
    m_last = event;
    m_isDragging = false;
    m_numbers.clear();
    adopt(event);
    const Snapper snapper(m_context.document.index(), {}, *m_radius);
    const bool inverted = event.modifiers.testFlag(Qt::ControlModifier);
    Snapper::Pull pull = snapper.pull({{event.at}, {}}, snapReach(m_context.canvas, inverted));
    m_anchor = event.at + pull.by;
    m_guides = std::move(pull.guides);
    m_live = std::make_unique<LiveGesture>(m_context);
    update();
    emit hintsChanged();
}

/// Takes group and radius from the nearest agent with Shift, otherwise from the selected one,
/// otherwise from the last one placed.
void AgentTool::adopt(const PointerEvent& event)
{
    const nav::AgentMarker* like = nullptr;
    if (event.modifiers.testFlag(Qt::ShiftModifier)) {
        like = nearestAgent(m_map, event.at);
    } else {
        for (const nav::ObjectId id : m_context.selection.ids())
            like = agentIn(m_map, id) ? agentIn(m_map, id) : like;
    }
    if (like && like->radius > 0)
        m_radius = like->radius;
    if (!m_radius)
        m_radius = m_context.navigator.agentRadius() > 0 ? m_context.navigator.agentRadius() : 0.3;
    if (like)
        m_group = like->group;
    if (!groupNamed(m_map, m_group)) {
        const auto& groups = m_map.settings.agentGroups;
        m_group = groups.empty() ? tr("Agents").toStdString() : groups.front().name;
    }
}

/// In the direction of the drag; without one, to the group's goal.
double AgentTool::headingOf(const PointerEvent& event) const
{
    if (const auto typed = m_numbers.value(2))
        return *typed * std::numbers::pi / 180;
    nav::Point way = event.at - m_anchor;
    const bool isRow = event.modifiers.testFlag(Qt::AltModifier);
    if (!m_isDragging || isRow) {
        const nav::AgentGroup* group = groupNamed(m_map, m_group);
        const nav::MapObject* goal = group ? m_map.find(group->goal) : m_map.goal();
        way = goal ? nav::boundingBox(goal->geometry).center() - m_anchor : nav::Point{1, 0};
    }
    return nav::length(way) > 0 ? nav::angleOf(way) : 0;
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
    if (const auto walls = nav::boundingWalls(m_map.settings))
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
    if (!m_isDragging || !event.modifiers.testFlag(Qt::AltModifier))
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

nav::MapEdit AgentTool::edit(const std::vector<nav::Point>& places) const
{
    nav::MapEdit edit;
    for (std::size_t i = 0; i < places.size(); ++i) {
        NewObject object = m_object;
        object.id += static_cast<nav::ObjectId>(i);
        object.position += i;
        nav::MapEdit one = object.edit(nav::AgentMarker{places[i], m_heading, *m_radius, m_group});
        edit.entries.push_back(std::move(one.entries.front()));
    }
    if (!places.empty() && !groupNamed(m_map, m_group)) {
        nav::MapSettings settings = m_map.settings;
        const steer::Agent pace = agentOf(m_map, {}, *m_radius);
        nav::AgentGroup group;
        group.name = m_group;
        group.maxSpeed = pace.maxSpeed;
        group.maxForce = pace.maxForce;
        group.goal = m_map.goal() ? m_map.goal()->id : 0;
        settings.agentGroups.push_back(std::move(group));
        edit.settings = nav::MapEdit::changeSettings(m_map, std::move(settings)).settings;
    }
    return edit;
}

void AgentTool::move(const PointerEvent& event)
{
    m_last = event;
    if (!m_live)
        return;
    if (isDrag(m_press, event))
        m_isDragging = true;
    update();
}

void AgentTool::update()
{
    m_heading = headingOf(m_last);
    int leftOut = 0;
    const std::vector<nav::Point> at = places(m_last, leftOut);
    m_count = at.size();
    m_live->preview(edit(at));

    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    const nav::Point shown = at.empty() ? m_anchor : at.front();
    Feedback feedback;
    feedback.hidesHandles = true;
    feedback.guides = m_guides;
    Chip chip;
    chip.fields = m_numbers.fields({numberText(shown.x, decimals), numberText(shown.y, decimals),
                                    numberText(m_heading * 180 / std::numbers::pi, 0)});
    const QString blocking = whatBlocks(shown);
    chip.detail = tr("group %1").arg(QString::fromStdString(m_group));
    if (at.size() != 1)
        chip.detail += tr(", %n agents", nullptr, int(at.size()));
    if (leftOut > 0)
        chip.detail += tr(", no room for %1").arg(leftOut);
    else if (!blocking.isEmpty())
        chip.detail += tr(", inside %1").arg(blocking);
    const nav::Point reach{*m_radius, *m_radius};
    chip.around = {shown - reach, shown + reach};
    feedback.chip = std::move(chip);
    m_context.canvas.setFeedback(std::move(feedback));
}

void AgentTool::release(const PointerEvent& event)
{
    m_last = event;
    if (m_live)
        commit();
}

void AgentTool::commit()
{
    update();
    const auto done = std::move(m_live);
    m_context.canvas.setFeedback({});
    if (m_count == 0) {
        emit refused(tr("No room for an agent here"));
    } else {
        done->commit(m_count == 1 ? tr("Place agent") : tr("Place agents"));
        QList<nav::ObjectId> ids;
        for (std::size_t i = 0; i < m_count; ++i)
            ids << m_object.id + static_cast<nav::ObjectId>(i);
        m_context.selection.set(ids);
    }
    emit hintsChanged();
}

bool AgentTool::key(QKeyEvent& event)
{
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (!m_live) {
        if (isEnter)
            emit groupWanted();
        return isEnter;
    }
    if (isEnter) {
        commit();
        return true;
    }
    if (m_numbers.key(event) == NumberEntry::Reaction::unused)
        return false;
    update();
    return true;
}

} // namespace thicket::editor
