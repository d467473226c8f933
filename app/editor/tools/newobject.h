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

    /// A new object on top of all others. Its layer is that of the topmost object of the kind of
    /// `like`, otherwise the first one. Hidden and locked layers are left out; nullopt if none
    /// remains. A map without layers needs none.
    static std::optional<NewObject> on(const nav::Map& map, const nav::Geometry& like);
    nav::MapEdit edit(nav::Geometry geometry) const;
};

} // namespace thicket::editor
