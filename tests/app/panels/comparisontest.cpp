#include "tests/app/window/windowbench.h"

#include "app/editor/navigation/livecomparison.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/panels/comparison/methodtable.h"
#include "app/editor/panels/comparison/radiitable.h"
#include "app/editor/panels/status/radiusslider.h"
#include "tests/support/worlds/mapobject.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QToolTip>

using namespace thicket;
using editor::LiveComparison;
using editor::MethodTable;
using editor::RadiiTable;
using editor::RadiusSlider;
using test::object;

namespace {

/// Two walls with a gap of 1.6 between a start and a goal.
nav::Map gate()
{
    nav::Map map;
    map.settings.bounds = nav::Box{{0, 0}, {40, 40}};
    map.settings.unit = "m";
    nav::MapObject oak = object(1, nav::Wall{{{20, 0}, {20, 19}}, 0.4, false});
    oak.name = "oak";
    for (nav::MapObject each :
         {oak, object(2, nav::Wall{{{20, 21}, {20, 32}}, 0.4, false}),
          object(3, nav::StartMarker{{5, 20}}), object(4, nav::GoalMarker{{35, 20}})})
        map.append(std::move(each));
    return map;
}

class ComparisonBench : public WindowBench {
public:
    ComparisonBench()
    {
        workbench.document().reset(gate(), {});
        workbench.navigator().setAgentRadius(0.3);
    }

    LiveComparison& comparison() { return *window.findChild<LiveComparison*>(); }
    bool isDone() { return comparison().state() == LiveComparison::State::done; }
    void compare() { QTest::keyClick(&window, Qt::Key_P, Qt::ControlModifier | Qt::AltModifier); }
    MethodTable* table() { return widget<MethodTable>("comparisonTable"); }
    RadiiTable* radii() { return widget<RadiiTable>("comparisonRadii"); }
    /// Of each radius, and of each sentence.
    QStringList firstCells()
    {
        QStringList texts;
        for (int row = 0; row < radii()->rowCount(); ++row)
            texts << radii()->item(row, 0)->text();
        return texts;
    }
    static QString metres(double length) { return editor::lengthText(length, "m"); }
    RadiusSlider* slider() { return widget<RadiusSlider>("radiusSlider"); }
    QImage picture() { return workbench.view().viewport()->grab().toImage(); }
    void clickCell(int row, int column)
    {
        const QRect cell = table()->visualItemRect(table()->item(row, column));
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, cell.center());
    }
};

} // namespace

