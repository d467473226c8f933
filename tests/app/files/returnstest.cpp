#include "tests/app/window/windowbench.h"

#include "app/editor/files/session.h"
#include "libnav/map/mapfile.h"

using namespace thicket;

/// Close, Reopen Last, Revert, the file of the last time, and the agent radius of a file.
class WindowReturnsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void closesAndReopens()
    {
        WindowBench bench;
        QTemporaryDir folder;
        QVERIFY(!bench.action("Reopen Last")->isEnabled());
        QVERIFY(bench.saveTo(folder.filePath("a.thicket")));
        QVERIFY(bench.saveTo(folder.filePath("b.thicket")));
        bench.key(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(bench.map().objects().empty());
        QVERIFY(bench.workbench.document().file().path().isEmpty());
        QVERIFY(bench.open(folder.filePath("a.thicket")));
        bench.key(Qt::Key_W, Qt::ControlModifier);
        bench.key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        bench.waitForFiles();
        QCOMPARE(bench.workbench.document().file().path(), folder.filePath("a.thicket"));
        bench.key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier); // the one before
        bench.waitForFiles();
        QCOMPARE(bench.workbench.document().file().path(), folder.filePath("b.thicket"));
        QVERIFY(!bench.action("Reopen Last")->isEnabled());
    }

    void reopensAnImportedFile()
    {
        WindowBench bench;
        QTemporaryDir folder;
        const QString path = folder.filePath("trees.csv");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("x,y,radius\n1,2,0.5\n5,6,1\n");
        file.close();
        QVERIFY(bench.open(path));
        QVERIFY(bench.workbench.document().file().isUntitled());
        QCOMPARE(editor::session::filesOf(bench.workbench.maps()).paths, QStringList{path});
        bench.action("Close")->trigger();
        QVERIFY(bench.map().objects().size() != 2);
        bench.key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        bench.waitForFiles();
        QCOMPARE(bench.map().objects().size(), std::size_t(2));
    }

    void closingAsksAboutChanges()
    {
        WindowBench bench;
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        bool asked = false;
        whenModal<QMessageBox>(asked, [](QMessageBox& box) {
            QTest::mouseClick(box.button(QMessageBox::Cancel), Qt::LeftButton);
        });
        bench.action("Close")->trigger();
        QVERIFY(asked);
        QCOMPARE(bench.map().objects().size(), std::size_t(4));
    }

    void aFileThatIsGoneIsNotReopenedForEver()
    {
        WindowBench bench;
        QTemporaryDir folder;
        QVERIFY(bench.saveTo(folder.filePath("a.thicket")));
        bench.action("Close")->trigger();
        QVERIFY(QFile::remove(folder.filePath("a.thicket")));
        bench.action("Reopen Last")->trigger();
        bench.waitForFiles();
        QVERIFY(!bench.action("Reopen Last")->isEnabled());
    }

    void revertsAndTakesItBack()
    {
        WindowBench bench;
        QTemporaryDir folder;
        QVERIFY(bench.saveTo(folder.filePath("a.thicket")));
        QVERIFY(!bench.action("Revert")->isEnabled());
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        const nav::Map mine = bench.map();
        QVERIFY(bench.action("Revert")->isEnabled());
        bench.action("Revert")->trigger();
        bench.waitForFiles();
        QVERIFY(bench.map() == WindowBench::smallMap());
        QVERIFY(!bench.workbench.document().isModified());
        bench.workbench.document().undo();
        QVERIFY(bench.map() == mine);
        QVERIFY(bench.workbench.document().isModified());
    }

    void theFileOfTheLastTimeIsRemembered()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a.thicket");
        {
            WindowBench bench;
            QVERIFY(bench.saveTo(path));
            QVERIFY(bench.window.close());
        }
        QCOMPARE(editor::session::take().paths, QStringList(path));
        QVERIFY(editor::session::take().paths.isEmpty()); // not again after a crash
        editor::session::remember({{path}, 0});
        {
            WindowBench bench;
            QAction* choice = bench.action("Open Last Files at Start");
            QVERIFY(choice->isChecked());
            choice->trigger();
        }
        QVERIFY(editor::session::take().paths.isEmpty());
        editor::session::setReopened(true);
        editor::session::remember({{folder.filePath("gone.thicket"), path}, 1});
        QCOMPARE(editor::session::take(), (editor::session::OpenFiles{{path}, 0}));
    }

    void theRadiusTravelsWithTheMap()
    {
        WindowBench bench;
        QTemporaryDir folder;
        const QString path = folder.filePath("a.thicket");
        editor::Navigator& navigator = bench.workbench.navigator();
        const double former = navigator.agentRadius();
        QVERIFY(bench.saveTo(path));
        QVERIFY(nav::loadMap(path.toStdString())->map.settings.agentClasses.empty());
        for (int i = 0; i < 3; ++i)
            bench.key(Qt::Key_BracketRight);
        const double chosen = navigator.agentRadius();
        const double length = navigator.path().length();
        QVERIFY(chosen > former);
        QVERIFY(bench.workbench.document().isModified());
        QVERIFY(bench.save());

        WindowBench again;
        QVERIFY(again.workbench.navigator().agentRadius() != chosen);
        QVERIFY(again.open(path));
        QCOMPARE(again.workbench.navigator().agentRadius(), chosen);
        QCOMPARE(again.workbench.navigator().path().length(), length);
        bench.workbench.document().undo();
        QCOMPARE(navigator.agentRadius(), former);
    }
};

QTEST_MAIN(WindowReturnsTest)
#include "returnstest.moc"
