#pragma once

#include "libnav/result.h"
#include "plugins/tiled/readingbudget.h"
#include "plugins/tiled/tiledmodel.h"

#include <string>
#include <string_view>

/// Reads Tiled's JSON: maps (.tmj, .json), tilesets (.tsj, .json) and templates (.tj, .json), also
/// as older versions of Tiled wrote them. Errors name `name`, line and column. What has no meaning
/// here is passed over.
namespace thicket::plugins {

Result<TiledMap> readTmjMap(std::string_view bytes, const std::string& name, ReadingBudget& budget);
Result<TiledTileset> readTmjTileset(std::string_view bytes, const std::string& name,
                                    ReadingBudget& budget);
Result<TiledTemplate> readTmjTemplate(std::string_view bytes, const std::string& name,
                                      ReadingBudget& budget);

} // namespace thicket::plugins
