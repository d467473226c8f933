#include "libnav/files/pendingfile.h"

#include "libnav/files/fileidentity.h"
#include "libnav/files/folderlock.h"
#include "libnav/files/systemerror.h"
#include "libnav/files/temporaryfile.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <array>
#include <optional>
#include <set>
#include <string>
#include <system_error>
#include <tuple>
#include <utility>

namespace thicket::nav {
namespace {

namespace fs = std::filesystem;

Unexpected notSaved(const std::string& reason, const fs::path& path)
{
    return Unexpected(reason + ": " + shownPath(path) + " was not saved.");
}

/// Why a file was not made in this folder. One that is there may take no files, as those of the
/// kernel do; they say that something does not exist.
std::string reasonNotMade(int error, int folder)
{
    struct stat status = {};
    const bool isThere = ::fstat(folder, &status) == 0 && status.st_nlink > 0;
    if (error != ENOENT || !isThere)
        return reasonOf(error);
    return "No file can be made in this folder (the system says \"" +
           std::generic_category().message(error) + "\")";
}

/// The status of the target; no value if it does not exist.
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

bool writeWhole(int file, std::string_view bytes)
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

/// Keeps the group if the user may. Sets permissions last, because chown clears some.
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

/// Closing can be the first call to report a failed write. The file stays open for its lock.
bool closesWell(int file)
{
    Descriptor copy(::fcntl(file, F_DUPFD_CLOEXEC, 0));
    return copy.isOpen() && copy.close();
}

bool copyBytes(int from, int to)
{
    std::array<char, 65536> piece;
    while (true) {
        const ssize_t count =
            uninterrupted([&] { return ::read(from, piece.data(), piece.size()); });
        if (count <= 0)
            return count == 0;
        if (!writeWhole(to, {piece.data(), static_cast<std::size_t>(count)}))
            return false;
    }
}

} // namespace

class PendingFile::Work {
public:
    explicit Work(const fs::path& path) : m_path(path) {}
    Work(const Work&) = delete;
    Work& operator=(const Work&) = delete;
    ~Work();

    Result<void> begin();
    bool append(std::string_view bytes);
    bool finish();
    bool keepOld();
    bool takePlace();
    /// Undoes takePlace().
    bool giveBack();
    bool settle() const;
    FolderLock lockFolder() const { return FolderLock(m_folder.number()); }

    const fs::path& path() const { return m_path; }
    /// The target, independent of the path to it.
    std::tuple<dev_t, ino_t, std::string> place() const;

private:
    void remove(TemporaryFile& file) const;
    bool linkOld(TemporaryFile& kept) const;
    bool copyOld(TemporaryFile& kept) const;

