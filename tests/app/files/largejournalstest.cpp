#include "tests/app/files/journaled.h"

#include "app/recovery/recovery.h"
#include "libnav/files/readfile.h"
#include "libnav/map/mapfile.h"

#include <QDir>
#include <QFile>

using namespace thicket;

namespace {

nav::Map rowOfTrees(nav::ObjectId count)
{
    nav::Map forest;
    for (nav::ObjectId id = 1; id <= count; ++id)
        forest.append({.id = id, .geometry = nav::Circle{{double(id), 0}, 0.1}});
    return forest;
}

/// A circle list of so many trees that writing them to a journal takes time.
QString longList(const QTemporaryDir& home)
{
    const QString path = home.filePath("list.csv");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("not written");
    file.write("x,y,radius\n");
    for (int i = 1; i <= 30000; ++i)
        file.write(QByteArray::number(i) + ",0,0.1\n");
    return path;
}

/// What the journal in this folder holds.
std::optional<nav::Map> heldMap(const QTemporaryDir& home)
{
    const auto journals = QDir(home.filePath("recovery")).entryInfoList({"*.journal"}, QDir::Files);
    const auto bytes =
        nav::readFile(journals.value(0).filePath().toStdString(),
                      {nav::largestBinaryFile, nav::FileNature::Zeros::any, nullptr});
    auto held =
        bytes ? recovery::recoveredMap(*bytes) : Result<recovery::RecoveredMap>(Unexpected("none"));
    return held ? std::optional(std::move(held->map)) : std::nullopt;
}

/// Gives an object a property of this length.
nav::MapEdit note(const nav::Map& map, std::size_t length)
{
    nav::MapObject tree = *map.find(1);
    tree.properties["note"] = nav::Json(std::string(length, 'a'));
    return nav::MapEdit::change(map, {tree});
}

} // namespace

