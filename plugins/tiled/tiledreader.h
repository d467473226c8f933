#pragma once

#include "libnav/result.h"
#include "plugins/tiled/readingbudget.h"
#include "plugins/tiled/tiledmodel.h"

#include <QByteArray>

#include <string>

/// Reads TMX and TMJ, whichever the bytes are. See tmxreader.h and tmjreader.h.
namespace thicket::plugins {

Result<TiledMap> readTiledMap(const QByteArray& bytes, const std::string& name,
                              ReadingBudget& budget);
Result<TiledTileset> readTiledTileset(const QByteArray& bytes, const std::string& name,
                                      ReadingBudget& budget);
Result<TiledTemplate> readTiledTemplate(const QByteArray& bytes, const std::string& name,
                                        ReadingBudget& budget);

} // namespace thicket::plugins
