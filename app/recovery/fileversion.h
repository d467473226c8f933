#pragma once

#include "libnav/result.h"

#include <QByteArray>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

namespace thicket::recovery {

/// What the system says of a file. Two stamps of one file that are equal mean the same contents,
/// except for changes within one tick of the system's clock (some milliseconds).
struct FileStamp {
    std::uint64_t device = 0;
    std::uint64_t node = 0;
    std::uint64_t size = 0;   ///< bytes
    std::int64_t written = 0; ///< last change of the contents, nanoseconds
    std::int64_t changed = 0; ///< last change of anything, nanoseconds. No program can set it.
    bool operator==(const FileStamp&) const = default;
};

/// The stamp of a regular file; nullopt if there is none. Symbolic links are followed. Any thread.
std::optional<FileStamp> stampOf(const std::filesystem::path& path);

/// Which contents a file has.
struct FileVersion {
    FileStamp stamp;
    QByteArray hash; ///< of all bytes: see hashOf()

    /// Whether both have the same bytes, whatever file holds them.
    bool hasContentsOf(const FileVersion& other) const { return hash == other.hash; }
};

/// 32 bytes: BLAKE2b-256 (RFC 7693). Any thread.
QByteArray hashOf(std::string_view bytes);

/// Reads the whole file. nullopt if there is none. Error: it is no regular file or cannot be read.
/// Any thread. Of a file that changes meanwhile, the stamp is the older one.
Result<std::optional<FileVersion>> versionOf(const std::filesystem::path& path);

} // namespace thicket::recovery
