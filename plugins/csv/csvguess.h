#pragma once

#include "plugins/csv/csvoptions.h"
#include "plugins/csv/csvreader.h"

#include <string>
#include <vector>

namespace thicket::plugins {

/// The first rows of a table whose columns are to be guessed.
struct CsvSample {
    std::vector<std::string> titles;            ///< empty without a header
    std::vector<std::vector<CsvField>> records; ///< without the header
    char decimal = '.';
    std::size_t columns = 0;
    std::size_t rows = 0; ///< of the whole table, as far as is known
};

/// The likeliest meaning of the columns: a value for x, y, size, measure, unit or radius where
/// `given` has none. Titles decide (`easting`, `dbh`, `crown_cm`), then which columns are numbers.
OptionValues guessedColumns(const CsvSample& sample, const OptionValues& given);

} // namespace thicket::plugins
