#include "tests/app/document/savedocument.h"
#include "tests/app/files/journaled.h"

#include "libnav/map/mapfile.h"

#include <QDir>
#include <QLabel>

using namespace thicket;

namespace {

/// What a window leaves that ends without closing a map which was saved and changed since: the map
/// with its change.
nav::Map mapLeftBehind(const QTemporaryDir& home, const QString& path)
{
    Journaled bench(home);
    if (!bench.saveTo(path))
        qFatal("not saved");
    bench.remove(1);
    return bench.map();
}

} // namespace

/// Maps of a window that ended without closing them are offered at the next start.
class WindowRecoveryTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void recoversAMapThatWasNeverSaved()
    {
        const QTemporaryDir home;
        nav::Map last;
        {
            Journaled bench(home);
            QVERIFY(!bench.isAsking());
            bench.remove(1);
            bench.remove(2);
            last = bench.map();
        }
        {
            Journaled bench(home);
            QVERIFY(bench.isAsking());
            QVERIFY(bench.bar("recoveryBar").text().contains("2 edits"));
            QVERIFY(bench.bar("recoveryBar").text().contains("Small"));
            bench.answer("Recover");
            QVERIFY(bench.workbench.view().hasFocus());
            QVERIFY(bench.map() == last);
            QVERIFY(bench.document().isModified());
            QVERIFY(bench.document().file().isUntitled());
            QVERIFY(!bench.isAsking());
        }
        // A recovered map that is lost again is offered again.
        Journaled bench(home);
        QVERIFY(bench.isAsking());
        bench.key(Qt::Key_R, Qt::AltModifier);
        QTRY_VERIFY(bench.map() == last);
    }

    void recoversTheEditsOfAFile()
    {
        const QTemporaryDir home;
        const QString path = home.filePath("a.thicket");
        const nav::Map last = mapLeftBehind(home, path);
        QVERIFY(nav::loadMap(path.toStdString())->map == WindowBench::smallMap());
        Journaled bench(home);
        bench.answer("Recover");
        QVERIFY(bench.map() == last);
        QCOMPARE(bench.document().file().path(), path);
        QVERIFY(bench.document().isModified());
        QVERIFY(nav::loadMap(path.toStdString())->map == WindowBench::smallMap());
        bench.document().undo();
        QVERIFY(bench.map() == WindowBench::smallMap());
        bench.document().redo();
        QVERIFY(bench.save());
        QVERIFY(nav::loadMap(path.toStdString())->map == last);
    }

    void takesThePlaceOfTheSameFileInAnotherTab()
    {
        const QTemporaryDir home;
        const QString path = home.filePath("a.thicket");
        const nav::Map last = mapLeftBehind(home, path);
        Journaled bench(home);
        QVERIFY(bench.open(path));
        const int count = bench.workbench.maps().count();
        bench.answer("Recover");
        QVERIFY(bench.map() == last);
        QCOMPARE(bench.workbench.maps().count(), count);
        QVERIFY(!bench.action("Reopen Last")->isEnabled());
        QVERIFY(!bench.bar("presenceBar").isOpen());
    }

    void aFileChangedSinceIsNotReplaced()
    {
        const QTemporaryDir home;
        const QString path = home.filePath("a.thicket");
        const nav::Map last = mapLeftBehind(home, path);
        nav::Map theirs = WindowBench::smallMap();
        theirs.settings.name = "theirs";
        QVERIFY(nav::saveMap(theirs, path.toStdString()));
        Journaled bench(home);
        bench.answer("Recover");
        QVERIFY(bench.map() == last);
        QVERIFY(bench.bar("conflictBar").isOpen());
        QVERIFY(!save(bench.document(), path));
        QVERIFY(nav::loadMap(path.toStdString())->map == theirs);
    }

    void discardAndLater()
    {
        const QTemporaryDir home;
        {
            Journaled bench(home);
            bench.remove(1);
        }
        {
            Journaled bench(home);
            bench.answer("Later");
            QVERIFY(!bench.isAsking());
            QVERIFY(bench.map() == WindowBench::smallMap());
        }
        {
            Journaled bench(home);
            QVERIFY(bench.isAsking());
            bench.answer("Discard");
        }
        Journaled bench(home);
        QVERIFY(!bench.isAsking());
    }

    void nothingIsOfferedAfterASaveOrUndo()
    {
        const QTemporaryDir home;
        {
            Journaled bench(home);
            bench.remove(1);
            bench.document().undo();
        }
        {
            Journaled bench(home);
            QVERIFY(!bench.isAsking());
            bench.remove(1);
            QVERIFY(bench.saveTo(home.filePath("a.thicket")));
        }
        Journaled bench(home);
        QVERIFY(!bench.isAsking());
    }

    void nothingIsOfferedAfterClosing()
    {
        const QTemporaryDir home;
        {
            Journaled bench(home);
            bench.remove(1);
            bool asked = false;
            whenModal<QMessageBox>(asked, [](QMessageBox& box) {
                QTest::mouseClick(box.button(QMessageBox::Discard), Qt::LeftButton);
            });
            QVERIFY(bench.window.close());
            QVERIFY(asked);
        }
        QVERIFY(QDir(home.filePath("recovery")).isEmpty());
    }

    void aFileThatIsGoneIsMadeAgain()
    {
        const QTemporaryDir home;
        const QString path = home.filePath("a.thicket");
        const nav::Map last = mapLeftBehind(home, path);
        QVERIFY(QFile::remove(path));
        Journaled bench(home);
        bench.answer("Recover");
        QVERIFY(bench.map() == last);
        QCOMPARE(bench.document().file().path(), path);
        QVERIFY(bench.document().isModified());
        QVERIFY(!QFile::exists(path));
        QVERIFY(bench.save());
        QVERIFY(nav::loadMap(path.toStdString())->map == last);
    }

    void twoWindowsKnowOfEachOther()
    {
        const QTemporaryDir home;
        const QString path = home.filePath("a.thicket");
        Journaled first(home);
        QVERIFY(first.saveTo(path));
        QVERIFY(!first.bar("presenceBar").isOpen());
        {
            Journaled second(home);
            QVERIFY(second.open(path));
            QVERIFY(second.bar("presenceBar").isOpen());
            QTRY_VERIFY(first.bar("presenceBar").isOpen());
            QVERIFY(!second.isAsking());
        }
        QTRY_VERIFY(!first.bar("presenceBar").isOpen());
    }

    void aFolderThatCannotBeWrittenIsToldOnce()
    {
        WindowBench bench;
        bench.keepJournal("/dev/null/recovery");
        auto* text = bench.window.findChild<QLabel*>("messageText");
        QVERIFY(text->text().isEmpty());
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        QVERIFY(text->text().contains("recovery"));
        text->clear();
        bench.workbench.selection().set({2});
        bench.key(Qt::Key_Delete);
        QVERIFY(text->text().isEmpty());
        QCOMPARE(bench.map().objects().size(), std::size_t(3));
    }
};

QTEST_MAIN(WindowRecoveryTest)
#include "recoverytest.moc"
