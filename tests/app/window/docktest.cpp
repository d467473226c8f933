#include "tests/app/window/windowbench.h"

#include "app/editor/panels/recordings/recordingspanel.h"
#include "app/editor/replay/recordings.h"
#include "app/editor/widgets/numberfield.h"
#include "app/editor/window/dockcolumn.h"
#include "app/editor/window/dockrail.h"
#include "app/editor/window/paneltabs.h"

#include <QTabBar>
#include <QToolButton>

using namespace thicket;
using editor::NumberField;

/// The dock: its tabs, and how it folds in a narrow window.
class DockTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    static editor::DockColumn* dock(WindowBench& bench)
    {
        return bench.window.findChild<editor::DockColumn*>();
    }
    static QWidget* flyout(WindowBench& bench)
    {
        return bench.window.findChild<QWidget*>("dockFlyout");
    }
    static void narrow(WindowBench& bench)
    {
        bench.window.resize(960, 600);
        QTRY_COMPARE(bench.window.size(), QSize(960, 600));
        QTRY_VERIFY(dock(bench)->isFolded());
        QTRY_COMPARE(dock(bench)->width(), 36);
    }
    static void clickRail(WindowBench& bench, const QString& icon)
    {
        QTest::mouseClick(bench.widget<QToolButton>("rail " + icon), Qt::LeftButton);
    }

