#pragma once

#include "libnav/map/map.h"
#include "libnav/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace thicket::plugins {

/// Reads a circle list: a header that names x, y and radius in any order (case does not matter),
/// then one circle per row. A column `name` gives the objects' names. Further columns become custom
/// properties: numbers if they are in JSON's syntax, text otherwise, none if empty. The circles are
/// on one layer, "trees". The bounds enclose them. `radius` is the radius of every circle if the
/// file has no such column. It must be absent if it has. The first error is reported with line and
/// column, counted in characters, after `name`.
Result<nav::Map> importCsv(std::string_view bytes, const std::string& name,
                           std::optional<double> radius);

} // namespace thicket::plugins
