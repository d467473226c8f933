#pragma once

#include "libnav/result.h"
#include "plugins/tiled/readingbudget.h"
#include "plugins/tiled/tiledmodel.h"

#include <string>
#include <string_view>

/// Reads Tiled's XML: maps (.tmx), tilesets (.tsx) and templates (.tx), also
/// as older versions of Tiled wrote them. Errors name `name`, line and column. What has no meaning
/// here is passed over.
namespace thicket::plugins {

Result<TiledMap> readTmxMap(std::string_view bytes, const std::string& name, ReadingBudget& budget);
Result<TiledTileset> readTmxTileset(std::string_view bytes, const std::string& name,
                                    ReadingBudget& budget);
Result<TiledTemplate> readTmxTemplate(std::string_view bytes, const std::string& name,
                                      ReadingBudget& budget);

} // namespace thicket::plugins
