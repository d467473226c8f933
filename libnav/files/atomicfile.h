#pragma once

#include "libnav/files/pendingfile.h"
#include "libnav/nav_export.h"
#include "libnav/result.h"

#include <filesystem>
#include <span>
#include <string_view>

namespace thicket::nav {

/// Replaces a file's contents atomically: at any instant, and after a power cut, the path has
/// either all old bytes or all new ones. Writes a temporary file beside it; checks every write,
/// fsync, close and rename; then fsyncs the directory. A symbolic link is followed once and stays a
/// link. The old file's permissions are kept. Also removes temporary files that killed saves left
/// in the folder.
///
/// Errors: anything but a regular file (a device is never replaced), and failures of the system, in
/// one sentence ("The disk is full: ..."). On failure the old file is intact and no temporary file
/// remains.
/// `consent` may refuse at the last moment: see PendingFile::replaceAll().
/// Source: measured failures of rename-only and flush-less savers on full disks and power cuts.
THICKET_NAV_EXPORT Result<void> writeFileAtomically(const std::filesystem::path& path,
                                                    std::string_view bytes,
                                                    const PendingFile::Consent& consent = {});

struct FileContent {
    std::filesystem::path path;
    std::string_view bytes;
};

/// The same for several files together, replaced in the given order. On failure none has changed
/// (see PendingFile::replaceAll()).
THICKET_NAV_EXPORT Result<void> writeFilesAtomically(std::span<const FileContent> files,
                                                     const PendingFile::Consent& consent = {});

} // namespace thicket::nav
