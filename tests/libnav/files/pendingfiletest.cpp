#include "libnav/files/pendingfile.h"
#include "libnav/files/atomicfile.h"
#include "libnav/files/fileidentity.h"
#include "tests/libnav/files/faultshim.h"
#include "tests/libnav/files/testfolder.h"

#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <filesystem>

using namespace thicket;
using namespace thicket::nav;

namespace {

namespace fs = std::filesystem;

Result<void> writeBoth(const Folder& folder, const std::string& a, const std::string& b)
{
    const std::array<FileContent, 2> files{FileContent{folder.path(a), "new a"},
                                           FileContent{folder.path(b), "new b"}};
    return writeFilesAtomically(files);
}

/// A process that has begun to write a file and keeps it open until it is asked to end.
class Writer {
public:
    explicit Writer(const fs::path& path)
    {
        std::array<int, 2> ready{};
        std::array<int, 2> end{};
        if (::pipe(ready.data()) != 0 || ::pipe(end.data()) != 0)
            qFatal("no pipe");
        m_process = ::fork();
        if (m_process == 0) {
            ::close(end[1]);
            write(path, ready[1], end[0]);
        }
        ::close(ready[1]);
        ::close(end[0]);
        m_end = end[1];
        char one = 0;
        m_hasBegun = ::read(ready[0], &one, 1) == 1;
        ::close(ready[0]);
    }
    ~Writer() { finish(); }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    bool hasBegun() const { return m_hasBegun; }
    void kill()
    {
        ::kill(m_process, SIGKILL);
        wait();
    }
    /// Lets it finish its work. Returns whether that succeeded.
    bool finish()
    {
        if (m_process == 0)
            return false;
        (void)!::write(m_end, "e", 1);
        return wait() == 0;
    }

private:
    /// Its exit status. A process that was killed must not be written to.
    int wait()
    {
        int status = 0;
        ::close(m_end);
        ::waitpid(m_process, &status, 0);
        m_process = 0;
        return status;
    }
    [[noreturn]] static void write(const fs::path& path, int ready, int end)
    {
        ::signal(SIGPIPE, SIG_DFL);
        Result<PendingFile> file = PendingFile::begin(path);
        if (!file || !file->append(std::string(100'000, 'w')) || ::write(ready, "r", 1) != 1)
            ::_exit(1);
        char one = 0;
        (void)!::read(end, &one, 1);
        ::_exit(PendingFile::replaceAll({&*file, 1}) ? 0 : 1);
    }

    pid_t m_process = 0;
    int m_end = -1;
    bool m_hasBegun = false;
};

void makeOlder(const fs::path& path, std::chrono::seconds age)
{
    fs::last_write_time(path, fs::file_time_type::clock::now() - age);
}

/// The id of a process that has ended.
pid_t deadProcess()
{
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(0);
    ::waitpid(child, nullptr, 0);
    return child;
}

} // namespace

class PendingFileTest : public QObject {
    Q_OBJECT

private slots:
    void piecesComeTogether()
    {
        const Folder folder;
        folder.put("a", "old");
        std::string whole;
        Result<PendingFile> file = PendingFile::begin(folder.path("a"));
        QVERIFY(file.has_value());
        for (int i = 0; i < 5000; ++i) {
            const std::string piece(std::size_t(i) % 97 + (i % 1000 == 0 ? 90'000 : 0),
                                    char('a' + i % 26));
            QVERIFY(file->append(piece).has_value());
            whole += piece;
        }
        QCOMPARE(folder.bytes("a"), std::string("old"));
        QVERIFY(PendingFile::replaceAll({&*file, 1}).has_value());
        QVERIFY(folder.bytes("a") == whole);
        QCOMPARE(folder.names(), Names{"a"});
    }

    void whatIsDroppedLeavesNothing()
    {
        const Folder folder;
        folder.put("a", "old");
        {
            Result<PendingFile> file = PendingFile::begin(folder.path("a"));
            QVERIFY(file && file->append("new"));
            QCOMPARE(folder.names().size(), std::size_t{2});
        }
        QCOMPARE(folder.names(), Names{"a"});
        QCOMPARE(folder.bytes("a"), std::string("old"));
    }

    void severalFilesGoTogether()
    {
        const Folder folder;
        folder.put("a", "old");
        fs::create_hard_link(folder.path("a"), folder.path("link"));
        QVERIFY(writeBoth(folder, "a", "b").has_value());
        QCOMPARE(folder.names(), (Names{"a", "b", "link"}));
        QCOMPARE(folder.bytes("a"), std::string("new a"));
        QCOMPARE(folder.bytes("b"), std::string("new b"));
        QCOMPARE(folder.bytes("link"), std::string("old"));
    }

    void oneThatCannotBeWrittenKeepsTheOthersBack()
    {
        const Folder folder;
        folder.put("a", "old");
        fs::create_directory(folder.path("folder"));
        for (const char* bad : {"folder", "none/b", "a/b"}) {
            for (const bool isFirst : {false, true}) {
                const auto written =
                    isFirst ? writeBoth(folder, bad, "a") : writeBoth(folder, "a", bad);
                QVERIFY(!written);
                QVERIFY(written.error().text().find(bad) != std::string::npos);
                QCOMPARE(folder.names(), (Names{"a", "folder"}));
                QCOMPARE(folder.bytes("a"), std::string("old"));
            }
        }
        const auto same = writeBoth(folder, "a", "folder/../a");
        QVERIFY(!same && same.error().text().starts_with("Two files would have the same name: "));
        QCOMPARE(folder.bytes("a"), std::string("old"));
    }

    void everyFaultKeepsBothOrChangesBoth_data()
    {
        QTest::addColumn<bool>("isOld");
        QTest::newRow("old") << true;
        QTest::newRow("not there") << false;
    }

    void everyFaultKeepsBothOrChangesBoth()
    {
        QFETCH(bool, isOld);
        const Folder folder;
        const auto reset = [&] {
            for (const char* name : {"a", "b"}) {
                fs::remove(folder.path(name));
                if (isOld)
                    folder.put(name, "old");
            }
        };
        reset();
        faultArm(0, faultNone, 0);
        QVERIFY(writeBoth(folder, "a", "b").has_value());
        const int calls = faultDisarm();
        const std::string before = isOld ? "old" : "absent";
        int kept = 0;
        int changed = 0;
        for (int position = 1; position <= calls; ++position) {
            reset();
            faultArm(position, faultError, EIO);
            const Result<void> written = writeBoth(folder, "a", "b");
            faultDisarm();
            if (folder.bytes("a") == before) {
                ++kept;
                QVERIFY(!written);
                QCOMPARE(folder.bytes("b"), before);
                QCOMPARE(folder.names(), isOld ? Names({"a", "b"}) : Names());
            } else {
                ++changed;
                QCOMPARE(folder.bytes("a"), std::string("new a"));
                QCOMPARE(folder.bytes("b"), std::string("new b"));
                QCOMPARE(folder.names(), (Names{"a", "b"}));
                QVERIFY(written || written.error().text().find("was written") != std::string::npos);
            }
        }
        QVERIFY(kept >= 10 && changed >= 2);
    }

    void whatAKilledSaveLeftIsSwept()
    {
        const Folder folder;
        folder.put("a", "old");
        Writer killed(folder.path("a"));
        QVERIFY(killed.hasBegun());
        killed.kill();
        QCOMPARE(folder.names().size(), std::size_t{2});
        QVERIFY(writeFileAtomically(folder.path("b"), "new").has_value());
        QCOMPARE(folder.names(), (Names{"a", "b"}));
        QCOMPARE(folder.bytes("a"), std::string("old"));
    }

    void aLiveWriterIsLeftAlone()
    {
        const Folder folder;
        Writer live(folder.path("a"));
        QVERIFY(live.hasBegun());
        const Names during = folder.names();
        QCOMPARE(during.size(), std::size_t{1});
        makeOlder(folder.path(*during.begin()), std::chrono::hours(50));
        Result<PendingFile> own = PendingFile::begin(folder.path("c"));
        QVERIFY(own.has_value());
        for (int i = 0; i < 3; ++i)
            QVERIFY(writeFileAtomically(folder.path("b"), "new").has_value());
        QVERIFY(folder.names().contains(*during.begin()));
        QVERIFY(live.finish());
        QVERIFY(PendingFile::replaceAll({&*own, 1}).has_value());
        QCOMPARE(folder.names(), (Names{"a", "b", "c"}));
        QVERIFY(folder.bytes("a") == std::string(100'000, 'w'));
    }

    void foreignFilesAreLeftAlone()
    {
        const Folder folder;
        const std::string own = std::to_string(::getpid());
        const std::string dead = std::to_string(deadProcess());
        Names names{".thicket-save-.tmp", ".thicket-save-1-2-3.tmp.bak", ".thicket-save-1-2.tmp",
                    ".thicket-save-1-2-3-4-5.tmp", ".thicket-save-x-2-3-4.tmp",
                    ".thicket-save-1-2-g-4.tmp", ".thicket-save-1-2-3-.tmp",
                    ".thicket-save-0-2-3-4.tmp", ".thicket-save-99999999999999999999-2-3-4.tmp",
                    "thicket-save-1-2-3-4.tmp", ".thicket-save-mine.tmp",
                    // From an older version: its process lives, or it may be another machine's.
                    ".thicket-save-" + own + "-2-3.tmp"};
        for (const std::string& name : names) {
            folder.put(name, "precious");
            makeOlder(folder.path(name), std::chrono::hours(50));
        }
        const std::string fresh = ".thicket-save-" + dead + "-2-7.tmp";
        folder.put(fresh, "precious");
        const std::string link = ".thicket-save-" + dead + "-2-3-4.tmp";
        folder.put("target", "precious");
        fs::create_symlink("target", folder.path(link));
        const std::string pipe = ".thicket-save-" + dead + "-2-3-5.tmp";
        QCOMPARE(::mkfifo(folder.path(pipe).c_str(), 0600), 0);
        const std::string inner = ".thicket-save-" + dead + "-2-3-6.tmp";
        fs::create_directory(folder.path(inner));
        names.insert({fresh, link, "target", pipe, inner, "a"});
        QVERIFY(writeFileAtomically(folder.path("a"), "new").has_value());
        QCOMPARE(folder.names(), names);
    }

    void filesOfOlderVersionsAreSweptToo()
    {
        const Folder folder;
        const std::string old = ".thicket-save-" + std::to_string(deadProcess()) + "-5f3a-12.tmp";
        folder.put(old, "half");
        makeOlder(folder.path(old), std::chrono::hours(2));
        QVERIFY(writeFileAtomically(folder.path("a"), "new").has_value());
        QCOMPARE(folder.names(), Names{"a"});
    }

    void identityGoesThroughLinks()
    {
        const Folder folder;
        folder.put("a", "a");
        folder.put("b", "a");
        fs::create_hard_link(folder.path("a"), folder.path("hard"));
        fs::create_symlink("a", folder.path("soft"));
        fs::create_symlink("soft", folder.path("softer"));
        fs::create_directory(folder.path("sub"));
        fs::create_directory_symlink("sub", folder.path("way"));
        fs::create_symlink("sub/none", folder.path("dangling"));
        fs::create_symlink("round", folder.path("round"));
        const auto of = [&](const char* name) { return identityOf(folder.path(name)); };
        for (const char* same : {"hard", "soft", "softer", "sub/../a", "./a", "way/../a"})
            QVERIFY2(of(same) && of(same) == of("a"), same);
        for (const char* same : {"way/none", "dangling", "sub/./none"})
            QVERIFY2(of(same) && of(same) == of("sub/none"), same);
        for (const char* other : {"b", "none", "sub", "sub/a"})
            QVERIFY2(of(other) && of(other) != of("a"), other);
        QVERIFY(of("none") != of("sub/none"));
        for (const char* nowhere : {"round", "no/where", "a/b"})
            QVERIFY2(!of(nowhere), nowhere);
    }
};

QTEST_GUILESS_MAIN(PendingFileTest)
#include "pendingfiletest.moc"
