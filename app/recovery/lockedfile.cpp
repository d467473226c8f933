#include "app/recovery/lockedfile.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <memory>
#include <string>
#include <system_error>
#include <utility>

namespace thicket::recovery {

namespace {

namespace fs = std::filesystem;

Unexpected failure(int error)
{
    if (error == ENOSPC || error == EDQUOT)
        return Unexpected("The disk is full");
    return Unexpected(std::generic_category().message(error));
}

enum class Lock {
    taken,
    refused, ///< another process has it
    absent   ///< the file system has no locks
};

Lock lock(int file, int kind)
{
    while (::flock(file, kind | LOCK_NB) != 0) {
        if (errno == EWOULDBLOCK)
            return Lock::refused;
        if (errno != EINTR)
            return Lock::absent;
    }
    return Lock::taken;
}

bool isStill(int file, const fs::path& path)
{
    struct stat open = {};
    struct stat named = {};
    return ::fstat(file, &open) == 0 && ::stat(path.c_str(), &named) == 0 &&
           open.st_dev == named.st_dev && open.st_ino == named.st_ino;
}

/// The file's contents, and that it has its name. Some file systems cannot sync a folder.
bool syncWithFolder(int file, const fs::path& path)
{
    if (::fdatasync(file) != 0)
        return false;
    const int folder = ::open(path.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return false;
    const bool isSynced = ::fsync(folder) == 0 || errno == EINVAL;
    ::close(folder);
    return isSynced;
}

} // namespace

Result<LockedFile> LockedFile::create(const fs::path& path)
{
    const fs::path unlocked = path.string() + ".new";
    const int file =
        ::open(unlocked.c_str(), O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0600);
    if (file < 0)
        return failure(errno);
    LockedFile made(file, unlocked, 0);
    lock(file, LOCK_EX);
    if (Result<void> named = made.rename(path); !named) {
        made.remove();
        return Unexpected(named.error());
    }
    return made;
}

std::optional<LockedFile> LockedFile::takeOver(const fs::path& path)
{
    const int file = ::open(path.c_str(), O_RDWR | O_APPEND | O_CLOEXEC);
    if (file < 0)
        return std::nullopt;
    LockedFile taken(file, path, 0);
    struct stat status = {};
    // A former owner may have removed it before the lock was free. Without locks nobody can tell
    // whether it has an owner.
    if (lock(file, LOCK_EX) != Lock::taken || !isStill(file, path) || ::fstat(file, &status) != 0 ||
        !S_ISREG(status.st_mode))
        return std::nullopt;
    taken.m_size = static_cast<std::uint64_t>(status.st_size);
    return taken;
}

bool LockedFile::isOwned(const fs::path& path)
{
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return false;
    const LockedFile closing(file, path, 0);
    return lock(file, LOCK_SH) == Lock::refused;
}

LockedFile::LockedFile(LockedFile&& other) noexcept
    : m_file(std::exchange(other.m_file, -1)), m_path(std::move(other.m_path)),
      m_size(other.m_size), m_sync(std::move(other.m_sync))
{}

LockedFile& LockedFile::operator=(LockedFile&& other) noexcept
{
    std::swap(m_file, other.m_file);
    std::swap(m_path, other.m_path);
    std::swap(m_size, other.m_size);
    std::swap(m_sync, other.m_sync);
    return *this;
}

LockedFile::~LockedFile()
{
    endSync();
    if (m_file >= 0)
        ::close(m_file);
}

Result<void> LockedFile::append(std::string_view bytes)
{
    std::string_view rest = bytes;
    while (!rest.empty()) {
        const ssize_t count = ::write(m_file, rest.data(), rest.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0) {
            const int error = count < 0 ? errno : EIO;
            // Half a record would hide those after it. If even this fails, the reader stops there.
            if (::ftruncate(m_file, static_cast<off_t>(m_size)) != 0)
                return failure(error);
            return failure(error);
        }
        rest.remove_prefix(static_cast<std::size_t>(count));
    }
    m_size += bytes.size();
    return {};
}

Result<void> LockedFile::cutTo(std::uint64_t size)
{
    if (::ftruncate(m_file, static_cast<off_t>(size)) != 0)
        return failure(errno);
    m_size = size;
    return {};
}

std::function<bool()> LockedFile::syncing() const
{
    const int copy = ::fcntl(m_file, F_DUPFD_CLOEXEC, 0);
    if (copy < 0)
        return [] { return false; };
    const std::shared_ptr<const int> file(new int(copy), [](const int* number) {
        ::close(*number);
        delete number;
    });
    return [file, path = m_path] { return syncWithFolder(*file, path); };
}

bool LockedFile::startSync()
{
    if (m_sync.valid() && m_sync.wait_for(std::chrono::seconds(0)) != std::future_status::ready)
        return false;
    try {
        m_sync = std::async(std::launch::async, syncing());
    } catch (const std::system_error&) {
        return false; // no thread: later
    }
    return true;
}

bool LockedFile::endSync() { return !m_sync.valid() || m_sync.get(); }

Result<void> LockedFile::rename(const fs::path& path)
{
    std::error_code error;
    fs::rename(m_path, path, error);
    if (error)
        return failure(error.value());
    m_path = path;
    return {};
}

void LockedFile::remove()
{
    std::error_code ignored;
    fs::remove(m_path, ignored);
}

} // namespace thicket::recovery
