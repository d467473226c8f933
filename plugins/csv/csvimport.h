#pragma once

#include "libnav/map/map.h"
#include "libnav/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace thicket::plugins {

/// Reads a forest: a header that names x, y and radius in any order (case does not matter), then
/// one circle a row. A column `name` becomes the objects' names; further columns become custom
/// properties, numbers where they are spelt as JSON spells them, text otherwise, nothing where
/// empty. The circles lie on one layer, "trees"; the bounds enclose them.
/// `radius` is every circle's when the file has no such column; it must be absent when it has.
/// The first fault is refused with line and column, counted in characters, after `name`.
Result<nav::Map> importCsv(std::string_view bytes, const std::string& name,
                           std::optional<double> radius);

} // namespace thicket::plugins
