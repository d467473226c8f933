#pragma once

#include "plugins/api/mapformat.h"
#include "plugins/tiled/objectshape.h"
#include "plugins/tiled/solidtiles.h"
#include "plugins/tiled/tiledfiles.h"

#include <optional>

namespace thicket::plugins {

struct TiledImportOptions {
    enum class Unit { automatic, tile, number };

    Unit unit = Unit::automatic;
    double pixelsPerUnit = 1;       ///< if Unit::number
    std::optional<double> arcError; ///< map units; absent: a quarter of a pixel
    PlainPoint points = PlainPoint::leftOut;
    bool tiles = true; ///< whether collision shapes of tiles are placed
    SolidTiles solid{};
    TiledFiles::Outside outside = TiledFiles::Outside::refuse;
};

/// `values` are complete.
Result<TiledImportOptions> tiledImportOptionsFrom(const OptionValues& values);

} // namespace thicket::plugins
