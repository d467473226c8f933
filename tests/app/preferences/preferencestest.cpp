#include "tests/app/preferences/preferencesbench.h"

#include "app/editor/files/session.h"
#include "app/editor/widgets/numberfield.h"

#include <QAccessible>
#include <QCheckBox>
#include <QLabel>
#include <QSpinBox>
#include <QStyle>
#include <QWheelEvent>

using namespace thicket;

namespace {

constexpr int canvasPage = 1;

} // namespace

/// Every setting by its effect in the window.
class PreferencesTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void theKeyboardIsEnough()
    {
        PreferencesBench bench;
        QVERIFY(!bench.dialog->isModal());
        QVERIFY(bench.pages->hasFocus());
        auto* stack = bench.dialog->findChild<QStackedWidget*>();
        QCOMPARE(stack->count(), bench.pages->count());
        for (int page = 0; page < bench.pages->count(); ++page) {
            QCOMPARE(stack->currentIndex(), page);
            for (QWidget* one : stack->currentWidget()->findChildren<QWidget*>()) {
                if (!(one->focusPolicy() & Qt::TabFocus) || !one->isVisible() ||
                    one->objectName() == "qt_spinbox_lineedit")
                    continue;
                QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(one);
                QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(),
                         qPrintable(one->objectName()));
            }
            QTest::keyClick(bench.pages, Qt::Key_Down);
        }
        QTest::keyClick(bench.pages, Qt::Key_Home);
        QTest::keyClick(bench.pages, Qt::Key_Tab);
        QVERIFY(bench.part<QComboBox>("preferTheme")->hasFocus());
        QTest::keyClick(bench.dialog, Qt::Key_Escape);
        QTRY_VERIFY(!bench.window.findChild<editor::PreferencesDialog*>());
        bench.open();
        QVERIFY(bench.dialog->isVisible());
    }

    void theTheme()
    {
        {
            PreferencesBench bench;
            bench.choose("preferTheme", 2);
            QVERIFY(bench.workbench.appearance().palette().isDark);
            QCOMPARE(QApplication::palette().color(QPalette::Base),
                     bench.workbench.appearance().palette().field);
            QVERIFY(bench.action("Dark")->isChecked());
            bench.action("High Contrast")->trigger();
            QCOMPARE(bench.part<QComboBox>("preferTheme")->currentIndex(), 3);
            bench.choose("preferTheme", 1); // as System here, but chosen
        }
        PreferencesBench again;
        QCOMPARE(again.part<QComboBox>("preferTheme")->currentIndex(), 1);
        again.restoreDefaults();
        QCOMPARE(again.part<QComboBox>("preferTheme")->currentIndex(), 0);
        QVERIFY(again.action("System")->isChecked());
    }

    void withoutMotionTheWelcomeStandsStill()
    {
        const auto hasMoved = [](WindowBench& bench) {
            bench.window.beginFirstStart();
            for (const nav::MapObject& object : bench.map().objects()) {
                if (const auto* goal = std::get_if<nav::GoalMarker>(&object.geometry))
                    return bench.workbench.navigator().goal() != goal->position;
            }
            return true;
        };
        {
            PreferencesBench moving;
            QVERIFY(hasMoved(moving));
        }
        QSettings().clear();
        PreferencesBench bench;
        auto* still = bench.part<QCheckBox>("preferStill");
        still->setFocus();
        QTest::keyClick(still, Qt::Key_Space);
        QVERIFY(bench.values().isMotionReduced);
        QCOMPARE(QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
        QVERIFY(!hasMoved(bench));
        bench.restoreDefaults();
        QVERIFY(QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0);
    }

    void numbersAsChosen()
    {
        {
            PreferencesBench bench;
            bench.workbench.selection().set({1});
            auto* radius = bench.widget<editor::NumberField>("Radius");
            auto* length = bench.widget<QLabel>("statusLength");
            const double metres = bench.workbench.navigator().path().length();
            QCOMPARE(radius->text(), QString("3.00"));

            bench.choose("preferNumbers", 2);
            QCOMPARE(radius->text(), QString("3,00"));
            QCOMPARE(bench.part<QComboBox>("preferNumbers")->currentText(), QString("1.234,5"));
            QCOMPARE(length->text(),
                     QString::number(metres, 'f', 2).replace('.', ',') + QChar(0xa0) + "m");
            bench.typeInto(radius, "2,5+0,25");
            QTest::keyClick(radius, Qt::Key_Return);
            QCOMPARE(bench.radiusOf(1), 2.75);
            bench.workbench.document().undo();

            auto* decimals = bench.part<QSpinBox>("preferDecimals");
            QTest::keyClick(decimals, Qt::Key_Up);
            QCOMPARE(radius->text(), QString("3,000"));
            bench.choose("preferLengths", 2);
            QCOMPARE(length->text(),
                     QString::number(100 * metres, 'f', 1).replace('.', ',') + QChar(0xa0) + "cm");
            QCOMPARE(radius->text(), QString("3,000")); // of the map
        }
        PreferencesBench again;
        QVERIFY(again.widget<QLabel>("statusLength")->text().endsWith("cm"));
        again.restoreDefaults();
        QCOMPARE(again.values(), editor::PreferenceValues());
        QVERIFY(again.widget<QLabel>("statusLength")->text().endsWith(QChar(0xa0) + QString("m")));
    }

    void theGridHasItsStep()
    {
        PreferencesBench bench;
        bench.goTo(canvasPage);
        const QImage before = bench.workbench.view().grab().toImage();
        auto* step = bench.part<editor::NumberField>("preferGridStep");
        QVERIFY(!step->isEnabled());
        const double automatic = bench.workbench.canvas().gridStep();
        bench.choose("preferGrid", 1);
        QCOMPARE(bench.workbench.canvas().gridStep(), automatic);
        QVERIFY(step->isEnabled());
        bench.typeInto(step, "1.5");
        QTest::keyClick(step, Qt::Key_Return);
        QCOMPARE(bench.workbench.canvas().gridStep(), 1.5);
        QVERIFY(bench.workbench.view().grab().toImage() != before);

        // A dragged circle snaps to it, at every zoom.
        bench.window.activateWindow();
        bench.action("Snap to Objects")->trigger();
        bench.action("Snap to Grid")->trigger();
        auto& view = bench.workbench.view();
        const auto pixel = [&view](nav::Point at) { return view.camera().pixelOf(at).toPoint(); };
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, pixel({20, 12}));
        QTest::mouseMove(view.viewport(), pixel({21, 11}));
        QTest::mouseMove(view.viewport(), pixel({22.4, 10.6}));
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, pixel({22.4, 10.6}));
        const auto& moved = std::get<nav::Circle>(bench.map().find(2)->geometry);
        QCOMPARE(moved.center, (nav::Point{22.5, 10.5}));

        bench.typeInto(step, "7");
        QTest::keyClick(step, Qt::Key_Escape);
        QCOMPARE(bench.workbench.canvas().gridStep(), 1.5);
        bench.restoreDefaults();
        QCOMPARE(bench.workbench.canvas().gridStep(), automatic);
    }

    void theWheelScrolls()
    {
        PreferencesBench bench;
        auto& view = bench.workbench.view();
        const auto turn = [&view](Qt::KeyboardModifiers modifiers) {
            const QPoint at = view.viewport()->rect().center();
            QWheelEvent event(at, view.viewport()->mapToGlobal(at), {}, {0, 120}, {}, modifiers,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(view.viewport(), &event);
        };
        const auto camera = [&view] { return view.camera().value(); };
        const double scale = camera().scale;
        turn({});
        QVERIFY(camera().scale > scale);
        bench.goTo(canvasPage);
        bench.choose("preferWheel", 1);
        const editor::Camera before = camera();
        turn({});
        QCOMPARE(camera().scale, before.scale);
        QVERIFY(camera().center.y > before.center.y); // up, and +y is up
        QVERIFY(std::abs(camera().center.x - before.center.x) < 1 / before.scale);
        turn(Qt::ShiftModifier);
        QVERIFY(camera().center.x < before.center.x - 10 / before.scale);
        turn(Qt::ControlModifier);
        QVERIFY(camera().scale > before.scale);
        bench.restoreDefaults();
        const double last = camera().scale;
        turn({});
        QVERIFY(camera().scale > last);
    }

    void theLastFiles()
    {
        PreferencesBench bench;
        auto* reopen = bench.part<QCheckBox>("preferReopen");
        reopen->setFocus();
        QTest::keyClick(reopen, Qt::Key_Space);
        QVERIFY(!editor::session::isReopened());
        QVERIFY(!bench.action("Open Last Files at Start")->isChecked());
        bench.action("Open Last Files at Start")->trigger();
        QVERIFY(reopen->isChecked());
        QTest::keyClick(reopen, Qt::Key_Space);
        bench.restoreDefaults();
        QVERIFY(editor::session::isReopened());
    }
};

QTEST_MAIN(PreferencesTest)
#include "preferencestest.moc"
