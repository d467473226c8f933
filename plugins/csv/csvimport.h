#pragma once

#include "libnav/result.h"
#include "plugins/api/mapformat.h"
#include "plugins/csv/csvoptions.h"

#include <string>
#include <string_view>

namespace thicket::plugins {

/// Reads a circle list: a header that names x, y and radius in any order (case does not matter) or
/// the columns that the options choose, then one circle per row. A column `name` gives the objects'
/// names. Further columns become custom properties: numbers if they are in JSON's syntax, text
/// otherwise, none if empty. The circles are on one layer, "trees". The bounds enclose them. A note
/// counts the rows that were skipped, where the options allow that. The first error is reported
/// with line and column, counted in characters, after `name`.
Result<ImportedMap> importCsv(std::string_view bytes, const std::string& name,
                              const CsvOptions& options);

} // namespace thicket::plugins
