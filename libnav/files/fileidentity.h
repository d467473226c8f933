#pragma once

#include "libnav/nav_export.h"
#include "libnav/result.h"

#include <compare>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace thicket::nav {

/// Which file a path means: the same for every path to it, through symbolic and hard links too.
struct FileIdentity {
    std::uint64_t device = 0;
    std::uint64_t node = 0; ///< of the file, or of its folder while there is no such file
    std::string name;       ///< in that folder; empty when the file is there
    auto operator<=>(const FileIdentity&) const = default;
};

/// Nothing when not even the folder can be looked at. Any thread; what the path means may change
/// right after.
THICKET_NAV_EXPORT std::optional<FileIdentity> identityOf(const std::filesystem::path& path);

/// Where a chain of symbolic links ends; the path itself when it is no link. Refused: more than 40
/// links.
THICKET_NAV_EXPORT Result<std::filesystem::path> followed(const std::filesystem::path& path);

} // namespace thicket::nav
