#pragma once

#include "libnav/nav_export.h"
#include "libnav/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace thicket::nav {

/// The largest map or other text file that is read: 512 MiB.
inline constexpr std::size_t largestTextFile = std::size_t{1} << 29;
/// The largest recording that is read: 2 GiB.
inline constexpr std::size_t largestBinaryFile = std::size_t{1} << 31;

/// Properties of a format that are tested before a file is read whole, so that a file of another
/// format or one not written to its end costs neither time nor memory.
struct FileNature {
    enum class Zeros : std::uint8_t {
        none, ///< text: refused at the first zero byte, with its line
        few,  ///< data without long runs of zeros: refused if a whole MiB is zeros
        any
    };
    std::size_t most = largestTextFile; ///< largest size in bytes
    Zeros zeros = Zeros::none;
    /// Whether a file of the format can start with these bytes: the first 4,096, or all. If not,
    /// only they are read, and its parser reports what is wrong with them. Null: always.
    bool (*canBegin)(std::string_view head) = nullptr;
};

/// Reads a file. Errors, each in one sentence with the path: a missing file, a directory, a device
/// or pipe, no permission, a file larger than `nature` allows.
THICKET_NAV_EXPORT Result<std::string> readFile(const std::filesystem::path& path,
                                                const FileNature& nature = {});

/// Reads the first bytes of a file, at most 4,096. Errors: those of readFile(), except the size.
THICKET_NAV_EXPORT Result<std::string> readHead(const std::filesystem::path& path);

} // namespace thicket::nav
