#pragma once

#include "libnav/nav_export.h"
#include "libnav/result.h"

#include <filesystem>
#include <span>
#include <string_view>

namespace thicket::nav {

/// Replaces a file's contents so that, at any instant and after a power cut, the path holds either
/// the old bytes or all the new ones. Writes a temporary sibling, checks every write, fsync,
/// close and rename, then fsyncs the directory. A symlink is followed once and stays a link; the
/// old file's permissions are kept; anything but a regular file is refused (a device is never
/// replaced). On failure the old file is intact, the temporary is gone and the Error says what
/// and where in one sentence ("The disk is full: ..."). Temporaries that killed saves left in the
/// folder are removed.
/// Source: measured failures of rename-only and flush-less savers on full disks and power cuts.
THICKET_NAV_EXPORT Result<void> writeFileAtomically(const std::filesystem::path& path,
                                                    std::string_view bytes);

struct FileContent {
    std::filesystem::path path;
    std::string_view bytes;
};

/// The same for several files together: on failure none of them has changed (see
/// PendingFile::replaceAll()). They take their places in the order given.
THICKET_NAV_EXPORT Result<void> writeFilesAtomically(std::span<const FileContent> files);

} // namespace thicket::nav