/// The path by several methods, side by side, and the radii at which gaps close.
class ComparisonTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void nothingIsComparedUnasked()
    {
        ComparisonBench bench;
        QCOMPARE(bench.comparison().state(), LiveComparison::State::off);
        QVERIFY(bench.slider()->marks().isEmpty());
    }

    void showsEveryMethod()
    {
        ComparisonBench bench;
        bench.compare();
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), 60000);
        QCOMPARE(bench.table()->rowCount(), 5);
        for (int row = 0; row < 5; ++row) {
            const QStringList length =
                bench.table()->item(row, MethodTable::lengthColumn)->text().split('\n');
            QCOMPARE(length.first(), ComparisonBench::metres(30));
            QCOMPARE(length.size(), 2);
            const QStringList work =
                bench.table()->item(row, MethodTable::workColumn)->text().split('\n');
            QVERIFY(work.size() == 2 && work.first() != "0" && work.last().endsWith('s'));
        }
        QVERIFY(bench.table()->item(0, MethodTable::lengthColumn)->text().endsWith("\n0 %"));
        QTRY_COMPARE(bench.table()->horizontalHeader()->length(),
                     bench.table()->viewport()->width());
        bench.compare();
        QCOMPARE(bench.comparison().state(), LiveComparison::State::off);
        QVERIFY(bench.comparison().rows().empty());
    }

    void theSliderTellsWhichGapCloses()
    {
        ComparisonBench bench;
        bench.compare();
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), 60000);
        QCOMPARE(bench.slider()->marks().size(), 1);
        const RadiusSlider::Mark mark = bench.slider()->marks().first();
        const QString sentence =
            QString("At %1 the gap between oak and wall 2 closes: the path grows from %2 to ")
                .arg(ComparisonBench::metres(0.8), ComparisonBench::metres(30));
        QVERIFY2(mark.sentence.startsWith(sentence), qPrintable(mark.sentence));
        const QPoint at(bench.slider()->xOf(mark.position), 4);
        QHelpEvent help(QEvent::ToolTip, at, bench.slider()->mapToGlobal(at));
        QApplication::sendEvent(bench.slider(), &help);
        QCOMPARE(QToolTip::text(), mark.sentence);
        // Where a run has moved obstacles, it says what the sentence is true for.
        bench.workbench.navigator().shown().setPlayed(nav::PathResult());
        QApplication::sendEvent(bench.slider(), &help);
        QVERIFY(QToolTip::text().startsWith(mark.sentence + '\n'));
        QVERIFY(QToolTip::text().contains("as drawn"));
        QVERIFY(bench.slider()->accessibleDescription().endsWith("now."));
        bench.workbench.navigator().shown().setPlayed({});
        QApplication::sendEvent(bench.slider(), &help);
        QCOMPARE(QToolTip::text(), mark.sentence);
        // Another radius changes the path, but not where gaps close.
        bench.workbench.navigator().setAgentRadius(1);
        QCOMPARE(bench.slider()->marks().size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), 60000);
        QVERIFY(!bench.table()->item(0, MethodTable::lengthColumn)->text().startsWith("30"));
    }

    /// From 0 to the slider's end at 2, which is a twentieth of the map. The gap closes at 0.8.
    void severalRadiiSideBySide()
    {
        ComparisonBench bench;
        bench.compare();
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), 60000);
        const QString sentence = bench.slider()->marks().first().sentence;
        const auto metres = ComparisonBench::metres;
        QCOMPARE(bench.firstCells(), (QStringList{metres(0), metres(0.05), metres(0.1), metres(0.2),
                                                  metres(0.5), sentence, metres(1), metres(2)}));
        for (const int row : {0, 1, 2, 3, 4, 6, 7}) {
            const QString exact = bench.radii()->item(row, 1)->text();
            QCOMPARE(exact == metres(30), row < 5);
        }
        auto* step = bench.widget<QLineEdit>("comparisonStep");
        bench.typeInto(step, "1");
        QTest::keyClick(step, Qt::Key_Return);
        QVERIFY(bench.comparison().isBusy());
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), 60000);
        QCOMPARE(bench.firstCells(), (QStringList{metres(0), sentence, metres(1), metres(2)}));
    }

    void theTableLeadsToTheGap()
    {
        ComparisonBench bench;
        bench.compare();
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), 60000);
        auto& camera = bench.workbench.view().camera();
        camera.frame({{0, 0}, {3, 3}});
        QTest::mouseClick(bench.radii()->viewport(), Qt::LeftButton, {},
                          bench.radii()->visualItemRect(bench.radii()->item(0, 0)).center());
        QVERIFY(bench.workbench.selection().ids().isEmpty());
        QTest::mouseClick(bench.radii()->viewport(), Qt::LeftButton, {},
                          bench.radii()->visualItemRect(bench.radii()->item(5, 0)).center());
        QCOMPARE(bench.workbench.selection().ids(), (QList<nav::ObjectId>{1, 2}));
        const nav::Box seen = camera.visibleBox();
        QVERIFY(seen.min.x < 20 && seen.max.x > 20 && seen.min.y < 20 && seen.max.y > 20);
        bench.workbench.selection().clear();
        bench.radii()->setCurrentCell(5, 0);
        QTest::keyClick(bench.radii(), Qt::Key_Return);
        QCOMPARE(bench.workbench.selection().ids(), (QList<nav::ObjectId>{1, 2}));
    }

    void followsAnEditAfterAPause()
    {
        ComparisonBench bench;
        bench.compare();
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), 60000);
        bench.workbench.selection().set({2});
        bench.key(Qt::Key_Delete);
        QVERIFY(bench.comparison().isBusy());
        QVERIFY(bench.slider()->marks().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), 60000);
        QVERIFY(bench.slider()->marks().isEmpty()); // there is room enough now
        QTest::keyClick(&bench.window, Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone() && bench.slider()->marks().size() == 1, 60000);
    }

    void eachLineCanBeHiddenAndChosen()
    {
        ComparisonBench bench;
        bench.workbench.navigator().setAgentRadius(1);
        bench.compare();
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), 60000);
        const QImage all = bench.picture();
        bench.table()->setFocus();
        bench.table()->setCurrentCell(3, 0); // grid A*
        const QImage chosen = bench.picture();
        QVERIFY(chosen != all);
        QTest::keyClick(bench.table(), Qt::Key_Space);
        QCOMPARE(bench.table()->item(3, 0)->checkState(), Qt::Unchecked);
        const QImage without = bench.picture();
        QVERIFY(without != all && without != chosen);
        bench.clickCell(4, 1);
        QVERIFY(bench.picture() != without);
    }

    void cancelEndsTheWork()
    {
        ComparisonBench bench;
        bench.compare();
        QVERIFY(bench.comparison().isBusy());
        QTest::mouseClick(bench.widget<QWidget>("comparisonCancel"), Qt::LeftButton);
        QCOMPARE(bench.comparison().state(), LiveComparison::State::cancelled);
        bench.workbench.navigator().setAgentRadius(0.5);
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), 60000);
    }

    void saysWhatIsMissing()
    {
        ComparisonBench bench;
        bench.workbench.document().reset(nav::Map(), {});
        bench.compare();
        QTRY_COMPARE(bench.comparison().state(), LiveComparison::State::noEnds);
        QCOMPARE(bench.widget<QLabel>("comparisonNote")->text(),
                 QString("Set a start and a goal first."));
    }

    void thePanelHasAKey()
    {
        ComparisonBench bench;
        QTest::keyClick(&bench.window, Qt::Key_7, Qt::AltModifier);
        QVERIFY(bench.widget<QWidget>("comparisonPanel")->isVisible());
        QCOMPARE(bench.comparison().state(), LiveComparison::State::off);
    }
};

QTEST_MAIN(ComparisonTest)
#include "comparisontest.moc"
