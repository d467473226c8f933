#include "tests/app/window/windowbench.h"

#include "app/editor/widgets/numberfield.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>

using namespace thicket;
using editor::NumberField;

/// Where keys go: to a field while it is used, and to the canvas afterwards.
class FocusTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void enterInAFieldGivesTheKeysBack()
    {
        for (const Qt::Key end : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Escape}) {
            WindowBench bench;
            bench.workbench.selection().set({1});
            auto* radius = bench.widget<NumberField>("Radius");
            bench.typeInto(radius, "2.5");
            QVERIFY(radius->hasFocus());
            QTest::keyClick(radius, end);
            QTRY_VERIFY(bench.workbench.view().hasFocus());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_C);
            QCOMPARE(bench.workbench.tools().current().iconName(), QString("circle"));
        }
    }

    void enterInTheRadiusBoxGivesTheKeysBack()
    {
        WindowBench bench;
        auto* box = bench.widget<QAbstractSpinBox>("radiusBox");
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, "0.25");
        QTest::keyClick(box, Qt::Key_Return);
        QCOMPARE(bench.workbench.navigator().agentRadius(), 0.25);
        QTRY_VERIFY(bench.workbench.view().hasFocus());
    }

    void aChoiceWithTheMouseGivesTheKeysBack()
    {
        WindowBench bench;
        // Within it, Qt takes a release for the end of the click that opened the list.
        QApplication::setDoubleClickInterval(0);
        auto* scope = bench.widget<QComboBox>("graphScope");
        QTest::mouseClick(scope, Qt::LeftButton);
        QTRY_VERIFY(scope->view()->isVisible());
        QCoreApplication::processEvents();
        const QRect row = scope->view()->visualRect(scope->model()->index(0, 0));
        QTest::mouseClick(scope->view()->viewport(), Qt::LeftButton, {}, row.center());
        QTRY_VERIFY(!scope->view()->isVisible());
        QCOMPARE(scope->currentIndex(), 0);
        QTRY_VERIFY(bench.workbench.view().hasFocus());
    }

    /// As for the speed of a run: the next Space plays.
    void aListOpenedByTheMouseGivesThemBackAfterEnter()
    {
        WindowBench bench;
        auto* scope = bench.widget<QComboBox>("graphScope");
        QTest::mouseClick(scope, Qt::LeftButton);
        QTRY_VERIFY(scope->view()->isVisible());
        QTest::keyClick(scope->view(), Qt::Key_Down);
        QTest::keyClick(scope->view(), Qt::Key_Return);
        QTRY_VERIFY(!scope->view()->isVisible());
        bench.window.activateWindow();
        QTRY_VERIFY(bench.workbench.view().hasFocus());
    }

    void aChoiceWithTheKeysKeepsThem()
    {
        WindowBench bench;
        auto* scope = bench.widget<QComboBox>("graphScope");
        scope->setFocus();
        QTest::keyClick(scope, Qt::Key_Space);
        QTRY_VERIFY(scope->view()->isVisible());
        QTest::keyClick(scope->view(), Qt::Key_Down);
        QTest::keyClick(scope->view(), Qt::Key_Return);
        QTRY_VERIFY(!scope->view()->isVisible());
        QTRY_COMPARE(QApplication::focusWidget(), scope);
    }

    /// Otherwise Space, which plays, would press any button of the window.
    void aBarThatIsHiddenGivesTheKeysBack()
    {
        WindowBench bench;
        bench.key(Qt::Key_F6);
        bench.widget<QWidget>("searchChart")->setFocus();
        bench.action("Simulate")->trigger();
        QVERIFY(bench.workbench.view().hasFocus());
        bench.widget<QAbstractSpinBox>("radiusBox")->setFocus();
        bench.action("Edit")->trigger(); // hides a bar that has not the focus
        QVERIFY(bench.widget<QAbstractSpinBox>("radiusBox")->hasFocus());
    }

    void listsShowAllTheirEntries()
    {
        WindowBench bench;
        bench.workbench.selection().set({1});
        bench.action("Simulate")->trigger();
        int lists = 0;
        for (auto* box : bench.window.findChildren<QComboBox*>()) {
            if (!box->isVisible())
                continue;
            box->showPopup();
            QTRY_VERIFY(box->view()->isVisible());
            const QRect shown = box->view()->viewport()->rect();
            for (int i = 0; i < box->count(); ++i) {
                const QRect row = box->view()->visualRect(box->model()->index(i, 0));
                QVERIFY2(shown.contains(row), qPrintable(box->objectName()));
                ++lists;
            }
            box->hidePopup();
        }
        QVERIFY(lists > 5);
    }

    void thePanelScrollsToWhatTakesTheFocus()
    {
        WindowBench bench;
        bench.window.resize(1100, 600); // the lowest one whose dock is open
        QTRY_COMPARE(bench.window.size(), QSize(1100, 600));
        int below = 0;
        for (auto* pane : bench.window.findChildren<QScrollArea*>()) {
            for (auto* one : pane->widget()->findChildren<QWidget*>()) {
                if (!one->isVisible() || !(one->focusPolicy() & Qt::TabFocus))
                    continue;
                const auto isSeen = [&] {
                    const QPoint top = one->mapTo(pane->viewport(), QPoint());
                    return pane->viewport()->rect().contains(QRect(top, one->size()));
                };
                below += !isSeen();
                one->setFocus(Qt::TabFocusReason);
                QVERIFY2(isSeen(), qPrintable(one->objectName() + one->accessibleName()));
            }
        }
        QVERIFY(below > 0);
    }

    void aSelectionIsShownFromItsBeginning()
    {
        WindowBench bench;
        bench.window.resize(1100, 600); // the lowest one whose dock is open
        QTRY_COMPARE(bench.window.size(), QSize(1100, 600));
        bench.workbench.selection().set({1});
        auto* field = bench.widget<NumberField>("Radius");
        QScrollBar* bar = nullptr;
        for (auto* pane : bench.window.findChildren<QScrollArea*>()) {
            if (pane->isAncestorOf(field))
                bar = pane->verticalScrollBar();
        }
        QVERIFY(bar);
        QTRY_VERIFY(bar->maximum() > 0);
        bar->setValue(bar->maximum());
        bench.workbench.selection().set({2});
        QCOMPARE(bar->value(), 0);
    }
};

QTEST_MAIN(FocusTest)
#include "focustest.moc"
