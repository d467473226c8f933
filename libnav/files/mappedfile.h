#pragma once

#include "libnav/nav_export.h"
#include "libnav/result.h"

#include <cstddef>
#include <filesystem>
#include <string_view>

namespace thicket::nav {

/// A file's bytes, read by the system when they are first looked at. Other programs may replace the
/// file (as writeFileAtomically() does): the old bytes stay. They must not shorten or overwrite it
/// in place: reading what is gone ends the program.
class THICKET_NAV_EXPORT MappedFile {
public:
    MappedFile() = default;
    MappedFile(MappedFile&& other) noexcept;
    MappedFile& operator=(MappedFile&& other) noexcept;
    ~MappedFile();

    /// Errors, each in one sentence with the path: a missing file, a directory, a device or pipe,
    /// no permission, failures of the system.
    static Result<MappedFile> open(const std::filesystem::path& path);

    /// They begin at a multiple of 4,096; valid while this object is.
    std::string_view bytes() const { return {m_begin, m_size}; }

private:
    const char* m_begin = nullptr; // null: an empty file
    std::size_t m_size = 0;
};

} // namespace thicket::nav
