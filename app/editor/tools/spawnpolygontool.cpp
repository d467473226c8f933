#include "app/editor/tools/spawnpolygontool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/tools/groupofplaced.h"
#include "app/editor/tools/spawntoplace.h"

#include <utility>

namespace thicket::editor {

SpawnPolygonTool::SpawnPolygonTool(ToolContext context, QObject* parent)
    : PolygonTool(context, parent)
{
    m_spawn.agentRadius = 0;
}

void SpawnPolygonTool::begin()
{
    PolygonTool::begin();
    m_spawn = spawnToPlace(m_context, std::move(m_spawn));
    // A polygon has neither; see SpawnMarker.
    m_spawn.position = nav::SpawnMarker().position;
    m_spawn.radius = nav::SpawnMarker().radius;
    m_groupAdded = groupToAdd(m_context.document.map(), m_spawn.group, m_spawn.agentRadius,
                              gesture().pressed().at);
}

void SpawnPolygonTool::add(Drawing& drawing, std::vector<nav::Point> corners) const
{
    nav::SpawnMarker spawn = m_spawn;
    spawn.points = std::move(corners);
    drawing.objects.emplace_back(std::move(spawn));
    drawing.settings = m_groupAdded;
}

} // namespace thicket::editor
