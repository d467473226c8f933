#pragma once

#include "libnav/nav_export.h"
#include "libnav/result.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string_view>

namespace thicket::nav {

/// The new contents of a file, written piece by piece beside it; the file itself is untouched
/// until replaceAll(). A pending file that is dropped before leaves nothing behind; one whose
/// process is killed leaves a temporary file, which the next save in that folder removes.
/// One thread at a time.
class THICKET_NAV_EXPORT PendingFile {
public:
    /// Refused, each in one sentence that names the path: a folder, device or pipe, no permission,
    /// no such folder. A symbolic link is followed once and stays one.
    static Result<PendingFile> begin(const std::filesystem::path& path);

    PendingFile(PendingFile&&) noexcept;
    PendingFile& operator=(PendingFile&&) noexcept;
    ~PendingFile();

    /// Adds to its end. After an error only dropping makes sense.
    Result<void> append(std::string_view bytes);

    /// Gives each file its place: all of them or, on an error, none. Only a kill or a power cut
    /// between two of them can leave some, each of them old or new as a whole. Refused: two for
    /// the same place. When the error says that they were written but may be lost if the power
    /// fails, they are in place.
    static Result<void> replaceAll(std::span<PendingFile> files);

private:
    class Work;
    explicit PendingFile(std::unique_ptr<Work> work);

    std::unique_ptr<Work> m_work;
};

} // namespace thicket::nav
