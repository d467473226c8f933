#include "libnav/map/mapfile.h"

#include "libnav/map/atomicfile.h"
#include "libnav/map/systemerror.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <new>

namespace thicket::nav {
namespace {

constexpr std::size_t largestFile = std::size_t{1} << 31;

Unexpected notOpened(const std::string& reason, const std::filesystem::path& path)
{
    return Unexpected(reason + ": " + shownPath(path) + " was not opened.");
}

std::string readingReason(int error)
{
    return error == ENOENT ? "There is no such file" : reasonOf(error);
}

/// Nothing when the descriptor is a regular file of acceptable size.
std::string objection(const struct stat& status)
{
    if (S_ISDIR(status.st_mode))
        return "This is a folder";
    if (!S_ISREG(status.st_mode))
        return "This is a device or pipe and no file";
    if (static_cast<std::size_t>(status.st_size) > largestFile)
        return "The file is larger than 2 GiB";
    return {};
}

/// The bytes up to the end, which may have moved since the size was asked for; an error number.
int readAll(int file, std::size_t expected, std::string& bytes)
{
    constexpr std::size_t piece = 65536;
    std::size_t filled = 0;
    bytes.resize(expected + 1); // one more, so that the end is seen without growing
    while (true) {
        if (filled == bytes.size())
            bytes.resize(filled + piece);
        const ssize_t count = ::read(file, bytes.data() + filled, bytes.size() - filled);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return errno;
        filled += static_cast<std::size_t>(count);
        if (filled > largestFile)
            return EFBIG;
        if (count == 0)
            break;
    }
    bytes.resize(filled);
    return 0;
}

Result<std::string> readDescriptor(int file, const std::filesystem::path& path)
{
    struct stat status = {};
    if (::fstat(file, &status) != 0)
        return notOpened(readingReason(errno), path);
    if (const std::string reason = objection(status); !reason.empty())
        return notOpened(reason, path);
    try {
        std::string bytes;
        if (const int error = readAll(file, static_cast<std::size_t>(status.st_size), bytes))
            return notOpened(readingReason(error), path);
        return bytes;
    } catch (const std::bad_alloc&) {
        return notOpened("The file needs more memory than there is", path);
    }
}

} // namespace

Result<std::string> readFile(const std::filesystem::path& path)
{
    // Not blocking: opening a pipe must not wait for its writer.
    const int file = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (file < 0)
        return notOpened(readingReason(errno), path);
    Result<std::string> bytes = readDescriptor(file, path);
    ::close(file);
    return bytes;
}

Result<LoadedMap> loadMap(const std::filesystem::path& path)
{
    const Result<std::string> bytes = readFile(path);
    if (!bytes)
        return Unexpected(bytes.error());
    return readMap(*bytes, shownPath(path.filename()));
}

Result<void> saveMap(const Map& map, const std::filesystem::path& path)
{
    return writeFileAtomically(path, writeMap(map));
}

} // namespace thicket::nav
