#pragma once

#include "app/cli/queryfile.h"
#include "libnav/map/map.h"

#include <optional>

namespace thicket::cli {

/// The given ends of a query; where one is absent, the map's start or goal. An error asks for the
/// options that give what is missing. `alternative` is another way to give both. `file` is that of
/// the map.
Result<Query> queryEnds(const nav::Map& map, const std::optional<nav::Point>& from,
                        const std::optional<nav::Point>& to, const std::string& file,
                        const std::string& alternative = {});

} // namespace thicket::cli
