#pragma once

#include "plugins/api/mapformat.h"

namespace thicket::plugins {

/// Calls into the plugin of that id. An exception, which its contract forbids, and a bundle without
/// files become an Error that names the plugin. A survey that fails asks nothing.
Result<ImportedMap> importGuarded(const MapFormat& format, const QString& id,
                                  const ImportSource& source, const OptionValues& options);
ImportSurvey surveyGuarded(const MapFormat& format, const QByteArray& head,
                           const OptionValues& options);
Result<ExportBundle> exportGuarded(const MapFormat& format, const QString& id, const nav::Map& map,
                                   const OptionValues& options);

} // namespace thicket::plugins
