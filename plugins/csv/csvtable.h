#pragma once

#include "libnav/result.h"
#include "plugins/csv/csvoptions.h"
#include "plugins/csv/csvreader.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thicket::plugins {

struct CsvColumn {
    enum class Role { x, y, size, name, property, none };
    Role role = Role::property;
    std::string title; ///< "column 3" without a header
};

/// A circle list whose columns are known, read up to its first circle.
struct CsvTable {
    CsvReader reader;
    std::vector<CsvColumn> columns;
    CsvMeasure measure = CsvMeasure::radius;
    char decimal = '.';
};

/// So much of a file decides how it is written, where the options do not say.
inline constexpr std::size_t csvDecidingBytes = std::size_t(1) << 16;

/// The separator of the file: the one with which the header names x and y, else the likeliest.
char separatorOf(std::string_view bytes);
/// The first records with this separator. Incomplete at the first error.
std::vector<std::vector<CsvField>> firstRecords(std::string_view bytes, char separator,
                                                std::size_t most);
/// How these columns write decimals in the first rows: as a comma only if none has a point.
char decimalOf(const std::vector<std::vector<CsvField>>& records,
               const std::vector<std::size_t>& columns);

/// The places of the columns with a circle's numbers.
std::vector<std::size_t> numberColumns(const CsvTable& table);

/// Finds the columns. The first error is reported with its place after `name`.
Result<CsvTable> openTable(std::string_view bytes, const std::string& name,
                           const CsvOptions& options);

} // namespace thicket::plugins
