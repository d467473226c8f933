#include "libnav/files/atomicfile.h"
#include "libnav/files/pendingfile.h"
#include "tests/libnav/files/testfolder.h"

#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <string>

using namespace thicket;
using namespace thicket::nav;

/// A writer that asks before it replaces a file (PendingFile::Consent).
class ConsentTest : public QObject {
    Q_OBJECT

private slots:
    void consentIsAskedLast()
    {
        const Folder folder;
        folder.put("a", "old");
        const Result<void> refused = writeFileAtomically(folder.path("a"), "new", [&] {
            // Everything is written, and nothing replaced.
            if (folder.bytes("a") != "old" || folder.names().size() != 2)
                return Result<void>(Unexpected("too late"));
            return Result<void>(Unexpected("no consent"));
        });
        QVERIFY(!refused);
        QCOMPARE(refused.error().message, std::string("no consent"));
        QCOMPARE(folder.bytes("a"), std::string("old"));
        QCOMPARE(folder.names(), Names{"a"});
        QVERIFY(writeFileAtomically(folder.path("a"), "new", [] { return Result<void>(); }));
        QCOMPARE(folder.bytes("a"), std::string("new"));
    }

    void nobodyElseReplacesAfterTheConsent()
    {
        // Each process adds one to the number that it found when it was asked.
        const Folder folder;
        folder.put("count", "0");
        constexpr int processes = 4;
        constexpr int additions = 25;
        std::array<pid_t, processes> children{};
        for (pid_t& child : children) {
            child = ::fork();
            if (child != 0)
                continue;
            for (int added = 0; added < additions;) {
                const std::string seen = folder.bytes("count");
                const auto isSame = [&] {
                    return folder.bytes("count") == seen ? Result<void>()
                                                         : Result<void>(Unexpected("changed"));
                };
                const std::string next = std::to_string(std::stoi(seen) + 1);
                added += writeFileAtomically(folder.path("count"), next, isSame).has_value();
            }
            ::_exit(0);
        }
        for (const pid_t child : children) {
            int status = 0;
            ::waitpid(child, &status, 0);
            QCOMPARE(status, 0);
        }
        QCOMPARE(folder.bytes("count"), std::to_string(processes * additions));
    }
};

QTEST_GUILESS_MAIN(ConsentTest)
#include "consenttest.moc"
