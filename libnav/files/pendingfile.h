#pragma once

#include "libnav/nav_export.h"
#include "libnav/result.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string_view>

namespace thicket::nav {

/// New contents of a file, written piece by piece to a temporary file beside it. The file itself
/// does not change until replaceAll(). Destroying a pending file before that removes the temporary
/// file. If the process is killed, it stays; the next save in that folder removes it. Use from one
/// thread at a time.
class THICKET_NAV_EXPORT PendingFile {
public:
    /// Errors, each in one sentence with the path: a folder, device or pipe, no permission, no such
    /// folder. A symbolic link is followed once and stays a link.
    static Result<PendingFile> begin(const std::filesystem::path& path);

    PendingFile(PendingFile&&) noexcept;
    PendingFile& operator=(PendingFile&&) noexcept;
    ~PendingFile();

    /// Appends bytes. After an error the object can only be destroyed.
    Result<void> append(std::string_view bytes);

    /// Replaces all files or, on an error, none. Only a kill or a power cut between two of them can
    /// leave some replaced; each file is then wholly old or wholly new. Error: two with the same
    /// target. If the error says that the files were written but may be lost if the power fails,
    /// they are in place.
    static Result<void> replaceAll(std::span<PendingFile> files);

private:
    class Work;
    explicit PendingFile(std::unique_ptr<Work> work);

    std::unique_ptr<Work> m_work;
};

} // namespace thicket::nav
