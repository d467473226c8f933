#pragma once

#include "libnav/map/mapedit.h"

#include <cstddef>

namespace thicket::editor {

/// Of a map of few objects, so many follow a change of a template at once; of a larger map, fewer,
/// as its index must follow them one by one.
inline constexpr std::size_t fewObjects = 50'000;
inline constexpr std::size_t fewFollowing = 10'000;
inline constexpr std::size_t fewInLargeMap = 2'000;

/// Whether an edit changes a template that so many instances follow that its step is made beside
/// the window. Not so if the edit does more than to change and remove objects.
bool followsLater(const nav::Map& map, const nav::MapEdit& edit);

} // namespace thicket::editor
