#pragma once

#include "libnav/nav_export.h"
#include "libnav/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace thicket::nav {

/// The largest map or other text that is read: 512 MiB.
inline constexpr std::size_t largestTextFile = std::size_t{1} << 29;
/// The largest recording that is read: 2 GiB.
inline constexpr std::size_t largestBinaryFile = std::size_t{1} << 31;

/// What is known of a format before a file is read whole, so that one that cannot be of it, or was
/// never written to its end, costs neither time nor memory.
struct FileNature {
    enum class Zeros : std::uint8_t {
        none, ///< text: refused at the first zero byte, with its line
        few,  ///< anything that is no plain storage: refused where a whole MiB is zeros
        any
    };
    std::size_t most = largestTextFile; ///< bytes
    Zeros zeros = Zeros::none;
    /// Whether a file of the format can begin with these bytes, its first 4,096 or all. When not,
    /// only they are read, for its parser to say what is wrong with them. Null: it can.
    bool (*canBegin)(std::string_view head) = nullptr;
};

/// Reads a file: also refuses a missing file, a directory, a device or pipe, no permission and
/// what is larger than its nature allows, each in one sentence that names the path.
THICKET_NAV_EXPORT Result<std::string> readFile(const std::filesystem::path& path,
                                                const FileNature& nature = {});

/// The file's first bytes, at most 4,096. Refuses what readFile() does, but no size.
THICKET_NAV_EXPORT Result<std::string> readHead(const std::filesystem::path& path);

} // namespace thicket::nav