private slots:
    void init() { QSettings().clear(); }

    /// Its fields lose the focus when they are deleted: sanitizers see whether a deleted column
    /// still follows it.
    void theWindowIsDeletedWithTheFocusInIt()
    {
        QSignalSpy moved(qApp, &QApplication::focusChanged);
        {
            WindowBench bench;
            auto* const field = dock(bench)->findChild<QLineEdit*>("mapName");
            QVERIFY(field);
            field->setFocus();
            QTRY_VERIFY(field->hasFocus());
            moved.clear();
        }
        QVERIFY(!moved.isEmpty());
    }

    void tabsWithKeys()
    {
        WindowBench bench;
        auto& tabs = dock(bench)->tabs();
        QStringList names;
        for (int i = 0; i < tabs.count(); ++i)
            names << tabs.tabBar()->accessibleTabName(i);
        QCOMPARE(names, (QStringList{"View", "Objects", "Agent groups", "Problems", "History",
                                     "Recordings", "Comparison"}));
        // All in sight, also in the narrowest dock.
        dock(bench)->setBreadth(240);
        QTRY_VERIFY(tabs.tabBar()->tabRect(6).right() < tabs.width());
        for (int i = 0; i < 7; ++i) {
            bench.key(static_cast<Qt::Key>(Qt::Key_1 + i), Qt::AltModifier);
            QCOMPARE(tabs.currentIndex(), i);
        }
        // A section that has a page of its own is open there, and has nothing to fold.
        auto* recordings = bench.window.findChild<editor::RecordingsPanel*>();
        bench.key(Qt::Key_6, Qt::AltModifier);
        QVERIFY(recordings->isVisible() && !recordings->isFolded());
        recordings->setFolded(true);
        QVERIFY(!recordings->isFolded());
    }

    void aNarrowWindowFoldsTheDock()
    {
        WindowBench bench;
        bench.workbench.selection().set({1});
        const int canvas = bench.workbench.view().width();
        QVERIFY(!dock(bench)->isFolded());
        QVERIFY(bench.widget<NumberField>("Radius"));
        narrow(bench);
        QVERIFY(!flyout(bench)->isVisible());
        QVERIFY(bench.workbench.view().width() > canvas - 240 + 260 - 200);
        QTRY_COMPARE(bench.workbench.view().width(), 960 - 76 - 36 - 1); // two columns of tools
        bench.window.resize(1200, 800);
        QTRY_VERIFY(!dock(bench)->isFolded());
        QTRY_COMPARE(dock(bench)->width(), 296);
        QVERIFY(bench.widget<NumberField>("Radius")->isVisible());
    }

    void theRailOpensItOverTheCanvas()
    {
        WindowBench bench;
        bench.workbench.selection().set({1});
        narrow(bench);
        const QSize canvas = bench.workbench.view().size();
        clickRail(bench, "inspector");
        QVERIFY(flyout(bench)->isVisible());
        QCOMPARE(bench.workbench.view().size(), canvas); // over it, not beside it
        QVERIFY(bench.widget<QToolButton>("rail inspector")->isChecked());
        QVERIFY(flyout(bench)->isAncestorOf(QApplication::focusWidget()));
        auto* radius = bench.widget<NumberField>("Radius");
        bench.typeInto(radius, "2");
        QTest::keyClick(radius, Qt::Key_Return);
        QCOMPARE(bench.radiusOf(1), 2.0);
        QTRY_VERIFY(bench.workbench.view().hasFocus()); // and the canvas is seen again
        QVERIFY(!flyout(bench)->isVisible());
        clickRail(bench, "objects");
        QVERIFY(flyout(bench)->isVisible());
        QCOMPARE(dock(bench)->tabs().currentIndex(), 1);
        QVERIFY(bench.widget<QToolButton>("rail objects")->isChecked());
        clickRail(bench, "history"); // another page
        QVERIFY(flyout(bench)->isVisible());
        QCOMPARE(dock(bench)->tabs().currentIndex(), 4);
        clickRail(bench, "history"); // the same again
        QVERIFY(!flyout(bench)->isVisible());
        QVERIFY(bench.workbench.view().hasFocus());
        // A click on the canvas closes it.
        clickRail(bench, "overlays");
        QVERIFY(flyout(bench)->isVisible());
        QTest::mouseClick(bench.workbench.view().viewport(), Qt::LeftButton, {}, {20, 20});
        QVERIFY(!flyout(bench)->isVisible());
    }

    void byKeysAlone()
    {
        WindowBench bench;
        narrow(bench);
        bench.workbench.view().setFocus();
        bench.key(Qt::Key_2, Qt::AltModifier);
        QVERIFY(flyout(bench)->isVisible());
        QWidget* focused = QApplication::focusWidget();
        QVERIFY(flyout(bench)->isAncestorOf(focused));
        QTest::keyClick(flyout(bench), Qt::Key_Escape);
        QVERIFY(!flyout(bench)->isVisible());
        QVERIFY(bench.workbench.view().hasFocus());
        bench.key(Qt::Key_0, Qt::AltModifier);
        QVERIFY(flyout(bench)->isVisible());
        bench.key(Qt::Key_0, Qt::AltModifier);
        QVERIFY(!flyout(bench)->isVisible());
        bench.action("Map Properties")->trigger();
        QVERIFY(flyout(bench)->isVisible());
        QVERIFY(flyout(bench)->isAncestorOf(QApplication::focusWidget()));
    }

    void whatIsRememberedIsTheBreadthOfTheOpenDock()
    {
        {
            WindowBench bench;
            dock(bench)->setBreadth(350);
            QTRY_COMPARE(dock(bench)->width(), 350);
            narrow(bench);
            bench.window.close();
        }
        WindowBench bench;
        bench.window.resize(1200, 800);
        QTRY_VERIFY(!dock(bench)->isFolded());
        QTRY_COMPARE(dock(bench)->width(), 350);
    }

    void coordinatesAreNeverCut()
    {
        WindowBench bench;
        nav::Map map = WindowBench::smallMap();
        map.settings.bounds = nav::Box{{-1234.67, -5}, {41234.67, 98765.32}};
        bench.workbench.document().reset(map, {});
        for (const int breadth : {296, 480}) {
            dock(bench)->setBreadth(breadth);
            QTRY_COMPARE(dock(bench)->width(), breadth);
            for (const char* name : {"Least x", "Greatest x", "Greatest y"}) {
                auto* field = bench.widget<NumberField>(name);
                const int room = field->width() - field->textMargins().left() - 16;
                QVERIFY2(field->fontMetrics().horizontalAdvance(field->text()) <= room,
                         qPrintable(field->text()));
                QVERIFY(std::abs(field->text().toDouble() - *field->value()) < 51);
                field->setFocus();
                QCOMPARE(field->text().toDouble(), *field->value()); // all of it to edit
                bench.workbench.view().setFocus();
            }
        }
    }

    void recordingsBelongToTheirMap()
    {
        WindowBench bench;
        auto& recordings = bench.workbench.recordings();
        auto& maps = bench.workbench.maps();
        editor::KeptRecording run;
        run.name = "Run 1";
        const int id = recordings.add(run);
        recordings.setCurrent(id);
        maps.add();
        QVERIFY(recordings.all().isEmpty());
        QVERIFY(!recordings.current());
        auto* panel = bench.window.findChild<QWidget*>("recordingsPanel");
        QVERIFY(!panel->findChild<QWidget*>(QString("recording%1").arg(id)) ||
                panel->findChild<QWidget*>(QString("recording%1").arg(id))->isHidden());
        run.name = "Run 2";
        const int other = recordings.add(run);
        QVERIFY(other != id);
        maps.show(0);
        QCOMPARE(recordings.all().size(), 1);
        QCOMPARE(recordings.all()[0].id, id);
        maps.show(1);
        QCOMPARE(recordings.all()[0].id, other);
        maps.drop(1);
        QCOMPARE(recordings.all()[0].id, id);
        // Another map in the same tab has none of them.
        bench.workbench.document().reset(WindowBench::smallMap(), {});
        QVERIFY(recordings.all().isEmpty());
    }
};

QTEST_MAIN(DockTest)
#include "docktest.moc"
