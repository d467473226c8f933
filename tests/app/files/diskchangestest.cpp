#include "tests/app/document/savedocument.h"
#include "tests/app/window/windowbench.h"

#include "app/editor/document/gesture.h"
#include "app/editor/widgets/questionbar.h"
#include "libnav/map/mapfile.h"

#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>

#include <atomic>
#include <thread>

using namespace thicket;

namespace {

void write(const QString& path, const nav::Map& map)
{
    QVERIFY(nav::saveMap(map, path.toStdString()));
}

/// In place: the same file, truncated and written again.
void overwrite(const QString& path, const nav::Map& map)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(QByteArray::fromStdString(nav::writeMap(map)));
}

/// The small map with one object moved, as another program may leave it.
nav::Map theirMap()
{
    nav::Map map = WindowBench::smallMap();
    nav::MapObject rock = *map.find(2);
    rock.geometry = nav::Circle{{21, 13}, 2.5};
    map.replace(rock);
    map.remove(3);
    return map;
}

/// A window on a file with the small map.
struct Opened : WindowBench {
    Opened()
    {
        path = folder.filePath("a.thicket");
        write(path, smallMap());
        if (!open(path))
            qFatal("not opened");
    }
    editor::MapDocument& document() { return workbench.document(); }
    nav::Map onDisk() { return nav::loadMap(path.toStdString())->map; }
    void removeFirst()
    {
        workbench.selection().set({1});
        key(Qt::Key_Delete);
    }
    editor::QuestionBar& bar() { return *window.findChild<editor::QuestionBar*>("conflictBar"); }
    void answer(const QString& name)
    {
        for (auto* button : bar().findChildren<QPushButton*>()) {
            if (button->text().remove('&') != name || !button->isVisible())
                continue;
            QTest::mouseClick(button, Qt::LeftButton);
            return waitForFiles();
        }
        qFatal("no answer %s", qPrintable(name));
    }

    QTemporaryDir folder;
    QString path;
};

/// Opens the file of one window in another one, and removes an object in each.
void editBoth(Opened& a, WindowBench& b)
{
    QVERIFY(b.open(a.path));
    b.workbench.selection().set({2});
    b.key(Qt::Key_Delete);
    a.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&a.window));
    a.removeFirst();
}

/// Waits for the modal question of a save and gives this answer.
void whenAsked(bool& asked, const QString& name)
{
    whenModal<QMessageBox>(asked, [name](QMessageBox& box) {
        for (QAbstractButton* button : box.buttons()) {
            if (button->text().remove('&') == name)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        box.reject();
    });
}

} // namespace

