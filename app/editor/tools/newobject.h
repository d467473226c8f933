#pragma once

#include "libnav/map/mapedit.h"

#include <optional>

namespace thicket::editor {

/// An object about to be drawn: its layer, order and id. The id stays the same through all
/// previews.
struct NewObject {
    nav::ObjectId id = 0;
    nav::LayerId layer = 0;
    std::size_t position = 0;

    /// On top of everything. On the layer of the topmost object of the kind of `like`, otherwise on
    /// the first one; hidden and locked layers are left out. nullopt if none remains.
    static std::optional<NewObject> on(const nav::Map& map, const nav::Geometry& like);
    nav::MapEdit edit(nav::Geometry geometry) const;
};

} // namespace thicket::editor
