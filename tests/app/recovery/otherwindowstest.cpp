#include "app/recovery/fileversion.h"
#include "libnav/files/atomicfile.h"
#include "libnav/map/mapfile.h"
#include "tests/app/document/randomedits.h"
#include "tests/app/recovery/recoveryfolder.h"

#include <QTest>

#include <utility>
#include <vector>

using namespace thicket;
using recovery::Journal;
using tests::Folder;

/// What the journals of a file tell the windows that have it open.
class OtherWindowsTest : public QObject {
    Q_OBJECT

private slots:
    void othersAreSeenWhileTheyLive()
    {
        const Folder folder;
        QVERIFY(nav::writeFileAtomically(folder.path("a.thicket"), nav::writeMap(nav::Map())));
        const auto others = [&](const std::filesystem::path& own) {
            return recovery::othersWith(folder.path("journals"), folder.path("a.thicket"), own);
        };
        const Journal mine = folder.journal("a.thicket");
        QVERIFY(others(mine.path()).empty());
        {
            const Journal theirs = folder.journal("a.thicket");
            const Journal another = folder.journal("b.thicket");
            QCOMPARE(others(mine.path()).size(), std::size_t(1));
            QCOMPARE(others(mine.path())[0].process, std::int64_t(::getpid()));
        }
        QVERIFY(others(mine.path()).empty()); // only their files are left
    }

    void othersTellWhatTheySaved()
    {
        const Folder folder;
        const std::filesystem::path map = folder.path("a.thicket");
        QVERIFY(nav::writeFileAtomically(map, nav::writeMap(nav::Map())));
        const QByteArray before = recovery::hashOf("before");
        const QByteArray now = recovery::hashOf("now");
        const Journal mine = folder.journal("a.thicket");
        const auto isTheirs = [&](const QByteArray& hash) {
            return recovery::isSavedByOther(folder.path("journals"), map, mine.path(), hash);
        };
        QVERIFY(!isTheirs(now));
        {
            recovery::JournalHead head = recovery::headFor(map, "a");
            head.saved = before;
            auto theirs = Journal::begin(folder.path("journals"), head);
            QVERIFY(theirs);
            QVERIFY(isTheirs(before)); // before the journal began
            QVERIFY(!isTheirs(now));
            QVERIFY(theirs->startFromMap(tests::RandomEdits(1).map(5), 1));
            theirs->noteSaving().announce(now, map);
            QVERIFY(isTheirs(now));
            QVERIFY(!isTheirs(recovery::hashOf("another program's")));
        }
        QVERIFY(!isTheirs(now)); // the other window is gone
    }

    void headsOfFormerVersionsAreRead()
    {
        recovery::JournalHead head = recovery::headFor("/maps/a.thicket", "a");
        QVERIFY(recovery::readJournalHead(recovery::headText(head)) == head);
        head.saved = recovery::hashOf("a map");
        const std::string text = recovery::headText(head);
        QVERIFY(recovery::readJournalHead(text) == head);
        const auto former = recovery::readJournalHead(text.substr(0, text.rfind('\0')));
        QVERIFY(former && former->saved.isEmpty() && former->process == head.process);
        QVERIFY(!recovery::readJournalHead(text + '\0' + "more"));
    }
};

QTEST_GUILESS_MAIN(OtherWindowsTest)
#include "otherwindowstest.moc"
