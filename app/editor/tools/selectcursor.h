#pragma once

#include "libnav/geometry/shapes.h"

#include <Qt>

#include <optional>

namespace thicket::editor {

struct ToolContext;

/// The Select tool's cursor over what can be dragged here: along the axis of a handle, four ways
/// over a selected object, forbidden over an object that its layer locks. nullopt: nothing of that.
std::optional<Qt::CursorShape> selectCursor(const ToolContext& context, nav::Point at);

} // namespace thicket::editor
