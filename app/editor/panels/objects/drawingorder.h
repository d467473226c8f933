#pragma once

#include "libnav/map/map.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace thicket::editor {

/// The place of an object, which exists, among ids in drawing order, the topmost first. nullopt if
/// it is not among them, or if one of them has gone.
std::optional<std::size_t> placeAmong(const std::vector<nav::ObjectId>& ids, nav::ObjectId id,
                                      const nav::Map& map);

} // namespace thicket::editor