    fs::path m_path; // as the caller gave it
    Descriptor m_folder;
    std::string m_name; // name in the folder
    std::optional<struct stat> m_old;
    TemporaryFile m_new;
    TemporaryFile m_kept; // the old file under another name
    std::string m_buffer;
};

PendingFile::Work::~Work()
{
    remove(m_new);
    remove(m_kept);
}

void PendingFile::Work::remove(TemporaryFile& file) const
{
    if (!file.name.empty())
        ::unlinkat(m_folder.number(), file.name.c_str(), 0);
    file.name.clear();
}

Result<void> PendingFile::Work::begin()
{
    const Result<fs::path> target = followed(m_path);
    if (!target)
        return Unexpected(target.error().message + " was not saved.");
    m_name = target->filename().string();
    if (m_name.empty() || m_name == "." || m_name == "..")
        return notSaved("This is no name of a file", m_path);
    const fs::path parent = target->has_parent_path() ? target->parent_path() : fs::path(".");
    m_folder = Descriptor(
        uninterrupted([&] { return ::open(parent.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); }));
    if (!m_folder.isOpen())
        return notSaved(reasonOf(errno), m_path);
    const Result<std::optional<struct stat>> old = inspect(m_folder.number(), m_name, m_path);
    if (!old)
        return Unexpected(old.error());
    m_old = *old;
    sweepAbandoned(m_folder.number());
    std::optional<TemporaryFile> made = makeTemporaryFile(m_folder.number());
    if (!made)
        return notSaved(reasonNotMade(errno, m_folder.number()), m_path);
    m_new = std::move(*made);
    if (m_old && !copyOwnership(m_new.file.number(), *m_old))
        return notSaved(reasonOf(errno), m_path);
    return {};
}

bool PendingFile::Work::append(std::string_view bytes)
{
    constexpr std::size_t piece = 65536;
    if (m_buffer.empty() && bytes.size() >= piece)
        return writeWhole(m_new.file.number(), bytes);
    m_buffer += bytes;
    if (m_buffer.size() < piece)
        return true;
    const bool isWritten = writeWhole(m_new.file.number(), m_buffer);
    m_buffer.clear();
    return isWritten;
}

/// When it returns true, all data is on the disk.
bool PendingFile::Work::finish()
{
    const int file = m_new.file.number();
    return writeWhole(file, std::exchange(m_buffer, {})) &&
           uninterrupted([&] { return ::fsync(file); }) == 0 && closesWell(file);
}

bool PendingFile::Work::keepOld() { return !m_old || linkOld(m_kept) || copyOld(m_kept); }

bool PendingFile::Work::linkOld(TemporaryFile& kept) const
{
    const int folder = m_folder.number();
    const std::string name = temporaryName();
    Descriptor file(::openat(folder, m_name.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC, 0));
    if (!file.isOpen() || !lockAgainstSweeping(file.number()) ||
        ::linkat(folder, m_name.c_str(), folder, name.c_str(), 0) != 0)
        return false;
    kept = {name, std::move(file)};
    return true;
}

/// For file systems without hard links.
bool PendingFile::Work::copyOld(TemporaryFile& kept) const
{
    const int folder = m_folder.number();
    const Descriptor old(::openat(folder, m_name.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC, 0));
    std::optional<TemporaryFile> made =
        old.isOpen() ? makeTemporaryFile(folder) : std::optional<TemporaryFile>();
    if (!made)
        return false;
    kept = std::move(*made);
    return copyOwnership(kept.file.number(), *m_old) &&
           copyBytes(old.number(), kept.file.number()) && ::fsync(kept.file.number()) == 0;
}

bool PendingFile::Work::takePlace()
{
    const int folder = m_folder.number();
    if (::renameat(folder, m_new.name.c_str(), folder, m_name.c_str()) != 0)
        return false;
    m_new.name.clear();
    return true;
}

bool PendingFile::Work::giveBack()
{
    const int folder = m_folder.number();
    if (!m_old)
        return ::unlinkat(folder, m_name.c_str(), 0) == 0 && settle();
    if (::renameat(folder, m_kept.name.c_str(), folder, m_name.c_str()) != 0)
        return false;
    m_kept.name.clear();
    return settle();
}

/// Without this a power cut may bring the old file back. Some file systems do not support it
/// (EINVAL).
bool PendingFile::Work::settle() const
{
    return uninterrupted([&] { return ::fsync(m_folder.number()); }) == 0 || errno == EINVAL;
}

std::tuple<dev_t, ino_t, std::string> PendingFile::Work::place() const
{
    struct stat folder = {};
    ::fstat(m_folder.number(), &folder);
    return {folder.st_dev, folder.st_ino, m_name};
}

PendingFile::PendingFile(std::unique_ptr<Work> work) : m_work(std::move(work)) {}
PendingFile::PendingFile(PendingFile&&) noexcept = default;
PendingFile& PendingFile::operator=(PendingFile&&) noexcept = default;
PendingFile::~PendingFile() = default;

Result<PendingFile> PendingFile::begin(const fs::path& path)
{
    auto work = std::make_unique<Work>(path);
    if (Result<void> begun = work->begin(); !begun)
        return Unexpected(begun.error());
    return PendingFile(std::move(work));
}

Result<void> PendingFile::append(std::string_view bytes)
{
    if (m_work->append(bytes))
        return {};
    return notSaved(reasonOf(errno), m_work->path());
}

Result<void> PendingFile::replaceAll(std::span<PendingFile> files, const Consent& consent)
{
    std::set<std::tuple<dev_t, ino_t, std::string>> places;
    for (const PendingFile& file : files) {
        if (!places.insert(file.m_work->place()).second)
            return notSaved("Two files would have the same name", file.m_work->path());
        if (!file.m_work->finish())
            return notSaved(reasonOf(errno), file.m_work->path());
    }
    std::optional<FolderLock> lock;
    if (consent && !files.empty()) {
        lock.emplace(files.front().m_work->lockFolder());
        if (Result<void> given = consent(); !given)
            return given;
    }
    for (std::size_t i = 0; i < files.size(); ++i) {
        Work& work = *files[i].m_work;
        // After the last file nothing can fail that would require its old file.
        const bool isLast = i + 1 == files.size();
        if ((isLast || work.keepOld()) && work.takePlace())
            continue;
        std::string reason = reasonOf(errno);
        for (PendingFile& done : files.first(i))
            if (!done.m_work->giveBack())
                reason += ", and " + shownPath(done.m_work->path()) + " stays replaced";
        return notSaved(reason, work.path());
    }
    for (const PendingFile& file : files)
        if (!file.m_work->settle())
            return Unexpected(reasonOf(errno) + ": " + shownPath(file.m_work->path()) +
                              " was written, but may be lost if the power fails now.");
    return {};
}

} // namespace thicket::nav
