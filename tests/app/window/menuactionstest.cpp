#include "tests/app/window/crowdbench.h"

#include "app/editor/files/recordingfiles.h"
#include "app/editor/replay/recordings.h"
#include "libnav/map/mapfile.h"

#include <QFileDialog>

using namespace thicket;

/// Actions of the menus that no panel's test triggers.
class MenuActionsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    /// Triggers the action, which asks for a file, and answers.
    static void triggerWithFile(WindowBench& bench, const QString& action, const QString& path)
    {
        bool asked = false;
        whenModal<QFileDialog>(asked, [&path](QFileDialog& dialog) {
            dialog.selectFile(path);
            dialog.findChild<QLineEdit*>()->setText(path);
            QMetaObject::invokeMethod(&dialog, "accept");
        });
        bench.action(action)->trigger();
        QVERIFY(asked);
    }
    static QString smallMapIn(const QTemporaryDir& folder)
    {
        const QString path = folder.filePath("small.thicket");
        if (!nav::saveMap(WindowBench::smallMap(), path.toStdString()))
            qFatal("not saved");
        return path;
    }

private slots:
    void init() { QSettings().clear(); }

    void samplesOpenAsCopies_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"Old orchard", "Orchard crossing", "Station doorway", "Konstanz park"})
            QTest::addRow("%s", name) << name;
    }

    void samplesOpenAsCopies()
    {
        QFETCH(QString, name);
        WindowBench bench;
        bench.workbench.document().reset({}, {});
        bench.action(name)->trigger();
        QTRY_VERIFY(bench.map().objects().size() > 20);
        QVERIFY(bench.workbench.document().file().isUntitled());
        QVERIFY(!bench.workbench.document().isModified());
    }

    void openAddSaveAs()
    {
        const QTemporaryDir folder;
        const QString path = smallMapIn(folder);
        WindowBench bench;
        bench.workbench.document().reset({}, {});
        triggerWithFile(bench, "Open", path);
        QTRY_VERIFY(bench.map() == WindowBench::smallMap());
        QCOMPARE(bench.workbench.document().file().path(), path);
        triggerWithFile(bench, "Add from File", path);
        QTRY_COMPARE(bench.map().objects().size(), std::size_t(9)); // a map has one start
        const QString other = folder.filePath("other.thicket");
        triggerWithFile(bench, "Save As", other);
        QTRY_COMPARE(bench.workbench.document().file().path(), other);
        QVERIFY(nav::loadMap(other.toStdString())->map == bench.map());
        QVERIFY(nav::loadMap(path.toStdString())->map == WindowBench::smallMap());
    }

    void quitClosesTheWindow()
    {
        WindowBench bench;
        bench.action("Quit")->trigger();
        QTRY_VERIFY(!bench.window.isVisible());
    }

    void layersByTheirActions()
    {
        WindowBench bench;
        auto& choice = bench.workbench.selection().layerChoice();
        bench.workbench.selection().set({3});
        bench.action("Trees")->trigger(); // of Move to Layer
        QCOMPARE(bench.map().find(3)->layer, nav::LayerId(1));
        choice.choose(2);
        bench.action("Lower Layer")->trigger();
        QCOMPARE(bench.map().settings.layers.front().id, nav::LayerId(2));
        bench.action("Choose Layer Above")->trigger();
        QCOMPARE(choice.id(), nav::LayerId(1));
        bench.action("Choose Layer Below")->trigger();
        QCOMPARE(choice.id(), nav::LayerId(2));
    }

    /// The goal lies in a room without doors.
    void stuckAgentsAreFound()
    {
        nav::Map map = mapWithAgents(3);
        map.append({.id = map.unusedId(),
                    .layer = 1,
                    .geometry = nav::Wall{{{34, 6}, {39, 6}, {39, 14}, {34, 14}}, 0.4, true}});
        CrowdBench bench(map);
        QVERIFY(bench.playTo(2));
        const auto& marks = bench.playback().run().chronicle().marks();
        QVERIFY(!marks.empty());
        bench.action("Last Stuck Agent")->trigger();
        QCOMPARE(bench.playback().frame(), marks.back().frame);
        bench.playback().seek(0);
        bench.action("Next Stuck Agent")->trigger();
        QVERIFY(bench.playback().frame() == marks.front().frame || marks.front().frame == 0);
    }

    void recordingsAreSavedOpenedAndRemoved()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("run.thicket-replay");
        CrowdBench bench;
        QVERIFY(bench.playTo(1));
        auto& recordings = bench.workbench.recordings();
        triggerWithFile(bench, "Save Recording", path);
        QTRY_VERIFY(QFile::exists(path));
        QTRY_VERIFY(!bench.window.findChild<editor::RecordingFiles*>()->isBusy());
        bench.key(Qt::Key_F8);
        const auto before = recordings.all().size();
        triggerWithFile(bench, "Open Recording", path);
        QTRY_COMPARE(recordings.all().size(), before + 1);
        bench.action("Remove Recording")->trigger();
        QCOMPARE(recordings.all().size(), before);
    }
};

QTEST_MAIN(MenuActionsTest)
#include "menuactionstest.moc"
