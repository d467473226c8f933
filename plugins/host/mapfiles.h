#pragma once

#include "libnav/map/mapfile.h"
#include "plugins/host/formatregistry.h"

#include <filesystem>
#include <optional>
#include <string>

namespace thicket::plugins {

/// What the libraries call the file of that name.
std::filesystem::path nativePath(const QString& path);
/// The name that nativePath() takes back to the path, whatever bytes that has: those that are no
/// UTF-8 stand as lone surrogates U+DC80 to U+DCFF (as in PEP 383).
QString pathText(const std::filesystem::path& path);

/// Opens a native map or any importable format, chosen by `formatId` ("thicket" is native) or,
/// when that is empty, by suffix; a file without a known suffix is tried as a native map.
Result<nav::LoadedMap> openMap(const QString& path, const FormatRegistry& registry,
                               const QString& formatId = {}, const OptionValues& options = {});

/// What openMap() would say against the name and the format alone; nothing when they can be read.
std::optional<Error> importProblem(const QString& path, const FormatRegistry& registry,
                                   const QString& formatId = {});
/// What exportMap() would say against the name and the format alone.
std::optional<Error> exportProblem(const QString& path, const FormatRegistry& registry,
                                   const QString& formatId = {});

/// The files that an export consists of, not yet written.
struct ExportedFiles {
    struct File {
        QString path; ///< absolute
        std::string bytes;
    };
    QList<File> files; ///< the one that was named first, then its companions
    QList<ExportNote> notes;
};
/// "thicket" is the native format.
Result<ExportedFiles> exportedFiles(const nav::Map& map, const QString& path,
                                    const FormatRegistry& registry, const QString& formatId = {},
                                    const OptionValues& options = {});

/// What was written.
struct SavedExport {
    QStringList files; ///< absolute paths
    QList<ExportNote> notes;
};
/// Writes all of them or, when one cannot be written, none.
Result<SavedExport> save(const ExportedFiles& exported);

/// Exports to `path` and its companions: exportedFiles() and save() in one.
Result<SavedExport> exportMap(const nav::Map& map, const QString& path,
                              const FormatRegistry& registry, const QString& formatId = {},
                              const OptionValues& options = {});

} // namespace thicket::plugins
