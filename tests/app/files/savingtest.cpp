#include "tests/app/window/windowbench.h"

#include "libnav/map/mapfile.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <atomic>
#include <thread>

using namespace thicket;

namespace {

/// A window on the small map in a file. Nothing is written before the gate is open.
struct GatedBench : WindowBench {
    GatedBench()
    {
        if (!saveTo(path("a")))
            qFatal("not saved");
        holdUp();
    }
    ~GatedBench() { isOpen = true; }

    QString path(const QString& name) const { return folder.filePath(name + ".thicket"); }
    editor::MapWriting& writing() { return window.files().saving().writing(); }
    editor::MapDocument& document() { return workbench.document(); }
    nav::Map onDisk(const QString& name) { return nav::loadMap(path(name).toStdString())->map; }
    void remove(nav::ObjectId id)
    {
        workbench.selection().set({id});
        key(Qt::Key_Delete);
    }
    void pressSave() { key(Qt::Key_S, Qt::ControlModifier); }
    bool hasDot() { return widget<QLabel>("fileName")->text().endsWith(QString::fromUtf8("•")); }
    void holdUp()
    {
        writing().lane().order({"Saving", [this](editor::Progress&) -> editor::WorkLane::Report {
                                    while (!isOpen)
                                        std::this_thread::yield();
                                    return {};
                                }});
    }
    void openGate()
    {
        isOpen = true;
        waitForFiles();
    }

    QTemporaryDir folder;
    std::atomic<bool> isOpen = false;
};

} // namespace

