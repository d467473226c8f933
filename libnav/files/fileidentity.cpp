#include "libnav/files/fileidentity.h"

#include "libnav/files/systemerror.h"

#include <sys/stat.h>

#include <cerrno>
#include <system_error>

namespace thicket::nav {

namespace fs = std::filesystem;

Result<fs::path> followed(const fs::path& path)
{
    constexpr int longestChain = 40;
    fs::path target = path;
    for (int i = 0; i < longestChain; ++i) {
        std::error_code error;
        const fs::path next = fs::read_symlink(target, error);
        if (error)
            return target;
        target = next.is_absolute() ? next : target.parent_path() / next;
    }
    return Unexpected(reasonOf(ELOOP) + ": " + shownPath(path));
}

std::optional<FileIdentity> identityOf(const fs::path& path)
{
    struct stat status = {};
    if (::stat(path.c_str(), &status) == 0)
        return FileIdentity{status.st_dev, status.st_ino, {}};
    const Result<fs::path> target = followed(path);
    if (!target)
        return std::nullopt;
    const fs::path folder = target->has_parent_path() ? target->parent_path() : fs::path(".");
    if (::stat(folder.c_str(), &status) != 0 || !S_ISDIR(status.st_mode))
        return std::nullopt;
    return FileIdentity{status.st_dev, status.st_ino, target->filename().string()};
}

} // namespace thicket::nav
