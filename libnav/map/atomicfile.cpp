#include "libnav/map/atomicfile.h"

#include "libnav/map/systemerror.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <ctime>
#include <optional>
#include <system_error>
#include <utility>

namespace thicket::nav {
namespace {

namespace fs = std::filesystem;

/// Calls again while a signal interrupts.
template <class Call> auto uninterrupted(Call call)
{
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int number() const { return m_number; }
    bool isOpen() const { return m_number >= 0; }
    /// False when the system reports that writing failed after all. Linux closes the number even
    /// when interrupted, so that is no failure, and never tried again.
    bool close()
    {
        const int result = ::close(std::exchange(m_number, -1));
        return result == 0 || errno == EINTR;
    }

private:
    int m_number;
};

/// Why, and whether the new bytes are in place all the same.
struct Failure {
    int error = 0;
    bool isReplaced = false;
};

Unexpected notSaved(const std::string& reason, const fs::path& path)
{
    return Unexpected(reason + ": " + shownPath(path) + " was not saved.");
}

/// Where a chain of symbolic links ends; the path itself when it is no link.
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
    return notSaved(reasonOf(ELOOP), path);
}

/// The status of what stands at the target; nothing when the name is free.
Result<std::optional<struct stat>> inspect(int folder, const std::string& name,
                                           const fs::path& path)
{
    struct stat status = {};
    if (::fstatat(folder, name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) {
        if (errno == ENOENT)
            return std::optional<struct stat>();
        return notSaved(reasonOf(errno), path);
    }
    if (S_ISDIR(status.st_mode))
        return notSaved("This is the name of a folder", path);
    if (!S_ISREG(status.st_mode))
        return notSaved("This is a device or pipe and no file", path);
    if (::faccessat(folder, name.c_str(), W_OK, AT_EACCESS) != 0)
        return notSaved(errno == EACCES ? "The file is write-protected" : reasonOf(errno), path);
    return std::optional(status);
}

std::string temporaryName()
{
    static std::atomic<unsigned> counter = 0;
    timespec now = {};
    ::clock_gettime(CLOCK_REALTIME, &now);
    std::array<char, 80> name;
    std::snprintf(name.data(), name.size(), ".thicket-save-%ld-%lx%lx-%u.tmp",
                  static_cast<long>(::getpid()), static_cast<unsigned long>(now.tv_sec),
                  static_cast<unsigned long>(now.tv_nsec), counter++);
    return name.data();
}

bool writeAll(int file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written =
            uninterrupted([&] { return ::write(file, bytes.data(), bytes.size()); });
        if (written < 0)
            return false;
        if (written == 0) {
            errno = EIO;
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// The group is kept where the user may; permission bits follow, because chown clears some.
bool copyOwnership(int file, const struct stat& old)
{
    struct stat fresh = {};
    if (::fstat(file, &fresh) != 0)
        return false;
    const bool isSame = fresh.st_gid == old.st_gid && fresh.st_uid == old.st_uid;
    mode_t mode = old.st_mode & 07777;
    if (!isSame && ::fchown(file, old.st_uid, old.st_gid) != 0 &&
        ::fchown(file, static_cast<uid_t>(-1), old.st_gid) != 0)
        mode &= static_cast<mode_t>(~(S_ISUID | S_ISGID));
    return (fresh.st_mode & 07777) == mode || ::fchmod(file, mode) == 0;
}

/// Fills the temporary file; all of it is on the disk when this returns true.
bool fill(int folder, const std::string& temporary, std::string_view bytes,
          const std::optional<struct stat>& old)
{
    Descriptor file(uninterrupted([&] {
        return ::openat(folder, temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    }));
    return file.isOpen() && (!old || copyOwnership(file.number(), *old)) &&
           writeAll(file.number(), bytes) &&
           uninterrupted([&] { return ::fsync(file.number()); }) == 0 && file.close();
}

std::optional<Failure> replace(int folder, const std::string& name, std::string_view bytes,
                               const std::optional<struct stat>& old)
{
    const std::string temporary = temporaryName();
    if (!fill(folder, temporary, bytes, old) ||
        ::renameat(folder, temporary.c_str(), folder, name.c_str()) != 0) {
        const Failure failure{errno, false};
        ::unlinkat(folder, temporary.c_str(), 0);
        return failure;
    }
    // Without this a power cut may bring the old file back. Some file systems cannot, and say so.
    if (uninterrupted([&] { return ::fsync(folder); }) != 0 && errno != EINVAL)
        return Failure{errno, true};
    return std::nullopt;
}

} // namespace

Result<void> writeFileAtomically(const fs::path& path, std::string_view bytes)
{
    const Result<fs::path> target = followed(path);
    if (!target)
        return Unexpected(target.error());
    const std::string name = target->filename().string();
    if (name.empty() || name == "." || name == "..")
        return notSaved("This is no name of a file", path);
    const fs::path parent = target->has_parent_path() ? target->parent_path() : fs::path(".");
    const Descriptor folder(
        uninterrupted([&] { return ::open(parent.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); }));
    if (!folder.isOpen())
        return notSaved(reasonOf(errno), path);
    const Result<std::optional<struct stat>> old = inspect(folder.number(), name, path);
    if (!old)
        return Unexpected(old.error());
    const std::optional<Failure> failure = replace(folder.number(), name, bytes, *old);
    if (!failure)
        return {};
    if (failure->isReplaced)
        return Unexpected(reasonOf(failure->error) + ": " + shownPath(path) +
                          " was written, but may be lost if the power fails now.");
    return notSaved(reasonOf(failure->error), path);
}

} // namespace thicket::nav