/// The journals of large maps and of long steps, which are written beside the window.
class WindowLargeJournalsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void longEditsDoNotPileUp()
    {
        const QTemporaryDir home;
        constexpr int edits = 12;
        constexpr std::size_t length = 4U << 20;
        nav::Map last;
        {
            Journaled bench(home);
            for (int i = 0; i < edits; ++i) {
                nav::MapObject tree = *bench.map().find(1);
                tree.properties["note"] =
                    nav::Json(std::string(length, static_cast<char>('a' + i)));
                bench.document().push(nav::MapEdit::change(bench.map(), {tree}), "Note");
            }
            last = bench.map();
            QTRY_VERIFY([&home] { // a new journal is written beside the window
                std::uintmax_t size = 0;
                for (const QFileInfo& file :
                     QDir(home.filePath("recovery")).entryInfoList(QDir::Files))
                    size += static_cast<std::uintmax_t>(file.size());
                return size < (edits - 1) * length;
            }());
        }
        Journaled bench(home);
        QVERIFY(bench.bar("recoveryBar").text().contains("12 edits"));
        bench.answer("Recover");
        QVERIFY(bench.map() == last);
    }

    void aLargeFileIsNotCopied()
    {
        const QTemporaryDir home;
        const QString path = home.filePath("a.thicket");
        {
            Journaled bench(home);
            bench.document().push(note(bench.map(), 3U << 20), "Note");
            QVERIFY(bench.saveTo(path));
            bench.remove(2);
            const auto journals = QDir(home.filePath("recovery")).entryInfoList(QDir::Files);
            QCOMPARE(journals.size(), 1);
            QVERIFY(journals[0].size() < 10'000);
        }
        nav::Map last = nav::loadMap(path.toStdString())->map;
        last.remove(2);
        Journaled bench(home);
        bench.answer("Recover");
        QVERIFY(bench.map() == last);
    }

    /// Their records are made with them, on the worker thread: no map need be written anew.
    void longStepsAreInTheJournalAtOnce()
    {
        const QTemporaryDir home;
        nav::Map last;
        {
            Journaled bench(home);
            bench.document().reset(rowOfTrees(60'000));
            QVERIFY(bench.saveTo(home.filePath("a.thicket")));
            bench.key(Qt::Key_A, Qt::ControlModifier);
            bench.key(Qt::Key_Right);
            bench.waitForFiles();
            last = bench.map();
            QVERIFY(bench.document().isModified());
            QVERIFY(heldMap(home) == last);
            bench.key(Qt::Key_Delete);
            bench.waitForFiles();
            QVERIFY(bench.map().objects().empty());
            bench.key(Qt::Key_Z, Qt::ControlModifier);
            bench.waitForFiles();
            QVERIFY(bench.map() == last);
            QVERIFY(heldMap(home) == last);
        }
        Journaled bench(home);
        bench.answer("Recover");
        QVERIFY(bench.map() == last);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        bench.waitForFiles();
        QVERIFY(bench.map() == rowOfTrees(60'000));
    }

    void aMapOfManyObjectsIsHeldBesideTheWindow()
    {
        const QTemporaryDir home;
        constexpr nav::ObjectId count = 30000;
        nav::Map last;
        {
            Journaled bench(home);
            bench.document().reset(rowOfTrees(count));
            bench.remove(1);
            bench.remove(2); // before the map is in the journal
            bench.document().undo();
            bench.remove(3);
            last = bench.map();
            QTRY_VERIFY(heldMap(home) == last);
        }
        Journaled bench(home);
        bench.answer("Recover");
        QVERIFY(bench.map() == last);
    }

    /// The map is in the journal before it can be edited.
    void theFirstEditOfALongListIsKept()
    {
        const QTemporaryDir home;
        nav::Map last;
        {
            Journaled bench(home);
            QVERIFY(bench.open(longList(home)));
            bench.remove(7); // and the process ends
            last = bench.map();
        }
        {
            Journaled bench(home);
            QVERIFY(bench.bar("recoveryBar").text().contains("1 edit "));
            bench.answer("Recover");
            QVERIFY(bench.map() == last);
            QVERIFY(bench.document().isModified());
            QVERIFY(bench.document().file().isUntitled());
            // The lost journal goes on: a new one takes time.
            bench.remove(8);
            last = bench.map();
        }
        Journaled bench(home);
        bench.answer("Recover");
        QVERIFY(bench.map() == last);
    }

    /// Its journal goes on when all is undone: what it begins with takes time.
    void aLongListAsItWasOpenedIsNotOffered()
    {
        const QTemporaryDir home;
        nav::Map last;
        const auto edit = [&](bool isUndone) {
            Journaled bench(home);
            QVERIFY(!bench.isAsking());
            QVERIFY(bench.open(longList(home)));
            bench.remove(7);
            bench.document().undo();
            QVERIFY(!bench.document().isModified());
            if (!isUndone)
                bench.remove(9);
            last = bench.map();
            bench.workbench.maps().add(); // the journal of a parked map stays as it is
        };
        edit(true);
        edit(false);
        Journaled bench(home);
        bench.answer("Recover");
        QVERIFY(bench.map() == last);
    }

    void aLargeFileThatIsReplacedIsHeldFirst()
    {
        const QTemporaryDir home;
        const QString path = home.filePath("a.thicket");
        nav::Map last;
        {
            Journaled bench(home);
            bench.document().push(note(bench.map(), 3U << 20), "Note");
            QVERIFY(bench.saveTo(path));
            bench.remove(2);
            last = bench.map();
            QVERIFY(nav::saveMap(WindowBench::smallMap(), path.toStdString()));
            QTRY_VERIFY(bench.bar("conflictBar").isOpen());
        }
        Journaled bench(home);
        bench.answer("Recover");
        QVERIFY(bench.map() == last);
        QVERIFY(bench.bar("conflictBar").isOpen());
        QVERIFY(nav::loadMap(path.toStdString())->map == WindowBench::smallMap());
    }
};

QTEST_MAIN(WindowLargeJournalsTest)
#include "largejournalstest.moc"
