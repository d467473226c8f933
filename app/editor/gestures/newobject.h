#pragma once

#include "libnav/map/mapedit.h"

#include <optional>
#include <vector>

namespace thicket::editor {

struct ToolContext;

/// An object about to be drawn: its layer, order and id. The id stays the same through all
/// previews.
struct NewObject {
    nav::ObjectId id = 0;
    nav::LayerId layer = 0;
    std::size_t position = 0;
    /// Adds the layer, if it is that of the markers and the map has it not yet.
    std::optional<nav::MapEdit::SettingsChange> layerAdded = {};

    /// A new object on top of all others. Its layer is the chosen one, or that of the markers if
    /// `like` is one. If that layer is closed, nullopt and LayerLocks::refused().
    static std::optional<NewObject> on(const ToolContext& context, const nav::Geometry& like);
    /// Adds objects in this order, the first with this id. `settings`: a further change.
    nav::MapEdit edit(std::vector<nav::Geometry> geometries,
                      std::optional<nav::MapEdit::SettingsChange> settings = {}) const;
};

} // namespace thicket::editor
