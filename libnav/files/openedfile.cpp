#include "libnav/files/openedfile.h"

#include "libnav/files/systemerror.h"

#include <fcntl.h>
#include <sys/stat.h>

namespace thicket::nav {

Unexpected notOpened(const std::string& reason, const std::filesystem::path& path)
{
    return Unexpected(reason + ": " + shownPath(path) + " was not opened.");
}

Unexpected notOpened(int error, const std::filesystem::path& path)
{
    return notOpened(error == ENOENT ? "There is no such file" : reasonOf(error), path);
}

Result<Descriptor> openedForReading(const std::filesystem::path& path)
{
    // O_NONBLOCK: opening a pipe must not wait for its writer.
    Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    struct stat status = {};
    if (!file.isOpen() || ::fstat(file.number(), &status) != 0)
        return notOpened(errno, path);
    if (S_ISDIR(status.st_mode))
        return notOpened("This is a folder", path);
    if (!S_ISREG(status.st_mode))
        return notOpened("This is a device or pipe and no file", path);
    return file;
}

} // namespace thicket::nav
