#pragma once

#include "libnav/map/map.h"
#include "plugins/shapes/frame.h"
#include "plugins/tiled/importoptions.h"
#include "plugins/tiled/tiledmodel.h"

#include <string>

namespace thicket::plugins {

/// What a Tiled map says of the whole.
struct ImportSettings {
    Frame frame;                    ///< between map units and Tiled's pixels
    bool isOurs = false;            ///< our own export, also if Tiled has written it since
    bool hasLayers = true;          ///< false: those of the map before its export
    nav::MapSettings settings = {}; ///< without layers
    std::size_t foreign = 0;        ///< properties that a map has no place for
};

/// `fileName`: gives a name to a map without one.
ImportSettings importSettings(const TiledMap& map, const TiledImportOptions& options,
                              const std::string& fileName);

} // namespace thicket::plugins