/// Changes of the map's file by other programs: seen at once, and never replaced without a word.
class WindowDiskChangesTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void cleanMapsReload_data()
    {
        QTest::addColumn<bool>("replaces");
        QTest::newRow("replaced") << true;
        QTest::newRow("in place") << false;
    }
    void cleanMapsReload()
    {
        QFETCH(bool, replaces);
        Opened bench;
        bench.workbench.selection().set({2, 3});
        const double zoom = bench.workbench.view().camera().pixelsPerUnit();
        replaces ? write(bench.path, theirMap()) : overwrite(bench.path, theirMap());
        QTRY_VERIFY(bench.map() == theirMap());
        QVERIFY(!bench.document().isModified());
        QCOMPARE(bench.workbench.selection().ids(), QList<nav::ObjectId>{2});
        QCOMPARE(bench.workbench.view().camera().pixelsPerUnit(), zoom);
        // Again, as a watch on a replaced file has ended.
        write(bench.path, WindowBench::smallMap());
        QTRY_VERIFY(bench.map() == WindowBench::smallMap());
        bench.document().undo();
        QVERIFY(bench.map() == theirMap());
        QVERIFY(bench.document().isModified());
    }

    void dirtyMapsAsk()
    {
        Opened bench;
        bench.removeFirst();
        const nav::Map mine = bench.map();
        write(bench.path, theirMap());
        QTRY_VERIFY(bench.bar().isOpen());
        QVERIFY(bench.bar().text().contains("a.thicket"));
        QVERIFY(bench.map() == mine);

        bench.answer("Take Theirs");
        QVERIFY(bench.map() == theirMap());
        QVERIFY(!bench.document().isModified());
        QVERIFY(!bench.bar().isOpen());
        bench.document().undo();
        QVERIFY(bench.map() == mine);
    }

    void savesOverOnlyWhatWasSeen()
    {
        Opened bench;
        bench.removeFirst();
        const nav::Map mine = bench.map();
        write(bench.path, theirMap());
        QTRY_VERIFY(bench.bar().isOpen());
        // Changed once more, unseen: asks again, and nothing is replaced.
        nav::Map later = theirMap();
        later.settings.name = "later";
        write(bench.path, later);
        bool asked = false;
        whenAsked(asked, "Cancel");
        bench.answer("Save Over");
        QVERIFY(asked);
        QVERIFY(bench.onDisk() == later);
        QVERIFY(bench.document().isModified());

        asked = false;
        whenAsked(asked, "Save Over");
        QVERIFY(bench.save());
        QVERIFY(asked);
        QVERIFY(bench.onDisk() == mine);
        QVERIFY(!bench.document().isModified());
    }

    void aSaveNeverReplacesWhatItHasNotRead()
    {
        // As if the system told nothing: the save itself looks.
        Opened bench;
        bench.removeFirst();
        overwrite(bench.path, theirMap());
        QVERIFY(!save(bench.document(), bench.path));
        QVERIFY(bench.onDisk() == theirMap());
        QVERIFY(bench.document().isModified());
        bool asked = false;
        whenAsked(asked, "Cancel");
        QVERIFY(!bench.save());
        QVERIFY(asked);
        QVERIFY(bench.onDisk() == theirMap());
    }

    void keepsMineAsACopy()
    {
        Opened bench;
        bench.removeFirst();
        const nav::Map mine = bench.map();
        write(bench.path, theirMap());
        QTRY_VERIFY(bench.bar().isOpen());
        bool asked = false;
        whenModal<QFileDialog>(asked, [](QFileDialog& dialog) { dialog.reject(); });
        bench.answer(QString::fromUtf8("Keep Mine as a Copy…"));
        QVERIFY(asked);
        QVERIFY(bench.bar().isOpen()); // it is not answered
        const QString copy = bench.folder.filePath("mine.thicket");
        asked = false;
        whenModal<QFileDialog>(asked, [&](QFileDialog& dialog) {
            QVERIFY(dialog.selectedFiles().constFirst().endsWith("a (mine).thicket"));
            dialog.selectFile(copy);
            dialog.findChild<QLineEdit*>()->setText(copy);
            QMetaObject::invokeMethod(&dialog, "accept");
        });
        bench.answer(QString::fromUtf8("Keep Mine as a Copy…"));
        QVERIFY(asked);
        QVERIFY(bench.onDisk() == theirMap());
        QVERIFY(nav::loadMap(copy.toStdString())->map == mine);
        QCOMPARE(bench.document().file().path(), copy);
        QVERIFY(!bench.bar().isOpen());
    }

    void twoWindowsOnOneFileLoseNothing()
    {
        Opened a;
        WindowBench b;
        editBoth(a, b);
        QVERIFY(a.document().isModified());
        QVERIFY(b.save());
        const nav::Map theirs = b.map();
        bool asked = false;
        whenAsked(asked, "Cancel");
        QVERIFY(!a.save());
        QVERIFY(asked);
        QVERIFY(a.onDisk() == theirs);
    }

    void anotherWindowIsNamed()
    {
        Opened a;
        a.keepJournal(a.folder.filePath("recovery"));
        WindowBench b;
        b.keepJournal(a.folder.filePath("recovery"));
        editBoth(a, b);
        QVERIFY(b.save());
        QTRY_VERIFY(a.bar().isOpen());
        QVERIFY2(a.bar().text().startsWith("Another Thicket window saved a.thicket"),
                 qPrintable(a.bar().text()));
        // What a third one writes is no window's.
        write(a.path, theirMap());
        QTRY_VERIFY(a.bar().text().startsWith("Another program changed a.thicket"));
    }

    void aDeletedFileMakesTheMapModified()
    {
        Opened bench;
        QVERIFY(QFile::remove(bench.path));
        QTRY_VERIFY(bench.bar().isOpen());
        QVERIFY(bench.document().isModified());
        bench.answer("Save Again");
        QVERIFY(bench.onDisk() == WindowBench::smallMap());
        QVERIFY(!bench.document().isModified());
        // Deleted and made again by another program.
        QVERIFY(QFile::remove(bench.path));
        write(bench.path, theirMap());
        QTRY_VERIFY(bench.map() == theirMap() || bench.bar().isOpen());
    }

    void anEditWhileItIsReadIsNotLost()
    {
        Opened bench;
        std::atomic<bool> isOpen = false;
        editor::WorkLane& lane = bench.window.files().disk().reloading().lane();
        lane.order({"Gate", [&isOpen](editor::Progress&) -> editor::WorkLane::Report {
                        while (!isOpen)
                            std::this_thread::yield();
                        return {};
                    }});
        write(bench.path, theirMap());
        QTRY_VERIFY(bench.window.files().disk().reloading().isBusy());
        bench.removeFirst();
        const nav::Map mine = bench.map();
        isOpen = true;
        bench.waitForFiles();
        QVERIFY(bench.map() == mine);
        QTRY_VERIFY(bench.bar().isOpen());
        QVERIFY(bench.onDisk() == theirMap());
    }

    /// It is read beside the window.
    void aLargeFileIsInConflictLater()
    {
        Opened bench;
        bench.removeFirst();
        const nav::Map mine = bench.map();
        nav::Map theirs = theirMap();
        nav::MapObject rock = *theirs.find(2);
        rock.properties["note"] = nav::Json(std::string(5 << 20, 'x'));
        theirs.replace(rock);
        write(bench.path, theirs);
        bench.window.files().disk().check();
        QVERIFY(!bench.window.files().disk().theirs()); // the window has not waited
        QTRY_VERIFY(bench.bar().isOpen());
        QVERIFY(bench.map() == mine);
        bench.answer("Take Theirs");
        QVERIFY(bench.map() == theirs);
        // A save that meets another large file asks at once.
        bench.removeFirst();
        rock.name = "other";
        theirs.replace(rock);
        write(bench.path, theirs);
        bool asked = false;
        whenAsked(asked, "Cancel");
        QVERIFY(!bench.save());
        QVERIFY(asked);
        QVERIFY(bench.onDisk() == theirs);
    }

    void theSameContentsAreNoChange()
    {
        Opened bench;
        bench.removeFirst();
        write(bench.path, WindowBench::smallMap());
        bench.window.files().disk().check();
        QVERIFY(!bench.window.files().disk().theirs());
        QVERIFY(bench.save());
    }

    void anOpenGestureIsNotDisturbed()
    {
        Opened bench;
        write(bench.path, theirMap());
        {
            editor::Gesture gesture(bench.document());
            bench.window.files().disk().check();
            QVERIFY(bench.map() == WindowBench::smallMap());
        }
        QTRY_VERIFY(bench.map() == theirMap());
    }

    void aBrokenFileIsNotLoaded()
    {
        Opened bench;
        QFile file(bench.path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write("{\"format\": \"thick");
        file.close();
        QTRY_VERIFY(!bench.window.findChild<QLabel*>("messageText")->text().isEmpty());
        QVERIFY(bench.map() == WindowBench::smallMap());
        bench.removeFirst();
        QVERIFY(!save(bench.document(), bench.path));
    }
};

QTEST_MAIN(WindowDiskChangesTest)
#include "diskchangestest.moc"
