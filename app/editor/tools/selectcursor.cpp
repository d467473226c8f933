#include "app/editor/tools/selectcursor.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/gestures/tool.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/handles.h"

#include <algorithm>
#include <vector>

namespace thicket::editor {

std::optional<Qt::CursorShape> selectCursor(const ToolContext& context, nav::Point at)
{
    const nav::Map& map = context.document.map();
    if (const auto handle = context.canvas.hits().handleAt(at))
        return cursorOver(*handle, map.settings.yAxis == nav::YAxis::up);
    const double slop = objectSlop * context.canvas.unitsPerPixel();
    const std::vector<nav::ObjectId> hits = context.canvas.hits().objectsAt(at, slop);
    const auto isLockedOne = [&map](nav::ObjectId id) {
        const nav::MapObject* const object = map.find(id);
        return object && isLocked(map, *object);
    };
    const auto moves = [&](nav::ObjectId id) {
        return context.selection.contains(id) && map.find(id) && !isLockedOne(id);
    };
    if (std::any_of(hits.begin(), hits.end(), moves))
        return Qt::SizeAllCursor;
    if (!hits.empty() && isLockedOne(hits.front()))
        return Qt::ForbiddenCursor;
    return {};
}

} // namespace thicket::editor
