#include "libnav/files/temporaryfile.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <array>
#include <atomic>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <memory>
#include <string_view>
#include <vector>

namespace thicket::nav {
namespace {

constexpr std::string_view namePrefix = ".thicket-save-";
constexpr std::string_view nameSuffix = ".tmp";
constexpr std::string_view decimal = "0123456789";
constexpr std::string_view hexadecimal = "0123456789abcdef";

struct Writer {
    pid_t process = 0;
    bool locks = false; ///< files from before the lock have one part less in their names
};

std::vector<std::string_view> partsOf(std::string_view text)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find('-');
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

bool consistsOf(std::string_view text, std::string_view digits)
{
    return !text.empty() && text.find_first_not_of(digits) == std::string_view::npos;
}

/// The writer of the file with this name; no value if it is not one of our names.
std::optional<Writer> writerOf(std::string_view name)
{
    constexpr std::size_t longest = 80;
    if (name.size() > longest || !name.starts_with(namePrefix) || !name.ends_with(nameSuffix) ||
        name.size() <= namePrefix.size() + nameSuffix.size())
        return std::nullopt;
    name.remove_prefix(namePrefix.size());
    name.remove_suffix(nameSuffix.size());
    const std::vector<std::string_view> parts = partsOf(name);
    const std::size_t count = parts.size();
    if ((count != 3 && count != 4) || !consistsOf(parts.front(), decimal) ||
        !consistsOf(parts.back(), decimal) || !consistsOf(parts[1], hexadecimal) ||
        !consistsOf(parts[2], hexadecimal))
        return std::nullopt;
    Writer writer;
    writer.locks = count == 4;
    const std::string_view process = parts.front();
    const auto read =
        std::from_chars(process.data(), process.data() + process.size(), writer.process);
    if (read.ec != std::errc() || writer.process <= 0)
        return std::nullopt;
    return writer;
}

bool isGone(pid_t process) { return ::kill(process, 0) != 0 && errno == ESRCH; }

bool isUnchangedForAnHour(const struct stat& status)
{
    constexpr time_t hour = 3600;
    return ::time(nullptr) - status.st_mtime > hour;
}

void removeIfAbandoned(int folder, const char* name, const Writer& writer)
{
    // Must not wait for a pipe of this name, nor follow a link.
    const Descriptor file(::openat(folder, name, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    struct stat status = {};
    if (!file.isOpen() || ::fstat(file.number(), &status) != 0 || !S_ISREG(status.st_mode) ||
        status.st_uid != ::geteuid())
        return;
    if (!writer.locks && !(isGone(writer.process) && isUnchangedForAnHour(status)))
        return;
    if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0)
        return;
    // Before we got the lock, the writer may have finished, and the name may now be another file's.
    struct stat named = {};
    if (::fstatat(folder, name, &named, AT_SYMLINK_NOFOLLOW) == 0 &&
        named.st_dev == status.st_dev && named.st_ino == status.st_ino)
        ::unlinkat(folder, name, 0);
}

bool isStillNamed(int file)
{
    struct stat status = {};
    return ::fstat(file, &status) == 0 && status.st_nlink > 0;
}

} // namespace

std::string temporaryName()
{
    static std::atomic<unsigned> counter = 0;
    timespec now = {};
    ::clock_gettime(CLOCK_REALTIME, &now);
    std::array<char, 80> name;
    std::snprintf(name.data(), name.size(), ".thicket-save-%ld-%lx-%lx-%u.tmp",
                  static_cast<long>(::getpid()), static_cast<unsigned long>(now.tv_sec),
                  static_cast<unsigned long>(now.tv_nsec), counter++);
    return name.data();
}

bool lockAgainstSweeping(int file)
{
    return uninterrupted([&] { return ::flock(file, LOCK_EX | LOCK_NB); }) == 0 ||
           errno != EWOULDBLOCK;
}

std::optional<TemporaryFile> makeTemporaryFile(int folder)
{
    constexpr int tries = 16;
    for (int i = 0; i < tries; ++i) {
        TemporaryFile made{temporaryName(), Descriptor()};
        made.file = Descriptor(uninterrupted([&] {
            return ::openat(folder, made.name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
                            0666);
        }));
        if (!made.file.isOpen())
            return std::nullopt;
        if (lockAgainstSweeping(made.file.number()) && isStillNamed(made.file.number()))
            return made;
        // Another process removed it just before the lock.
        ::unlinkat(folder, made.name.c_str(), 0);
    }
    errno = EBUSY;
    return std::nullopt;
}

void sweepAbandoned(int folder)
{
    constexpr int mostEntries = 20'000;
    constexpr int mostTried = 256;
    const int copy = ::fcntl(folder, F_DUPFD_CLOEXEC, 0);
    if (copy < 0)
        return;
    const std::unique_ptr<DIR, int (*)(DIR*)> entries(::fdopendir(copy), ::closedir);
    if (!entries) {
        ::close(copy);
        return;
    }
    int tried = 0;
    for (int seen = 0; seen < mostEntries && tried < mostTried; ++seen) {
        const dirent* const entry = ::readdir(entries.get());
        if (!entry)
            return;
        if (const auto writer = writerOf(entry->d_name)) {
            removeIfAbandoned(folder, entry->d_name, *writer);
            ++tried;
        }
    }
}

} // namespace thicket::nav
