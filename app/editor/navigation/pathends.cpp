#include "app/editor/navigation/pathends.h"

#include "libnav/map/map.h"

#include <utility>

namespace thicket::editor {

std::optional<nav::Point> PathEnds::start() const
{
    if (m_probeStart)
        return m_probeStart;
    const nav::MapObject* marker = m_map.start();
    return marker ? std::optional(std::get<nav::StartMarker>(marker->geometry).position)
                  : std::nullopt;
}

std::optional<nav::Point> PathEnds::goal() const
{
    if (m_probeGoal)
        return m_probeGoal;
    const nav::MapObject* marker = m_map.goal();
    return marker ? std::optional(std::get<nav::GoalMarker>(marker->geometry).position)
                  : std::nullopt;
}

bool PathEnds::areComplete() const
{
    const auto inRange = [](const std::optional<nav::Point>& p) { return p && nav::isInRange(*p); };
    return inRange(start()) && inRange(goal());
}

bool PathEnds::setProbe(std::optional<nav::Point> start, std::optional<nav::Point> goal)
{
    const bool changes = start != m_probeStart || goal != m_probeGoal;
    m_probeStart = start;
    m_probeGoal = goal;
    return changes;
}

} // namespace thicket::editor
