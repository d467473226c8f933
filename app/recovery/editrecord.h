#pragma once

#include "libnav/map/mapedit.h"

#include <optional>
#include <string>
#include <string_view>

/// An edit in a journal: what to remove, add and change, then the objects as they are afterwards,
/// as a map in the native format. The size depends on the edit, not on the map. Any thread.
namespace thicket::recovery {

/// The edit's numbers must be finite, as in every map.
std::string editText(const nav::MapEdit& edit);

/// The edit of this map that the text describes; nullopt if it is none.
std::optional<nav::MapEdit> readEdit(std::string_view text, const nav::Map& map);

} // namespace thicket::recovery
