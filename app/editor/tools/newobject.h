#pragma once

#include "libnav/map/mapedit.h"

#include <optional>

namespace thicket::editor {

/// An object about to be drawn: where it goes and what it is called by. Its id stays the same
/// through all previews.
struct NewObject {
    nav::ObjectId id = 0;
    nav::LayerId layer = 0;
    std::size_t position = 0;

    /// On top of everything; on the layer where the topmost object of the same kind as `like`
    /// lies, else the first one, as far as they are visible and unlocked. Nothing when none is.
    static std::optional<NewObject> on(const nav::Map& map, const nav::Geometry& like);
    nav::MapEdit edit(nav::Geometry geometry) const;
};

} // namespace thicket::editor
