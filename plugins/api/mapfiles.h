#pragma once

#include "libnav/map/mapfile.h"
#include "plugins/api/formatregistry.h"

#include <filesystem>

namespace thicket::plugins {

/// What the libraries call the file of that name.
std::filesystem::path nativePath(const QString& path);

/// Opens a native map or any importable format, chosen by `formatId` ("thicket" is native) or,
/// when that is empty, by suffix; a file without a known suffix is tried as a native map.
Result<nav::LoadedMap> openMap(const QString& path, const FormatRegistry& registry,
                               const QString& formatId = {}, const OptionValues& options = {});

/// What was written.
struct SavedExport {
    QStringList files; ///< absolute paths
    QList<ExportNote> notes;
};

/// Exports to `path` and its companions; each file is written atomically, and nothing is written
/// when the exporter fails. "thicket" writes the native format.
Result<SavedExport> exportMap(const nav::Map& map, const QString& path,
                              const FormatRegistry& registry, const QString& formatId = {},
                              const OptionValues& options = {});

} // namespace thicket::plugins
