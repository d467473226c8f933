#include "app/editor/workbench/walk.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/replay/mapagent.h"
#include "libnav/map/motion.h"
#include "libsteer/recording/recordingbuilder.h"
#include "libsteer/sim/walk.h"
#include "libsteer/vector.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace thicket::editor {

namespace {

/// The largest that no object has and an agent may have: objects that are added get other ones.
nav::ObjectId largestUnusedId(const nav::Map& map)
{
    nav::ObjectId id = std::numeric_limits<std::uint32_t>::max();
    while (map.find(id))
        --id;
    return id;
}

} // namespace

steer::Recording walkOf(const nav::Map& map, const nav::Path& path, double agentRadius)
{
    if (path.isEmpty())
        return {};
    const steer::Agent agent = agentOf(map, {}, agentRadius);
    constexpr double mostFrames = 20000;
    const double seconds = path.length() / agent.maxSpeed;
    const double step = std::max(1.0 / 60, seconds / mostFrames);
    const auto way = steer::walk(agent, path, step, std::max(3600.0, 4 * seconds));
    return steer::recordingOf(way, step);
}

bool hasMotions(const MapDocument& document)
{
    return std::ranges::any_of(document.index().moving(), [&document](nav::ObjectId id) {
        return nav::Timetable(*document.map().find(id)->motion).movesAfter(0);
    });
}

std::optional<Walker> walkerOf(const Navigator& navigator)
{
    const auto start = navigator.start();
    const auto goal = navigator.goal();
    const auto& result = navigator.result();
    const double radius = navigator.agentRadius();
    if (!start || !goal || !(radius > 0) || !result ||
        result->status == nav::PathStatus::startBlocked ||
        result->status == nav::PathStatus::invalid)
        return {};
    const steer::Agent agent = agentOf(navigator.map(), {}, radius);
    return Walker{*start, *goal, radius, agent.maxSpeed, agent.maxForce};
}

nav::Map mapWith(const Walker& walker, nav::Map map)
{
    nav::MapObject goal;
    goal.id = largestUnusedId(map);
    goal.geometry = nav::GoalMarker{walker.goal};
    nav::AgentGroup group;
    group.maxSpeed = walker.maxSpeed;
    group.maxForce = walker.maxForce;
    group.goal = goal.id;
    group.goalRadius = walker.radius / 4; // it stops at the goal, as one that walks the path
    map.append(std::move(goal));
    map.settings.agentGroups = {std::move(group)};
    nav::MapObject agent;
    agent.id = largestUnusedId(map);
    const nav::Point way = walker.goal - walker.start;
    agent.geometry =
        nav::AgentMarker{walker.start, std::atan2(way.y, way.x), walker.radius, std::string()};
    map.append(std::move(agent));
    return map;
}

} // namespace thicket::editor
