#include "libnav/files/atomicfile.h"
#include "libnav/map/mapfile.h"
#include "tests/libnav/files/faultshim.h"

#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

using namespace thicket;
using namespace thicket::nav;

namespace {

namespace fs = std::filesystem;

const std::string oldBytes(5000, 'o');
const std::string newBytes(70000, 'n');

class Folder {
public:
    fs::path path(const std::string& name = "map.thicket") const
    {
        return fs::path(m_folder.path().toStdString()) / name;
    }
    void put(const std::string& bytes) const
    {
        std::ofstream(path(), std::ios::binary | std::ios::trunc) << bytes;
    }
    std::size_t entryCount() const
    {
        const fs::directory_iterator entries(m_folder.path().toStdString());
        return static_cast<std::size_t>(std::distance(begin(entries), end(entries)));
    }

private:
    QTemporaryDir m_folder;
};

/// The file's contents, read without the code under test.
std::string bytesOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

mode_t modeOf(const fs::path& path)
{
    struct stat status = {};
    ::stat(path.c_str(), &status);
    return status.st_mode & 07777;
}

std::string refusal(const fs::path& path)
{
    const Result<void> result = writeFileAtomically(path, newBytes);
    return result ? "was written" : result.error().text();
}

/// Runs `work` in a child process that then ends. Returns its exit status.
template <class Work> int inChild(Work work)
{
    const pid_t child = ::fork();
    if (child == 0) {
        work();
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

} // namespace

class AtomicFileTest : public QObject {
    Q_OBJECT

private slots:
    void createsAndReplaces();
    void keepsPermissions();
    void followsASymlink();
    void takesAnyName();
    void refusesWhatIsNoFile();
    void refusesAWriteProtectedFile();
    void survivesEveryFault_data();
    void survivesEveryFault();
    void survivesInterruptions();
    void survivesAnExitAtEveryCall();
    void survivesAFullDisk();
    void survivesBeingKilled();
};

void AtomicFileTest::createsAndReplaces()
{
    const Folder folder;
    for (const std::string& bytes : {newBytes, std::string(), oldBytes}) {
        QVERIFY(writeFileAtomically(folder.path(), bytes).has_value());
        QVERIFY(bytesOf(folder.path()) == bytes);
        QCOMPARE(folder.entryCount(), std::size_t{1});
    }
}

void AtomicFileTest::keepsPermissions()
{
    const Folder folder;
    const mode_t mask = ::umask(027);
    QVERIFY(writeFileAtomically(folder.path(), newBytes).has_value());
    ::umask(mask);
    QCOMPARE(modeOf(folder.path()), mode_t{0640});
    for (const mode_t mode : {0600, 0666, 0755}) {
        QCOMPARE(::chmod(folder.path().c_str(), mode), 0);
        QVERIFY(writeFileAtomically(folder.path(), newBytes).has_value());
        QCOMPARE(modeOf(folder.path()), mode);
    }
}

void AtomicFileTest::followsASymlink()
{
    const Folder folder;
    folder.put(oldBytes);
    fs::create_directory(folder.path("sub"));
    fs::create_symlink("../map.thicket", folder.path("sub/link"));
    fs::create_symlink(folder.path("sub/link"), folder.path("second"));
    fs::create_symlink("absent", folder.path("dangling"));
    fs::create_symlink("circle", folder.path("circle"));
    QVERIFY(writeFileAtomically(folder.path("second"), newBytes).has_value());
    QVERIFY(fs::is_symlink(folder.path("second")) && fs::is_symlink(folder.path("sub/link")));
    QVERIFY(!fs::is_symlink(folder.path()) && bytesOf(folder.path()) == newBytes);
    QVERIFY(writeFileAtomically(folder.path("dangling"), newBytes).has_value());
    QVERIFY(fs::is_symlink(folder.path("dangling")) && bytesOf(folder.path("absent")) == newBytes);
    QVERIFY(refusal(folder.path("circle")).starts_with("The symbolic links lead nowhere: "));
}

void AtomicFileTest::takesAnyName()
{
    const Folder folder;
    for (const std::string& name : {std::string(255, 'x'), std::string("a\nb"),
                                    std::string("\xFF\xE2\x80\xAE"), std::string("-rf ~ *")}) {
        QVERIFY(writeFileAtomically(folder.path(name), newBytes).has_value());
        QVERIFY(bytesOf(folder.path(name)) == newBytes);
    }
    QCOMPARE(folder.entryCount(), std::size_t{4});
    fs::remove(folder.path("\xFF\xE2\x80\xAE")); // Qt cannot
    QVERIFY(refusal(folder.path(std::string(256, 'x'))).starts_with("The name is too long: "));
}

void AtomicFileTest::refusesWhatIsNoFile()
{
    const Folder folder;
    const std::string pipe = folder.path("pipe").string();
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    QCOMPARE(refusal(pipe), "This is a device or pipe and no file: " + pipe + " was not saved.");
    QCOMPARE(refusal("/dev/full"),
             "This is a device or pipe and no file: /dev/full was not saved.");
    fs::create_directory(folder.path("folder"));
    const std::string inner = folder.path("folder").string();
    QCOMPARE(refusal(inner), "This is the name of a folder: " + inner + " was not saved.");
    QVERIFY(refusal(inner + "/").starts_with("This is no name of a file: "));
    QVERIFY(refusal("").starts_with("This is no name of a file: "));
    QVERIFY(refusal(inner + "/absent/map").starts_with("The folder does not exist: "));
    QCOMPARE(refusal("/proc/map"), "No file can be made in this folder (the system says \"No such "
                                   "file or directory\"): /proc/map was not saved.");
    folder.put(oldBytes);
    QVERIFY(refusal(folder.path() / "map").starts_with("Part of the path is not a folder: "));
    QVERIFY(fs::is_fifo(pipe) && fs::is_character_file("/dev/full"));
    QCOMPARE(folder.entryCount(), std::size_t{3});
}

void AtomicFileTest::refusesAWriteProtectedFile()
{
    const Folder folder;
    folder.put(oldBytes);
    fs::permissions(folder.path(), fs::perms::owner_read);
    // Root may write anyway, so the child becomes nobody.
    fs::permissions(folder.path().parent_path(), fs::perms::all);
    const int status = inChild([&] {
        if (::geteuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0))
            ::_exit(2);
        const std::string text = refusal(folder.path());
        ::_exit(text.starts_with("The file is write-protected: ") ||
                        text.starts_with("There is no permission: ")
                    ? 0
                    : 1);
    });
    QCOMPARE(status, 0);
    QVERIFY(bytesOf(folder.path()) == oldBytes);
    QCOMPARE(folder.entryCount(), std::size_t{1});
}

void AtomicFileTest::survivesEveryFault_data()
{
    QTest::addColumn<int>("error");
    QTest::addColumn<QString>("reason");
    QTest::newRow("ENOSPC") << ENOSPC << "The disk is full: ";
    QTest::newRow("EDQUOT") << EDQUOT << "Your disk quota is used up: ";
    QTest::newRow("EIO") << EIO << "The disk reports an error: ";
    QTest::newRow("EROFS") << EROFS << "The disk is read-only: ";
    QTest::newRow("EACCES") << EACCES << "There is no permission: ";
    QTest::newRow("EXDEV") << EXDEV << "The place does not let files be replaced safely: ";
    QTest::newRow("EBUSY") << EBUSY << "The place does not let files be replaced safely: ";
}

void AtomicFileTest::survivesEveryFault()
{
    QFETCH(int, error);
    QFETCH(QString, reason);
    const Folder folder;
    folder.put(oldBytes);
    QCOMPARE(::chmod(folder.path().c_str(), 0600), 0);
    faultArm(0, faultNone, 0);
    QVERIFY(writeFileAtomically(folder.path(), newBytes).has_value());
    const int calls = faultDisarm();
    QVERIFY(calls >= 8); // openat, fchmod, write, fsync, close, renameat, fsync, close, close
    int refusals = 0;
    for (int position = 1; position <= calls; ++position) {
        folder.put(oldBytes);
        faultArm(position, faultError, error);
        const Result<void> result = writeFileAtomically(folder.path(), newBytes);
        faultDisarm();
        const std::string bytes = bytesOf(folder.path());
        QCOMPARE(folder.entryCount(), std::size_t{1});
        QVERIFY(bytes == oldBytes || bytes == newBytes);
        if (result) {
            QVERIFY(bytes == newBytes);
            continue;
        }
        ++refusals;
        const std::string text = result.error().text();
        QVERIFY2(text.starts_with(reason.toStdString()), text.c_str());
        const char* outcome = bytes == oldBytes ? " was not saved." : "may be lost if the power";
        QVERIFY2(text.find(outcome) != std::string::npos, text.c_str());
    }
    // Every call must be checked, except the last two closings: that of the folder, which was only
    // read, and that of the file, whose closing was tried before on a duplicated descriptor.
    QCOMPARE(refusals, calls - 2);
}

void AtomicFileTest::survivesInterruptions()
{
    const Folder folder;
    folder.put(oldBytes);
    faultArm(0, faultNone, 0);
    QVERIFY(writeFileAtomically(folder.path(), newBytes).has_value());
    const int calls = faultDisarm();
    for (const int mode : {faultInterrupted, faultShort}) {
        for (int position = 1; position <= calls; ++position) {
            folder.put(oldBytes);
            faultArm(position, mode, 0);
            const Result<void> result = writeFileAtomically(folder.path(), newBytes);
            faultDisarm();
            QCOMPARE(folder.entryCount(), std::size_t{1});
            QVERIFY(bytesOf(folder.path()) == (result ? newBytes : oldBytes));
            QVERIFY(result.has_value() || mode == faultInterrupted);
        }
    }
}

void AtomicFileTest::survivesAnExitAtEveryCall()
{
    const Folder folder;
    folder.put(oldBytes);
    faultArm(0, faultNone, 0);
    QVERIFY(writeFileAtomically(folder.path(), newBytes).has_value());
    const int calls = faultDisarm();
    int replaced = 0;
    for (int position = 1; position <= calls; ++position) {
        folder.put(oldBytes);
        const int status = inChild([&] {
            faultArm(position, faultExit, 0);
            if (writeFileAtomically(folder.path(), newBytes))
                ::_exit(1);
        });
        QCOMPARE(status, 0);
        const std::string bytes = bytesOf(folder.path());
        QVERIFY(bytes == oldBytes || bytes == newBytes);
        replaced += bytes == newBytes;
    }
    QVERIFY(replaced > 0 && replaced < calls);
    QVERIFY(writeFileAtomically(folder.path(), newBytes).has_value());
    QCOMPARE(folder.entryCount(), std::size_t{1});
}

void AtomicFileTest::survivesAFullDisk()
{
    // A limit on file sizes acts like a full disk and needs no privilege: the kernel cuts the
    // writes short.
    const Folder folder;
    folder.put(oldBytes);
    for (const rlim_t limit : {0, 1, 4096, 69999, 70000}) {
        folder.put(oldBytes);
        const bool fits = limit >= newBytes.size();
        const int status = inChild([&] {
            ::signal(SIGXFSZ, SIG_IGN);
            const rlimit size{limit, limit};
            if (::setrlimit(RLIMIT_FSIZE, &size) != 0)
                ::_exit(2);
            ::_exit(writeFileAtomically(folder.path(), newBytes).has_value() == fits ? 0 : 1);
        });
        QCOMPARE(status, 0);
        QVERIFY(bytesOf(folder.path()) == (fits ? newBytes : oldBytes));
        QCOMPARE(folder.entryCount(), std::size_t{1});
    }
}

void AtomicFileTest::survivesBeingKilled()
{
    const Folder folder;
    const auto generation = [](int number) {
        return std::string(60000, 'x') + std::to_string(number);
    };
    std::mt19937_64 random(1);
    for (int run = 0; run < 60; ++run) {
        folder.put(generation(0));
        std::array<int, 2> acknowledgements{};
        QCOMPARE(::pipe(acknowledgements.data()), 0);
        const pid_t child = ::fork();
        int number = 1;
        while (child == 0) {
            if (writeFileAtomically(folder.path(), generation(number++)))
                (void)!::write(acknowledgements[1], "s", 1);
        }
        int saved = 0;
        char one = 0;
        for (const int wanted = static_cast<int>(random() % 4); saved < wanted; ++saved)
            QCOMPARE(::read(acknowledgements[0], &one, 1), ssize_t{1});
        const auto end =
            std::chrono::steady_clock::now() + std::chrono::microseconds(random() % 1000);
        while (std::chrono::steady_clock::now() < end) {
            // Spinning reaches finer moments than sleeping.
        }
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        ::close(acknowledgements[1]);
        while (::read(acknowledgements[0], &one, 1) == 1)
            ++saved;
        ::close(acknowledgements[0]);
        const std::string bytes = bytesOf(folder.path());
        // Old or new, and never older than what the child has reported as saved.
        QVERIFY(bytes == generation(saved) || bytes == generation(saved + 1));
    }
}

QTEST_GUILESS_MAIN(AtomicFileTest)
#include "atomicfiletest.moc"
