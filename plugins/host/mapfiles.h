#pragma once

#include "libnav/map/mapfile.h"
#include "plugins/host/formatregistry.h"

#include <filesystem>
#include <optional>
#include <string>

namespace thicket::plugins {

/// The path as the libraries take it.
std::filesystem::path nativePath(const QString& path);
/// The inverse of nativePath(), for paths of any bytes. Bytes that are not UTF-8 become lone
/// surrogates U+DC80 to U+DCFF (as in PEP 383).
QString pathText(const std::filesystem::path& path);

/// A map that was opened, and what an importer could not keep exactly.
struct OpenedMap : nav::LoadedMap {
    QList<FormatNote> notes;
};

/// Opens a native map or a file of any importable format. The format is chosen by `formatId`
/// ("thicket" is native) or, if that is empty, by suffix and, where several formats have it, by the
/// first bytes. A file without a known suffix is tried as a native map. Only native maps tell how
/// far they are read. Files that the map refers to are read from its folder.
Result<OpenedMap> openMap(const QString& path, const FormatRegistry& registry,
                          const QString& formatId = {}, const OptionValues& options = {},
                          const nav::ReadingWatch& watch = {});

/// The same for bytes that are in no file; `name`: for the places of errors. Without a format their
/// first ones choose it, else they are read as a native map. What they refer to is not read.
Result<OpenedMap> readMap(const QByteArray& bytes, const QString& name,
                          const FormatRegistry& registry, const QString& formatId = {},
                          const OptionValues& options = {});

/// The error of openMap() that name and format alone give; nullopt if there is none.
std::optional<Error> importProblem(const QString& path, const FormatRegistry& registry,
                                   const QString& formatId = {});
/// The error of exportMap() that name and format alone give; nullopt if there is none.
std::optional<Error> exportProblem(const QString& path, const FormatRegistry& registry,
                                   const QString& formatId = {});

/// The files of an export, not yet written.
struct ExportedFiles {
    struct File {
        QString path; ///< absolute
        std::string bytes;
    };
    QList<File> files; ///< the named one first, then its companions
    QList<FormatNote> notes;
};
/// "thicket" is the native format. An absolute path of a picture beneath becomes relative to it.
Result<ExportedFiles> exportedFiles(const nav::Map& map, const QString& path,
                                    const FormatRegistry& registry, const QString& formatId = {},
                                    const OptionValues& options = {});

/// The files that were written.
struct SavedExport {
    QStringList files; ///< absolute paths
    QList<FormatNote> notes;
};
/// Writes all of them or, if one cannot be written, none.
Result<SavedExport> save(const ExportedFiles& exported);

/// Exports to `path` and its companions: exportedFiles() and save() in one.
Result<SavedExport> exportMap(const nav::Map& map, const QString& path,
                              const FormatRegistry& registry, const QString& formatId = {},
                              const OptionValues& options = {});

} // namespace thicket::plugins
