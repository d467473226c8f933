#pragma once

#include "libnav/map/mapedit.h"

#include <optional>

namespace thicket::editor {

/// An edit that changes and removes objects, for a map that was edited otherwise since it was made.
/// No value if one of its objects was changed, or if the edit does more. Pure: any thread.
std::optional<nav::MapEdit> rebased(const nav::Map& map, const nav::MapEdit& edit);

} // namespace thicket::editor
