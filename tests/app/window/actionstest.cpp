#include "tests/app/window/windowbench.h"

#include "app/editor/navigation/liveflow.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QMap>
#include <QSlider>
#include <QStatusTipEvent>
#include <QToolBar>

using namespace thicket;
using editor::Overlay;

/// Every action has a name, can be reached, and does what its menu says.
class WindowActionsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void everyActionExplainsItself()
    {
        WindowBench bench;
        const QList<QAction*> actions = bench.allActions();
        QVERIFY(actions.size() > 40);
        QMap<QString, QString> owners;
        for (QAction* action : actions) {
            const QByteArray name = action->text().toUtf8();
            QVERIFY(!name.isEmpty());
            QVERIFY2(!action->toolTip().isEmpty(), name);
            QVERIFY2(!action->statusTip().isEmpty(), name);
            for (const QKeySequence& key : action->shortcuts()) {
                const QString keys = key.toString();
                QVERIFY2(!owners.contains(keys),
                         qPrintable(keys + ": " + owners.value(keys) + " and " + action->text()));
                owners.insert(keys, action->text());
                QVERIFY2(action->shortcut() != key ||
                             action->toolTip().contains(key.toString(QKeySequence::NativeText)),
                         name);
            }
        }
    }

    void everyControlHasANameForScreenReaders()
    {
        WindowBench bench;
        bench.workbench.selection().set({3});
        bench.workbench.setMode(editor::Workbench::Mode::simulate);
        for (QWidget* one : bench.window.findChildren<QWidget*>()) {
            const bool takesFocus = one->focusPolicy() & Qt::TabFocus;
            if (!takesFocus || !one->isVisible() || one->inherits("QScrollArea") ||
                one->objectName() == "qt_spinbox_lineedit" ||
                one == bench.workbench.view().viewport())
                continue;
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(one);
            const bool isNamed =
                spoken && (!spoken->text(QAccessible::Name).isEmpty() || !one->toolTip().isEmpty());
            QVERIFY2(isNamed,
                     qPrintable(QString(one->metaObject()->className()) + " " + one->objectName() +
                                " in " + one->parentWidget()->objectName()));
        }
    }

    void undoAndRedoByButton()
    {
        WindowBench bench;
        const nav::Map before = bench.map();
        auto* bar = bench.widget<QToolBar>("mainToolBar");
        QAction* undo = bench.action("Undo");
        QAction* redo = bench.action("Redo");
        QWidget* undoButton = bar->widgetForAction(undo);
        QWidget* redoButton = bar->widgetForAction(redo);
        QVERIFY(!undoButton->isEnabled());
        bench.workbench.selection().set({1, 2});
        bench.key(Qt::Key_Delete);
        QCOMPARE(bench.map().objects().size(), std::size_t(3));
        QVERIFY(undoButton->isEnabled());
        QTest::mouseClick(undoButton, Qt::LeftButton);
        QVERIFY(bench.map() == before);
        QTest::mouseClick(redoButton, Qt::LeftButton);
        QCOMPARE(bench.map().objects().size(), std::size_t(3));
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == before);
    }

    void duplicateAndSelectAll()
    {
        WindowBench bench;
        bench.key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(bench.workbench.selection().ids().size(), 5);
        bench.key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(bench.workbench.selection().isEmpty());
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.map().objects().size(), std::size_t(6));
        bench.workbench.document().undo();
        QCOMPARE(bench.map().objects().size(), std::size_t(5));
    }

    void overlayKeysAndScope()
    {
        WindowBench bench;
        editor::Overlays& overlays = bench.workbench.overlays();
        for (const Overlay overlay : editor::allOverlays) {
            const int key = editor::keyOf(overlay);
            const bool isOn = overlays.isOn(overlay);
            bench.key(static_cast<Qt::Key>(Qt::Key_0 + key));
            QCOMPARE(overlays.isOn(overlay), !isOn);
            auto* toggle = bench.widget<QAbstractButton>(QString("overlay %1").arg(key));
            QCOMPARE(toggle->isChecked(), !isOn);
            QTest::mouseClick(toggle, Qt::LeftButton);
            QCOMPARE(overlays.isOn(overlay), isOn);
        }
        const auto before = overlays.scope();
        for (int i = 0; i < 3; ++i)
            bench.key(Qt::Key_G);
        QCOMPARE(overlays.scope(), before);
        bench.key(Qt::Key_G);
        QVERIFY(overlays.scope() != before);
    }

    void whatIsOnAtFirst()
    {
        WindowBench bench;
        const editor::Overlays& overlays = bench.workbench.overlays();
        for (const Overlay overlay :
             {Overlay::expanded, Overlay::surfing, Overlay::hugging, Overlay::path})
            QVERIFY(overlays.isOn(overlay));
        for (const Overlay overlay : {Overlay::heat, Overlay::arrows, Overlay::steering})
            QVERIFY(!overlays.isOn(overlay));
        for (const char* name : {"Heat map", "Flow arrows", "Steering"}) {
            QVERIFY(!bench.action(name)->isChecked());
            QVERIFY(!bench.action(name)->icon().isNull());
            QVERIFY(!bench.action(name)->shortcut().isEmpty());
        }
    }

    void overlaysAreRemembered()
    {
        {
            WindowBench bench;
            bench.key(Qt::Key_2);
            bench.key(Qt::Key_6);
        }
        WindowBench again;
        QVERIFY(!again.workbench.overlays().isOn(Overlay::surfing));
        QVERIFY(again.workbench.overlays().isOn(Overlay::path));
        QVERIFY(again.workbench.overlays().isOn(Overlay::heat));
        QVERIFY(!again.workbench.overlays().isOn(Overlay::arrows));
    }

    void heatMapCountsItsCells()
    {
        WindowBench bench;
        auto* count = bench.widget<QLabel>("overlayCount 6");
        QVERIFY(count->text().isEmpty());
        bench.key(Qt::Key_6);
        const auto& live = bench.workbench.navigator().flow();
        QTRY_VERIFY(live.flow());
        QCOMPARE(count->text(), QLocale().toString(qulonglong(live.flow()->reachedCells)));
        bench.key(Qt::Key_6);
        QVERIFY(!live.flow());
        QVERIFY(count->text().isEmpty());
    }

    void countsAreThoseOfTheGraph()
    {
        WindowBench bench;
        QTRY_VERIFY(bench.workbench.navigator().graph().graph() != nullptr);
        const auto& graph = *bench.workbench.navigator().graph().graph();
        QCOMPARE(bench.widget<QLabel>("overlayCount 1")->text(), QString("3"));
        QCOMPARE(bench.widget<QLabel>("overlayCount 2")->text(),
                 QString::number(graph.surfing.size()));
        QCOMPARE(bench.widget<QLabel>("overlayCount 3")->text(),
                 QString::number(graph.hugging.size()));
    }

    void radiusByKeysSliderAndNumber()
    {
        WindowBench bench;
        editor::Navigator& navigator = bench.workbench.navigator();
        navigator.setAgentRadius(0.5);
        bench.key(Qt::Key_BracketRight);
        QCOMPARE(navigator.agentRadius(), 0.5 * 1.05);
        bench.key(Qt::Key_F3);
        QCOMPARE(navigator.agentRadius(), 0.5);

        auto* slider = bench.widget<QSlider>("radiusSlider");
        const double length = navigator.path().length();
        const QPoint middle = slider->rect().center();
        const int handle = 7 + (slider->width() - 14) * slider->value() / slider->maximum();
        QTest::mousePress(slider, Qt::LeftButton, {}, {handle, middle.y()});
        QTest::mouseMove(slider, {slider->width() - 2, middle.y()});
        QVERIFY(navigator.agentRadius() > 1);
        QVERIFY(navigator.path().length() > length);
        QCOMPARE(navigator.formerPath().length(), length);
        QTest::mouseRelease(slider, Qt::LeftButton, {}, {slider->width() - 2, middle.y()});
        QVERIFY(navigator.formerPath().isEmpty());

        auto* box = bench.widget<QDoubleSpinBox>("radiusBox");
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, "0.75");
        QTest::keyClick(box, Qt::Key_Return);
        QCOMPARE(navigator.agentRadius(), 0.75);
        QTest::keyClick(box, Qt::Key_Up);
        QCOMPARE(navigator.agentRadius(), 0.75 * 1.05);
        QVERIFY(bench.map().objects() == WindowBench::smallMap().objects());
        QCOMPARE(editor::AgentRadius::chosenIn(bench.map()), std::optional(0.75 * 1.05));
        while (bench.workbench.document().canUndo())
            bench.workbench.document().undo();
        QVERIFY(bench.map() == WindowBench::smallMap());
    }

    void statusLineSaysTheAnswer()
    {
        WindowBench bench;
        const auto& navigator = bench.workbench.navigator();
        QCOMPARE(bench.widget<QLabel>("statusLength")->text(),
                 QString::number(navigator.path().length(), 'f', 2) + QChar(0xa0) + "m");
        QVERIFY(bench.widget<QLabel>("statusDetails")->text().contains("exact"));
        bench.workbench.navigator().setProbe(nav::Point{10, 10}, {});
        QCOMPARE(bench.widget<QLabel>("statusDetails")->text(),
                 QString("start is inside circle 1"));
        bench.workbench.navigator().setProbe({}, {});
        QVERIFY(bench.widget<QLabel>("statusLength")->isVisible());
    }

    void themesChangeAndAreRemembered()
    {
        {
            WindowBench bench;
            bench.action("Dark")->trigger();
            QVERIFY(bench.workbench.appearance().palette().isDark);
            QCOMPARE(QApplication::palette().color(QPalette::Base),
                     bench.workbench.appearance().palette().field);
        }
        WindowBench again;
        QVERIFY(again.workbench.appearance().palette().isDark);
        again.action("High Contrast")->trigger();
        QVERIFY(again.workbench.appearance().palette().isHighContrast);
        again.action("Light")->trigger();
        QVERIFY(!again.workbench.appearance().palette().isDark);
    }

    void panelsFoldAndComeBack()
    {
        WindowBench bench;
        auto* dock = bench.window.findChild<QWidget*>("dockColumn");
        bench.workbench.view().setFocus();
        bench.key(Qt::Key_Tab);
        QTRY_VERIFY(dock->isHidden());
        bench.key(Qt::Key_Tab);
        QTRY_VERIFY(dock->isVisible());
        bench.key(Qt::Key_F11);
        QTRY_VERIFY(bench.window.isFullScreen());
        bench.key(Qt::Key_F11);
        QTRY_VERIFY(!bench.window.isFullScreen());
        bench.key(Qt::Key_Tab);
        bench.action("Reset Layout")->trigger();
        QVERIFY(dock->isVisible());
        bench.window.resize(1200, 800); // the test's screen is small
        QTRY_COMPARE(dock->width(), 296);
    }

    void areasCycle()
    {
        WindowBench bench;
        bench.workbench.view().setFocus();
        QStringList seen;
        for (int i = 0; i < 7; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ControlModifier);
            QWidget* at = QApplication::focusWidget();
            QVERIFY(at);
            while (at && !QStringList{"canvas", "inspector", "overlaysPanel", "layersPanel",
                                      "searchPanel", "mainToolBar", "toolStrip"}
                              .contains(at->objectName()))
                at = at->parentWidget();
            QVERIFY(at);
            seen << at->objectName();
        }
        QCOMPARE(seen, (QStringList{"inspector", "overlaysPanel", "layersPanel", "searchPanel",
                                    "mainToolBar", "toolStrip", "canvas"}));
    }

    void helpListsTheKeys()
    {
        WindowBench bench;
        bench.action("Keys")->trigger();
        QVERIFY(bench.window.findChild<QDialog*>("keysWindow")->isVisible());
        bench.action("About Thicket")->trigger();
        QVERIFY(bench.window.findChild<QDialog*>("aboutBox")->isVisible());
    }

    void hoveringAnActionExplainsIt()
    {
        WindowBench bench;
        bench.action("Duplicate")->setStatusTip("what it does");
        QStatusTipEvent tip("what it does");
        QApplication::sendEvent(&bench.window, &tip);
        QCOMPARE(bench.widget<QLabel>("statusMiddle")->text(), QString("what it does"));
        QStatusTipEvent over{QString()};
        QApplication::sendEvent(&bench.window, &over);
        QVERIFY(bench.widget<QLabel>("statusMiddle")->text() != "what it does");
    }
};

QTEST_MAIN(WindowActionsTest)
#include "actionstest.moc"
