#pragma once

#include "plugins/api/mapformat.h"

#include <optional>
#include <string>

namespace thicket::plugins {

/// What the numbers of a column of sizes are.
enum class CsvMeasure { radius, diameter, girth };

/// The options of an import. What is unset is as the file shows it.
struct CsvOptions {
    // Columns by title or number, counted from 1.
    std::string x;
    std::string y;
    std::string size;
    std::optional<CsvMeasure> measure;
    double unitsPerMetre = 1; ///< of sizes: 100 for centimetres
    double factor = 1;        ///< of sizes, > 0
    std::optional<double> radius;
    std::optional<char> separator; ///< `,` `;` tab or space
    std::optional<char> decimal;   ///< `.` or `,`
    bool hasHeader = true;
    bool skipsIncomplete = false; ///< leaves out rows without numbers for place and size

    /// The radius that a number in the column of sizes means.
    double radiusOf(double number, CsvMeasure meaning) const;
};

/// The options as formats describe them.
QList<FormatOption> csvImportOptions();
/// Errors: optionError().
Result<CsvOptions> csvOptionsFrom(const OptionValues& values);

/// "comma", "semicolon", "tab", "space".
const char* separatorWord(char separator);
/// "point", "comma".
const char* decimalWord(char decimal);
/// "radius", "diameter", "girth".
const char* measureWord(CsvMeasure measure);

} // namespace thicket::plugins
