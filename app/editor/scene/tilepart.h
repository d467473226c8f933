#pragma once

#include "app/drawing/mapdrawing.h"

#include <cstddef>
#include <optional>

namespace thicket::editor {

class MapDocument;

/// The obstacles of a tile of the map's picture, and the work of painting them: see TiledLayer.
/// Nothing if that is too much.
struct TilePart {
    std::optional<drawing::MapPart> part;
    std::size_t work = 0;
};
struct TileLook {
    const drawing::Style& style;
    bool hasMargins = false; ///< margins as wide as the agent's radius are painted, too
    std::size_t mostWork = 0;
};
/// Those that may show in the window.
TilePart tilePart(const MapDocument& document, const nav::Box& window, const TileLook& look);

} // namespace thicket::editor
