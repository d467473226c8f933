#include "app/editor/tools/groupofplaced.h"

#include "app/editor/edits/agentgroups.h"
#include "app/editor/edits/markers.h"
#include "app/editor/replay/mapagent.h"

#include <QCoreApplication>

namespace thicket::editor {

std::string groupForPlaced(const nav::Map& map, const std::string& wish)
{
    if (groupIndex(map, wish))
        return wish;
    const auto& groups = map.settings.agentGroups;
    return groups.empty()
               ? QCoreApplication::translate("thicket::editor::AgentTool", "Agents").toStdString()
               : groups.front().name;
}

std::optional<nav::MapEdit::SettingsChange> groupToAdd(const nav::Map& map, const std::string& name,
                                                       double agentRadius, nav::Point at)
{
    if (groupIndex(map, name))
        return {};
    const steer::Agent pace = agentOf(map, {}, agentRadius);
    const nav::MapObject* const goal = nearestGoal(map, at);
    nav::AgentGroup added;
    added.name = name;
    added.maxSpeed = pace.maxSpeed;
    added.maxForce = pace.maxForce;
    added.goal = goal ? goal->id : 0;
    nav::MapSettings settings = map.settings;
    settings.agentGroups.push_back(std::move(added));
    return nav::MapEdit::changeSettings(map, std::move(settings)).settings;
}

} // namespace thicket::editor
