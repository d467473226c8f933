#pragma once

#include "libnav/nav_export.h"
#include "libnav/result.h"

#include <compare>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace thicket::nav {

/// The identity of the file of a path: the same for every path to it, also through symbolic and
/// hard links.
struct FileIdentity {
    std::uint64_t device = 0;
    std::uint64_t node = 0; ///< inode of the file, or of its folder if there is no such file
    std::string name;       ///< name in that folder; empty if the file exists
    auto operator<=>(const FileIdentity&) const = default;
};

/// The identity of a path. No value if not even the folder is accessible. Any thread. What the path
/// refers to may change afterwards.
THICKET_NAV_EXPORT std::optional<FileIdentity> identityOf(const std::filesystem::path& path);

/// The end of a chain of symbolic links; the path itself if it is not a link. Error: more than 40
/// links.
THICKET_NAV_EXPORT Result<std::filesystem::path> followed(const std::filesystem::path& path);

} // namespace thicket::nav
