#include "app/recovery/journal.h"
#include "app/recovery/fileversion.h"
#include "app/recovery/journalfolder.h"
#include "libnav/files/atomicfile.h"
#include "libnav/map/mapfile.h"
#include "tests/app/document/randomedits.h"
#include "tests/app/recovery/recoveryfolder.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

#include <csignal>
#include <iterator>
#include <utility>
#include <vector>

using namespace thicket;
using recovery::Journal;
using tests::Folder;

namespace {

std::string bytesOf(const std::filesystem::path& path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// Applies and records random edits. Returns the map after each.
std::vector<nav::Map> edited(Journal& journal, nav::Map map, int count)
{
    tests::RandomEdits random(11);
    std::vector<nav::Map> maps{map};
    for (int i = 0; i < count; ++i) {
        const nav::MapEdit edit = random.edit(map);
        nav::apply(map, edit);
        if (!journal.append(edit))
            qFatal("not appended");
        maps.push_back(map);
    }
    return maps;
}

} // namespace

/// Journals in files: what survives, whose they are, and what they do on a full disk.
class JournalTest : public QObject {
    Q_OBJECT

private slots:
    void recoversAMapThatWasNeverSaved()
    {
        const Folder folder;
        nav::Map last;
        {
            Journal journal = folder.journal();
            QVERIFY(journal.startFromMap(tests::RandomEdits(1).map(5), 1));
            last = edited(journal, tests::RandomEdits(1).map(5), 20).back();
            QVERIFY(journal.startSync() && journal.endSync());
            QVERIFY(folder.lost().empty()); // it has an owner
        }
        auto lost = folder.lost();
        QCOMPARE(lost.size(), std::size_t(1));
        QCOMPARE(lost[0].summary().edits, std::size_t(21));
        QCOMPARE(lost[0].summary().head.title, std::string("Orchard"));
        QVERIFY(folder.lost().empty()); // taken over
        const auto recovered = lost[0].recover();
        QVERIFY(recovered.has_value());
        QVERIFY(recovered->map == last);
        lost[0].discard();
        lost.clear();
        QVERIFY(folder.lost().empty());
    }

    void recoversTheEditsOfAFile()
    {
        const Folder folder;
        const nav::Map base = tests::RandomEdits(2).map(8);
        const std::string bytes = nav::writeMap(base);
        QVERIFY(nav::writeFileAtomically(folder.path("a.thicket"), bytes));
        nav::Map last;
        {
            Journal journal = folder.journal("a.thicket");
            QVERIFY(journal.startFromFile(recovery::hashOf(bytes)));
            last = edited(journal, base, 10).back();
        }
        auto lost = folder.lost();
        QCOMPARE(lost.size(), std::size_t(1));
        const auto recovered = lost[0].recover();
        QVERIFY(recovered.has_value());
        QVERIFY(recovered->map == last);
        QCOMPARE(recovered->fileHash, recovery::hashOf(bytes));
        QVERIFY(bytesOf(folder.path("a.thicket")) == bytes); // never written

        // The edits fit no other map.
        QVERIFY(nav::writeFileAtomically(folder.path("a.thicket"), nav::writeMap(nav::Map())));
        QVERIFY(!lost[0].recover().has_value());
        lost.clear();
        QCOMPARE(folder.lost().size(), std::size_t(1)); // still there
    }

    /// At any instant of a save the journal fits the file: the old one and the new one.
    void editsDuringASaveFitBothFiles()
    {
        const Folder folder;
        const std::filesystem::path file = folder.path("a.thicket");
        const nav::Map base = tests::RandomEdits(2).map(8);
        const std::string bytes = nav::writeMap(base);
        QVERIFY(nav::writeFileAtomically(file, bytes));
        std::vector<std::string> saves;
        nav::Map last;
        {
            Journal journal = folder.journal("a.thicket");
            QVERIFY(journal.startFromFile(recovery::hashOf(bytes)));
            last = edited(journal, base, 3).back();
            const recovery::SaveNote first = journal.noteSaving();
            saves.push_back(nav::writeMap(last));
            last = edited(journal, last, 2).back();
            const recovery::SaveNote second = journal.noteSaving(); // before the first ended
            saves.push_back(nav::writeMap(last));
            first.announce(recovery::hashOf(saves[0]), file);
            last = edited(journal, last, 4).back();
            second.announce(recovery::hashOf(saves[1]), file);
            last = edited(journal, last, 1).back();
        }
        const std::vector<std::pair<std::string, std::size_t>> instants{
            {bytes, 10}, {saves[0], 7}, {saves[1], 5}};
        for (const auto& [contents, edits] : instants) {
            QVERIFY(nav::writeFileAtomically(file, contents));
            auto lost = folder.lost();
            QCOMPARE(lost.size(), std::size_t(1));
            QCOMPARE(lost[0].summary().edits, edits);
            const auto recovered = lost[0].recover();
            QVERIFY(recovered.has_value());
            QVERIFY(recovered->map == last);
            QCOMPARE(recovered->fileHash, recovery::hashOf(contents));
        }
    }

