#pragma once

#include "libnav/map/mapedit.h"

namespace thicket::editor {

/// The edit of `before` that makes it equal to `after`. Objects with the same id are changed, the
/// others removed and added. If the drawing order of common objects differs, those from the first
/// difference on are removed and added again. Any thread.
nav::MapEdit differenceBetween(const nav::Map& before, const nav::Map& after);

} // namespace thicket::editor
