#pragma once

#include "libnav/nav_export.h"
#include "libnav/result.h"

#include <filesystem>
#include <functional>
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
    ///
    /// `consent` is asked when everything is on the disk, directly before the files are replaced.
    /// Its error is returned, and no file changes. Meanwhile no other saver that asks for a consent
    /// replaces a file in the folder of the first file, so what it finds there is what is replaced.
    /// (The lock is advisory. It is not waited for longer than five seconds, nor where there are no
    /// locks.)
    using Consent = std::function<Result<void>()>;
    static Result<void> replaceAll(std::span<PendingFile> files, const Consent& consent = {});

private:
    class Work;
    explicit PendingFile(std::unique_ptr<Work> work);

    std::unique_ptr<Work> m_work;
};

} // namespace thicket::nav