    void whatAFileHasIsNotLost()
    {
        const Folder folder;
        const std::filesystem::path file = folder.path("b.thicket");
        const nav::Map base = tests::RandomEdits(2).map(8);
        nav::Map last;
        {
            Journal journal = folder.journal(); // untitled
            QVERIFY(journal.startFromMap(base, 1));
            last = edited(journal, base, 5).back();
            const std::string bytes = nav::writeMap(last);
            journal.noteSaving().announce(recovery::hashOf(bytes), file);
        }
        {
            auto lost = folder.lost(); // the file is not there
            QCOMPARE(lost.size(), std::size_t(1));
            QCOMPARE(lost[0].summary().edits, std::size_t(6));
            const auto recovered = lost[0].recover();
            QVERIFY(recovered.has_value());
            QVERIFY(recovered->map == last);
            QVERIFY(recovered->summary.head.path.empty());
        }
        QVERIFY(nav::writeFileAtomically(file, nav::writeMap(last)));
        QVERIFY(folder.lost().empty());
        QVERIFY(std::filesystem::is_empty(folder.path("journals")));
    }

    void aLostJournalGoesOn()
    {
        const Folder folder;
        const nav::Map base = tests::RandomEdits(3).map(6);
        nav::Map last;
        {
            Journal journal = folder.journal();
            QVERIFY(journal.startFromMap(base, 1));
            last = edited(journal, base, 4).back();
            QFile file(QString::fromStdString(journal.path().string()));
            QVERIFY(file.open(QIODevice::Append));
            file.write("half a record");
        }
        {
            auto lost = folder.lost();
            QVERIFY(lost[0].recover().has_value());
            auto continued = std::move(lost[0]).goOn();
            QVERIFY(continued.has_value());
            last = edited(*continued, last, 3).back();
        }
        auto lost = folder.lost();
        const auto recovered = lost[0].recover();
        QVERIFY(recovered.has_value());
        QVERIFY(recovered->map == last);
        QVERIFY(recovered->summary.isWhole);
    }

    /// A new journal is not offered before it takes the place of the former one.
    void aHiddenJournalTakesAPlaceInOneStep()
    {
        const Folder folder;
        const nav::Map base = tests::RandomEdits(3).map(6);
        nav::Map last;
        std::filesystem::path path;
        {
            Journal former = folder.journal();
            path = former.path();
            QVERIFY(former.startFromMap(base, 1));
            auto next = Journal::beginHidden(folder.path("journals"), folder.head());
            QVERIFY(next.has_value());
            QVERIFY(next->startFromMap(base, 1));
            last = edited(*next, base, 2).back();
            QVERIFY(next->sync());
            QVERIFY(next->takePlaceOf(former));
            auto unused = Journal::beginHidden(folder.path("journals"), folder.head());
            QVERIFY(unused.has_value()); // its process ends
        }
        auto lost = folder.lost();
        QCOMPARE(lost.size(), std::size_t(1));
        const auto recovered = lost[0].recover();
        QVERIFY(recovered.has_value());
        QVERIFY(recovered->map == last);
        const std::filesystem::directory_iterator files(folder.path("journals"));
        QCOMPARE(std::distance(begin(files), end(files)), 1);
        QVERIFY(std::filesystem::exists(path));
    }

