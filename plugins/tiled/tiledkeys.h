#pragma once

#include "plugins/tiled/tiledmodel.h"

#include <string_view>

/// The attributes of TMX's elements and the members of TMJ's objects that are called and mean the
/// same.
namespace thicket::plugins {

/// Sets what the key says. An unknown key sets nothing. False: it cannot have this value.
bool assign(TiledMap& map, std::string_view key, std::string_view text);
bool assign(TiledLayer& layer, std::string_view key, std::string_view text);
bool assign(TiledChunk& chunk, std::string_view key, std::string_view text);
bool assign(TiledObject& object, std::string_view key, std::string_view text);
bool assign(TiledTileset& tileset, std::string_view key, std::string_view text);

} // namespace thicket::plugins
