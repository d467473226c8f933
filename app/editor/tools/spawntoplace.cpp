#include "app/editor/tools/spawntoplace.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/gestures/tool.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/tools/groupofplaced.h"

namespace thicket::editor {

nav::SpawnMarker spawnToPlace(const ToolContext& context, nav::SpawnMarker last)
{
    constexpr double usualRadius = 0.3;
    const nav::Map& map = context.document.map();
    for (const nav::ObjectId id : context.selection.ids()) {
        const nav::MapObject* const object = map.find(id);
        if (const auto* like = object ? std::get_if<nav::SpawnMarker>(&object->geometry) : nullptr)
            last = *like;
    }
    if (last.agentRadius <= 0) {
        const double radius = context.navigator.agentRadius();
        last.agentRadius = radius > 0 ? radius : usualRadius;
    }
    last.group = groupForPlaced(map, last.group);
    return last;
}

} // namespace thicket::editor