    void aCleanMapIsNotOffered()
    {
        const Folder folder;
        const nav::Map base = tests::RandomEdits(3).map(6);
        {
            Journal journal = folder.journal();
            QVERIFY(journal.startFromMap(base, 0));
            edited(journal, base, 2);
            QVERIFY(journal.noteClean());
        }
        QVERIFY(folder.lost().empty());
        nav::Map last;
        {
            Journal journal = folder.journal();
            QVERIFY(journal.startFromMap(base, 0));
            const nav::Map clean = edited(journal, base, 2).back();
            QVERIFY(journal.noteClean());
            last = edited(journal, clean, 1).back();
        }
        auto lost = folder.lost();
        QCOMPARE(lost.size(), std::size_t(1));
        QCOMPARE(lost[0].summary().edits, std::size_t(1));
        QVERIFY(lost[0].recover()->map == last);
    }

    void damageGivesTheLongestPrefix()
    {
        const Folder folder;
        Journal journal = folder.journal();
        const nav::Map base = tests::RandomEdits(4).map(2);
        QVERIFY(journal.startFromMap(base, 1));
        const std::vector<nav::Map> maps = edited(journal, base, 6);
        const std::string bytes = bytesOf(journal.path());
        std::size_t former = 0;
        for (std::size_t length = 0; length <= bytes.size(); ++length) {
            const auto recovered = recovery::recoveredMap(bytes.substr(0, length));
            if (!recovered) {
                QCOMPARE(former, std::size_t(0));
                continue;
            }
            const std::size_t edits = recovered->summary.edits;
            QVERIFY(edits == former || edits == former + 1);
            QVERIFY(recovered->map == maps[edits - 1]);
            former = edits;
        }
        QCOMPARE(former, maps.size());
        for (std::size_t i = 0; i < 8 * bytes.size(); i += 3) {
            std::string damaged = bytes;
            damaged[i / 8] = static_cast<char>(damaged[i / 8] ^ (1 << (i % 8)));
            const auto recovered = recovery::recoveredMap(damaged);
            QVERIFY(!recovered || recovered->map == maps[recovered->summary.edits - 1]);
            QVERIFY(!recovered || !recovered->summary.isWhole);
        }
    }

    void emptyOnesAreRemoved()
    {
        const Folder folder;
        std::filesystem::path path;
        {
            const Journal journal = folder.journal("a.thicket");
            path = journal.path();
        }
        QVERIFY(std::filesystem::exists(path));
        QVERIFY(folder.lost().empty());
        QVERIFY(!std::filesystem::exists(path));
    }

    void whatEndsTwoRecoveriesIsSetAside()
    {
        const Folder folder;
        {
            Journal journal = folder.journal();
            QVERIFY(journal.startFromMap(tests::RandomEdits(1).map(5), 1));
        }
        for (const char* ending : {"-tried", "-tried-bad"}) {
            auto lost = folder.lost();
            QCOMPARE(lost.size(), std::size_t(1));
            // As recover() leaves it if the process ends within.
            const auto entry = *std::filesystem::directory_iterator(folder.path("journals"));
            const std::string name = entry.path().string();
            const std::string stem = name.substr(0, name.find(".journal"));
            std::filesystem::rename(entry.path(), stem + ".journal" + ending);
        }
        QVERIFY(folder.lost().empty());
        QVERIFY(!std::filesystem::is_empty(folder.path("journals")));
    }

    void aFullDiskLeavesWhatWasThere()
    {
        const Folder folder;
        Journal journal = folder.journal();
        const nav::Map base = tests::RandomEdits(4).map(2);
        QVERIFY(journal.startFromMap(base, 1));
        const std::uintmax_t size = std::filesystem::file_size(journal.path());
        // A limit of the file's size fails as a full disk does: after some of the bytes.
        rlimit former = {};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &former), 0);
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit small{size + 100, former.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        const nav::MapEdit edit = nav::MapEdit::add(base, {tests::RandomEdits(1).object(99)});
        const bool isAppended = journal.append(edit).has_value();
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &former), 0);
        QVERIFY(!isAppended);
        QCOMPARE(std::filesystem::file_size(journal.path()), size);
        QVERIFY(journal.append(edit));
        const auto recovered = recovery::recoveredMap(bytesOf(journal.path()));
        QVERIFY(recovered.has_value());
        QVERIFY(recovered->map.find(99));
    }

    void aFolderThatCannotBeMadeIsAnError()
    {
        QVERIFY(!Journal::begin("/dev/null/journals", recovery::headFor({}, {})).has_value());
    }
};

QTEST_GUILESS_MAIN(JournalTest)
#include "journaltest.moc"