/// Files that take long to write.
class WindowSavingTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void editsMeanwhileAreNotSaved()
    {
        GatedBench bench;
        bench.remove(1);
        const nav::Map ordered = bench.map();
        bench.pressSave();
        QVERIFY(bench.hasDot()); // it is not saved yet
        bench.remove(2);
        const nav::Map later = bench.map();
        bench.openGate();
        QVERIFY(bench.onDisk("a") == ordered);
        QVERIFY(bench.map() == later);
        QVERIFY(bench.hasDot());
        bench.document().undo();
        QVERIFY(!bench.hasDot()); // as in the file
        bench.document().undo();
        QVERIFY(bench.hasDot());
        bench.document().redo();
        bench.document().redo();
        bench.pressSave();
        bench.waitForFiles();
        QVERIFY(!bench.hasDot());
        QVERIFY(bench.onDisk("a") == later);
    }

    void anUndoMeanwhileIsAChange()
    {
        GatedBench bench;
        bench.remove(1);
        const nav::Map ordered = bench.map();
        bench.pressSave();
        bench.document().undo();
        bench.openGate();
        QVERIFY(bench.onDisk("a") == ordered);
        QVERIFY(bench.map() == WindowBench::smallMap());
        QVERIFY(bench.hasDot());
        bench.document().redo();
        QVERIFY(!bench.hasDot());
    }

    /// Steps that would merge must not change what is being saved.
    void mergingStepsStayApart()
    {
        GatedBench bench;
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Right);
        const nav::Map ordered = bench.map();
        bench.pressSave();
        bench.key(Qt::Key_Right);
        bench.openGate();
        QVERIFY(bench.onDisk("a") == ordered);
        QVERIFY(bench.hasDot());
        bench.document().undo();
        QVERIFY(bench.map() == ordered);
        QVERIFY(!bench.hasDot());
    }

    void twoSavesInARow()
    {
        GatedBench bench;
        bench.remove(1);
        bench.pressSave();
        bench.remove(2);
        bench.pressSave();
        const nav::Map last = bench.map();
        bench.openGate();
        QVERIFY(bench.onDisk("a") == last);
        QVERIFY(!bench.hasDot());
        QVERIFY(bench.window.findChild<QLabel*>("messageText")->text().isEmpty());
        QVERIFY(bench.window.findChild<QMessageBox*>() == nullptr);
    }

    void cancelKeepsTheFile()
    {
        GatedBench bench;
        bench.remove(1);
        bench.pressSave();
        bench.writing().lane().cancelAll();
        bench.openGate();
        QVERIFY(bench.onDisk("a") == WindowBench::smallMap());
        QVERIFY(bench.hasDot());
        QVERIFY(bench.save());
        QVERIFY(bench.onDisk("a") == bench.map());
    }

    void aFailureLeavesItModified()
    {
        GatedBench bench;
        bench.remove(1);
        bench.window.files().saving().saveTo("/nowhere/at/all/a.thicket");
        bench.remove(2);
        bench.openGate();
        QVERIFY(bench.hasDot());
        QVERIFY(!bench.widget<QLabel>("messageText")->text().isEmpty());
        QCOMPARE(bench.document().file().path(), bench.path("a"));
        QVERIFY(bench.onDisk("a") == WindowBench::smallMap());
        bench.document().undo();
        QVERIFY(bench.hasDot());
    }

    /// Once the reason is gone, the same file can be written.
    void aFailureOffersToTryAgain()
    {
        GatedBench bench;
        bench.openGate();
        bench.remove(1);
        const QString path = bench.folder.filePath("later/b.thicket");
        bench.window.files().saving().saveTo(path);
        bench.waitForFiles();
        const QString said = bench.widget<QLabel>("messageText")->text();
        QVERIFY2(said.contains("Your last saved version is intact"), qPrintable(said));
        QVERIFY(bench.widget<QPushButton>("messageHelp")->text().contains("Elsewhere"));
        QTest::mouseClick(bench.widget<QPushButton>("messageAlso"), Qt::LeftButton);
        bench.waitForFiles();
        QVERIFY(bench.widget<QLabel>("messageText")->isVisible()); // it has failed again
        QVERIFY(QDir(bench.folder.path()).mkdir("later"));
        QTest::mouseClick(bench.widget<QPushButton>("messageAlso"), Qt::LeftButton);
        bench.waitForFiles();
        QVERIFY(!bench.window.findChild<QLabel*>("messageText")->isVisible());
        QVERIFY(!bench.hasDot());
        QVERIFY(nav::loadMap(path.toStdString())->map == bench.map());
    }

    void anotherTabMayBeShownMeanwhile()
    {
        GatedBench bench;
        bench.remove(1);
        const nav::Map ordered = bench.map();
        bench.window.files().saving().saveTo(bench.path("b"));
        bench.action("New")->trigger();
        bench.openGate();
        QVERIFY(bench.onDisk("b") == ordered);
        QVERIFY(bench.document().file().isUntitled());
        editor::OpenMaps& maps = bench.workbench.maps();
        QCOMPARE(maps.path(0), bench.path("b"));
        QVERIFY(!maps.isModified(0));
    }

    void quittingWaits()
    {
        GatedBench bench;
        bench.remove(1);
        const nav::Map last = bench.map();
        bench.pressSave();
        auto* text = bench.window.findChild<QLabel*>("statusWork");
        bool wasShown = false;
        QTimer poll;
        QObject::connect(&poll, &QTimer::timeout, &bench.window, [&] {
            if (!text->isVisible())
                return;
            wasShown = bench.window.isVisible();
            bench.isOpen = true;
        });
        poll.start(10);
        QVERIFY(bench.window.close()); // without a question
        QVERIFY(wasShown);
        QVERIFY(bench.onDisk("a") == last);
    }

    void quittingAsksAboutEditsSinceTheSave()
    {
        GatedBench bench;
        bench.remove(1);
        bench.pressSave();
        bench.remove(2);
        const nav::Map last = bench.map();
        bench.isOpen = true;
        bool asked = false;
        whenModal<QMessageBox>(asked, [](QMessageBox& box) {
            QTest::mouseClick(box.button(QMessageBox::Save), Qt::LeftButton);
        });
        QVERIFY(bench.window.close());
        QVERIFY(asked);
        QVERIFY(bench.onDisk("a") == last);
    }

    /// A map in a large file is recovered from it: the edits since must fit what was saved.
    void editsSinceASaveAreRecovered()
    {
        QTemporaryDir home;
        nav::Map last;
        {
            GatedBench bench; // ends without closing, as if it were killed
            bench.keepJournal(home.filePath("recovery"));
            nav::MapObject tree = *bench.map().find(1);
            tree.properties["note"] = nav::Json(std::string(3U << 20, 'a'));
            bench.document().push(nav::MapEdit::change(bench.map(), {tree}), "Note");
            bench.isOpen = true;
            QVERIFY(bench.saveTo(home.filePath("large.thicket")));
            bench.isOpen = false;
            bench.holdUp();
            bench.remove(2);
            bench.pressSave();
            bench.remove(3);
            bench.openGate();
            last = bench.map();
        }
        WindowBench again;
        again.keepJournal(home.filePath("recovery"));
        for (auto* button : again.window.findChildren<QPushButton*>()) {
            if (button->text().remove('&') == "Recover" && button->isVisible())
                QTest::mouseClick(button, Qt::LeftButton);
        }
        again.waitForFiles();
        QVERIFY(again.map() == last);
        QCOMPARE(again.workbench.document().file().path(), home.filePath("large.thicket"));
    }

    /// At the instant after the file was replaced, the window knows nothing of it.
    void editsDuringASaveSurviveAKillAfterIt_data()
    {
        QTest::addColumn<bool>("isEdited");
        QTest::newRow("edits") << true;
        QTest::newRow("none") << false;
    }
    void editsDuringASaveSurviveAKillAfterIt()
    {
        QFETCH(bool, isEdited);
        const QTemporaryDir home;
        const QString path = home.filePath("large.thicket");
        nav::Map ordered;
        nav::Map last;
        {
            GatedBench bench; // ends without closing, as if it were killed
            bench.keepJournal(home.filePath("recovery"));
            nav::MapObject tree = *bench.map().find(1);
            tree.properties["note"] = nav::Json(std::string(3U << 20, 'a'));
            bench.document().push(nav::MapEdit::change(bench.map(), {tree}), "Note");
            bench.isOpen = true;
            QVERIFY(bench.saveTo(path));
            bench.remove(2);
            ordered = bench.map();
            bench.window.files().saving().save();
            if (isEdited)
                bench.document().push(nav::MapEdit::remove(bench.map(), {3}), "Delete");
            last = bench.map();
            while (nav::loadMap(path.toStdString())->map != ordered)
                std::this_thread::yield(); // no event is handled
        }
        WindowBench again;
        again.keepJournal(home.filePath("recovery"));
        QPushButton* recover = nullptr;
        for (auto* button : again.window.findChildren<QPushButton*>()) {
            if (button->text().remove('&') == "Recover" && button->isVisible())
                recover = button;
        }
        QCOMPARE(recover != nullptr, isEdited); // else the file has all
        if (!recover)
            return;
        QTest::mouseClick(recover, Qt::LeftButton);
        again.waitForFiles();
        QVERIFY(again.map() == last);
        QCOMPARE(again.workbench.document().file().path(), path);
        QVERIFY(!again.window.files().disk().theirs());
        again.workbench.document().undo();
        QVERIFY(again.map() == ordered);
    }

    /// The first save of a map: until it is there, the journal knows no file.
    void aFirstSaveAndAKillAfterIt()
    {
        const QTemporaryDir home;
        const QString path = home.filePath("first.thicket");
        nav::Map last;
        {
            GatedBench bench;
            bench.document().reset(WindowBench::smallMap());
            bench.keepJournal(home.filePath("recovery"));
            bench.isOpen = true;
            bench.writing().lane().wait();
            bench.remove(1);
            bench.window.files().saving().saveTo(path);
            bench.document().push(nav::MapEdit::remove(bench.map(), {2}), "Delete");
            last = bench.map();
            while (!QFile::exists(path))
                std::this_thread::yield();
        }
        WindowBench again;
        again.keepJournal(home.filePath("recovery"));
        again.key(Qt::Key_R, Qt::AltModifier);
        QTRY_VERIFY(again.map() == last);
        QCOMPARE(again.workbench.document().file().path(), path);
        QVERIFY(!again.window.files().disk().theirs());
    }

    /// Our own file is not taken for another program's.
    void noConflictWithOneself()
    {
        GatedBench bench;
        bench.remove(1);
        bench.pressSave();
        bench.remove(2);
        bench.openGate();
        bench.window.files().disk().check();
        QVERIFY(!bench.window.files().disk().theirs());
    }
};

QTEST_MAIN(WindowSavingTest)
#include "savingtest.moc"
