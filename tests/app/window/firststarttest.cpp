#include "tests/app/window/windowbench.h"

#include "libnav/map/mapfile.h"

#include <QFrame>

using namespace thicket;

/// What a user sees in the first ten seconds.
class FirstStartTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void theCardLeavesForGood()
    {
        {
            WindowBench bench;
            bench.window.beginFirstStart();
            QVERIFY(bench.widget<QFrame>("welcomeCard")->isVisible());
            bench.key(Qt::Key_Escape);
        }
        WindowBench bench;
        bench.window.beginFirstStart();
        QVERIFY(bench.window.findChild<QFrame*>("welcomeCard")->isHidden());
        bench.action("Welcome")->trigger();
        QVERIFY(bench.window.findChild<QFrame*>("welcomeCard")->isVisible());
    }

    void firstStartLivesAndLeaves()
    {
        WindowBench bench;
        bench.window.beginFirstStart();
        QVERIFY(!bench.workbench.document().isModified());
        QVERIFY(bench.workbench.document().file().isUntitled());
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("path"));
        auto* card = bench.widget<QFrame>("welcomeCard");
        QVERIFY(bench.workbench.navigator().result().has_value());
        const auto before = bench.workbench.navigator().goal();
        QTest::mouseMove(bench.workbench.view().viewport(), {300, 200});
        QTest::mouseMove(bench.workbench.view().viewport(), {500, 300});
        QVERIFY(bench.workbench.navigator().goal() != before);
        QVERIFY(!bench.workbench.document().isModified());
        bench.key(Qt::Key_Escape);
        QVERIFY(!card->isVisible());
        bench.action("Welcome")->trigger();
        QVERIFY(card->isVisible());
        bench.workbench.selection().set({5});
        bench.key(Qt::Key_Delete);
        QVERIFY(!card->isVisible());
    }

    /// The first click in a map that is opened does not move its start.
    void anOpenedMapGetsTheSelectTool()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.thicket");
        QVERIFY(nav::saveMap(WindowBench::smallMap(), path.toStdString()));
        WindowBench bench;
        bench.window.beginFirstStart();
        QVERIFY(bench.open(path));
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("select"));
        // A probe that was chosen stays in hand.
        bench.key(Qt::Key_T);
        bench.workbench.maps().add();
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("path"));
    }
};

QTEST_MAIN(FirstStartTest)
#include "firststarttest.moc"
