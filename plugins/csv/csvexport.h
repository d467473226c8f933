#pragma once

#include "plugins/api/mapformat.h"
#include "plugins/shapes/frame.h"

namespace thicket::plugins {

struct CsvExportOptions {
    char separator = ',';
    char decimal = '.';     ///< not the separator
    bool describes = false; ///< with columns for names and properties
};

QList<FormatOption> csvExportOptions();
/// Of completed options. Errors: optionError(), also for decimal commas between commas.
Result<CsvExportOptions> csvExportOptionsFrom(const OptionValues& values);

/// Writes the header x,y,radius and every circle in drawing order, in the frame's coordinates with
/// the fewest digits that read back to the same bits; by option also a column `name` and one for
/// each property. Everything else is left out and named in the notes.
ExportBundle exportCsv(const nav::Map& map, const CsvExportOptions& options, const Frame& frame);

} // namespace thicket::plugins
