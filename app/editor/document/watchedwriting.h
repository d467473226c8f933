#pragma once

#include "app/editor/document/documentfile.h"

#include <functional>

namespace thicket::editor {

/// What follows the writing of a file, on the thread that writes it.
struct WritingWatch {
    /// Told now and then which part is done, 0 to 1. False stops the writing, which is then an
    /// error. When the old file is replaced, it is too late.
    std::function<bool(double share)> tell = {};
    /// The new contents are on the disk. They replace the file as soon as this returns.
    std::function<void(const QByteArray& hash, const QString& path)> announce = {};
};

/// DocumentFile::write() of `file`.
Result<DocumentFile> writeWatched(const DocumentFile& file, const nav::Map& map,
                                  const QString& path,
                                  const std::optional<recovery::FileVersion>& accepted,
                                  const WritingWatch& watch);

} // namespace thicket::editor
