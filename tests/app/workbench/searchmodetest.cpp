#include "tests/app/window/windowbench.h"

#include "app/editor/numbers/numbertext.h"
#include "app/editor/panels/search/steprows.h"
#include "app/editor/search/stepwords.h"
#include "app/editor/widgets/section.h"
#include "libnav/path/pathfinder.h"

#include <QAbstractSlider>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QRegularExpression>
#include <QSplitter>
#include <QToolButton>

using namespace thicket;
using editor::SearchPlay;
using Mode = editor::Workbench::Mode;

namespace {

/// The window in Search, with the search done.
struct SearchBench : WindowBench {
    SearchBench()
    {
        key(Qt::Key_F6);
        settle();
    }
    void settle()
    {
        if (!QTest::qWaitFor([this] {
                return !workbench.search().isSearching() && !workbench.search().isOutdated();
            }))
            qFatal("the search does not end");
    }
    SearchPlay& play() { return workbench.searchPlay(); }
    const nav::SearchHistory& history() { return play().history(); }
    QPoint pixel(nav::Point at) { return workbench.view().camera().pixelOf(at).toPoint(); }
    QString text(const QString& label) { return widget<QLabel>(label)->text(); }
};

} // namespace

/// Search: the mode, and every control of the bar that plays the search for the path.
class SearchModeTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void theModeShowsAndHidesTheBar()
    {
        WindowBench bench;
        auto* bar = bench.window.findChild<QWidget*>("searchBar");
        auto* other = bench.window.findChild<QWidget*>("playbackBar");
        QVERIFY(!bar->isVisible());
        bench.key(Qt::Key_F6);
        QVERIFY(bench.workbench.mode() == Mode::search);
        QVERIFY(bar->isVisible());
        QVERIFY(!other->isVisible());
        QVERIFY(bench.action("Search")->isChecked());
        bench.key(Qt::Key_F5);
        QVERIFY(!bar->isVisible());
        QVERIFY(other->isVisible());
        bench.key(Qt::Key_F6);
        bench.key(Qt::Key_F8);
        QVERIFY(bench.workbench.mode() == Mode::edit);
        QVERIFY(!bar->isVisible());
        bench.action("Search")->trigger();
        QTest::mouseClick(bench.widget<QToolButton>("playbackClose"), Qt::LeftButton);
        QVERIFY(bench.workbench.mode() == Mode::edit);
    }

    /// The Inspector has room for the step, and gives it back.
    void theInspectorShowsTheStep()
    {
        WindowBench bench;
        bench.window.resize(1440, 900);
        const QWidget& form = *bench.window.findChild<QWidget*>("stepForm");
        const auto* panes = bench.window.findChild<QSplitter*>("dockPanes");
        const QList<int> usual = panes->sizes();
        bench.key(Qt::Key_F6);
        QCOMPARE(bench.widget<QLabel>("inspectorKind")->text(), QString("Search"));
        QTRY_VERIFY(panes->sizes().at(0) > usual.at(0) + 100);
        QTRY_VERIFY(form.visibleRegion().boundingRect().contains(form.rect()));
        bench.key(Qt::Key_F8);
        QCOMPARE(bench.widget<QLabel>("inspectorKind")->text(), QString("Inspector"));
        QTRY_COMPARE(panes->sizes(), usual);
    }

    /// While the Select tool rests. What is selected, and other tools, have keys of their own.
    void theStatusLineTellsTheKeysOfThePlayback()
    {
        SearchBench bench;
        const auto says = [&bench](const QString& words) {
            return bench.widget<QLabel>("statusMiddle")->text().contains(words);
        };
        QVERIFY(says("go to its step") && says("one step"));
        bench.workbench.selection().set({1});
        QVERIFY(!says("go to its step"));
        bench.workbench.selection().clear();
        bench.workbench.tools().choose("circle");
        QVERIFY(!says("go to its step"));
        bench.workbench.tools().choose("select");
        bench.key(Qt::Key_F5);
        QVERIFY(!says("go to its step") && says("one frame"));
        bench.key(Qt::Key_F8);
        QVERIFY(!says("one frame"));
    }

    void itIsTracedOnlyInThisMode()
    {
        SearchBench bench;
        nav::SearchTrace trace;
        nav::PathOptions options;
        options.trace = &trace;
        const auto& navigator = bench.workbench.navigator();
        const nav::PathResult expected =
            nav::findPath(navigator.field(), *navigator.start(), *navigator.goal(), options);
        QCOMPARE(bench.history().stepCount(), trace.taken.size());
        QCOMPARE(bench.history().trace().steps.size(), trace.steps.size());
        QVERIFY(bench.workbench.search().result()->path == expected.path);
        QVERIFY(navigator.answer().trace().steps.empty());
        bench.key(Qt::Key_F8);
        QVERIFY(bench.history().isEmpty());
        bench.workbench.navigator().setAgentRadius(0.7);
        QVERIFY(!bench.workbench.search().isSearching());
    }

    void withoutAPathItSaysWhatToDo()
    {
        WindowBench bench;
        nav::Map map = bench.map();
        map.remove(map.goal()->id);
        bench.workbench.document().reset(std::move(map), {});
        bench.key(Qt::Key_F6);
        QVERIFY(bench.workbench.searchPlay().isEmpty());
        QCOMPARE(editor::stateWords(bench.workbench.search()),
                 QString("A search appears as soon as a path is asked for"));
        QVERIFY(!bench.action("Next Rejection")->isEnabled());
        QVERIFY(!bench.action("Play")->isEnabled());
        QCOMPARE(bench.widget<QLabel>("playbackTime")->text(), QString("No step"));
    }

    /// What a search did is kept in memory, so a very long one is shown up to a limit, and says so.
    void aVeryLongSearchIsCutOff()
    {
        constexpr int side = 120;
        nav::Map map;
        for (int x = 0; x < side; ++x)
            for (int y = 0; y < side; ++y)
                map.append({.id = side * x + y + 1,
                            .geometry = nav::Circle{{4.0 * x + 2.0 * (y % 2), 4.0 * y}, 1.1}});
        map.append({.id = map.unusedId(), .geometry = nav::StartMarker{{-5, -5}}});
        map.append(
            {.id = map.unusedId(), .geometry = nav::GoalMarker{{4.0 * side + 5, 4.0 * side + 5}}});
        WindowBench bench;
        bench.workbench.document().reset(std::move(map), {});
        bench.workbench.navigator().setAgentRadius(0.6);
        bench.key(Qt::Key_F6);
        const auto& search = bench.workbench.search();
        QTRY_VERIFY_WITH_TIMEOUT(!search.isSearching() && !search.history().isEmpty(), 60000);
        QVERIFY(search.isCutOff());
        QCOMPARE(editor::TracedSearch::mostExpansions, std::size_t(50'000));
        QCOMPARE(search.result()->statistics.expanded, editor::TracedSearch::mostExpansions);
        QVERIFY(!search.history().goalStep());
        const QString sentence = "Cut off after 50,000 expansions";
        QCOMPARE(editor::stateWords(search), sentence);
        QCOMPARE(bench.widget<QLabel>("searchState")->text(), sentence);
    }

    void stepsAndEnds()
    {
        SearchBench bench;
        const std::size_t last = bench.history().stepCount() - 1;
        QVERIFY(last > 3);
        QCOMPARE(bench.play().at(), last); // the whole search is seen at first
        bench.key(Qt::Key_Home);
        QCOMPARE(bench.play().at(), std::size_t(0));
        bench.key(Qt::Key_Period);
        QCOMPARE(bench.play().at(), std::size_t(1));
        bench.key(Qt::Key_Period, Qt::ShiftModifier);
        const std::size_t eleventh = std::min<std::size_t>(11, last);
        QCOMPARE(bench.play().at(), eleventh);
        QCOMPARE(bench.text("playbackTime"), QString("Step %1").arg(eleventh + 1));
        QCOMPARE(bench.text("playbackDuration"), QString("of %1").arg(last + 1));
        bench.key(Qt::Key_Comma);
        QCOMPARE(bench.play().at(), eleventh - 1);
        bench.key(Qt::Key_Comma, Qt::ShiftModifier);
        QCOMPARE(bench.play().at(), std::size_t(0));
        bench.key(Qt::Key_End);
        QCOMPARE(bench.play().at(), last);
    }

    void itPlaysAtAnySpeed()
    {
        SearchBench bench;
        auto* speed = bench.widget<QComboBox>("playbackSpeed");
        QCOMPARE(speed->currentText(), QString("8 steps/s"));
        QCOMPARE(speed->itemText(0), QString("1 step/s"));
        speed->setFocus();
        while (speed->currentIndex() + 1 < speed->count())
            QTest::keyClick(speed, Qt::Key_Down);
        QCOMPARE(bench.play().speed(), 1000.0);
        bench.key(Qt::Key_Space);
        QVERIFY(bench.play().isPlaying());
        QCOMPARE(bench.play().at(), std::size_t(0)); // from the beginning, as it was at the end
        bench.play().advanceBy(0.0035);
        QVERIFY(bench.play().at() >= 3);
        bench.key(Qt::Key_F7);
        QVERIFY(!bench.play().isPlaying());
        bench.key(Qt::Key_F7);
        bench.play().advanceBy(3600);
        QCOMPARE(bench.play().at(), bench.play().last());
        QVERIFY(!bench.play().isPlaying());
    }

    void scrubbing()
    {
        SearchBench bench;
        auto* chart = bench.widget<QAbstractSlider>("searchChart");
        QCOMPARE(chart->maximum(), int(bench.play().last()));
        const QPoint middle = chart->rect().center();
        QTest::mousePress(chart, Qt::LeftButton, {}, middle);
        const double share = double(bench.play().at()) / double(bench.play().last());
        QVERIFY2(share > 0.4 && share < 0.6, qPrintable(QString::number(share)));
        QTest::mouseMove(chart, {2, middle.y()});
        QCOMPARE(bench.play().at(), std::size_t(0));
        QTest::mouseRelease(chart, Qt::LeftButton, {}, {2, middle.y()});
        chart->setFocus();
        QTest::keyClick(chart, Qt::Key_Right);
        QCOMPARE(bench.play().at(), std::size_t(1));
        QTest::keyClick(chart, Qt::Key_Space);
        QVERIFY(bench.play().isPlaying());
    }

    void nextRejectionAndNextRise()
    {
        SearchBench bench;
        bench.key(Qt::Key_Home);
        const auto rejection = bench.history().nextRejection(0);
        QVERIFY(rejection.has_value());
        bench.key(Qt::Key_F9);
        QCOMPARE(bench.play().at(), *rejection);
        QVERIFY(!bench.play().moment().result.accepted);
        bench.key(Qt::Key_Home);
        bench.action("Next Higher Bound")->trigger();
        QVERIFY(bench.play().at() > 0);
        QVERIFY(bench.history().bound(bench.play().at()) >
                bench.history().bound(bench.play().at() - 1));
        bench.key(Qt::Key_End);
        bench.action("Next Rejection")->trigger();
        QCOMPARE(bench.play().at(), bench.play().last()); // there is none
    }

    void everyStepIsSaidInWords()
    {
        SearchBench bench;
        bench.key(Qt::Key_Home);
        QVERIFY2(bench.text("stepWords").startsWith("From the start: 1 tangent tried, "),
                 qPrintable(bench.text("stepWords")));
        bool namesTheOak = false;
        for (std::size_t step = 0; step <= bench.play().last(); ++step) {
            const QString words = editor::stepWords(bench.map(), bench.history(), step);
            const nav::SearchMoment moment = bench.history().at(step);
            QVERIFY(words.contains(QString("%1 kept; f = ").arg(moment.kept)));
            namesTheOak |= words.startsWith("Round oak ") &&
                           words.contains(QRegularExpression("^Round oak (counter-)?clockwise: "));
        }
        QVERIFY(namesTheOak);
        QVERIFY(editor::stepWords(bench.map(), bench.history(), *bench.history().goalStep())
                    .endsWith(". The goal is reached"));
    }

    void anEditSearchesAgain()
    {
        SearchBench bench;
        const double before = bench.workbench.search().result()->path.length();
        bench.workbench.navigator().setAgentRadius(1.2);
        bench.settle();
        QVERIFY(bench.workbench.search().result()->path.length() > before);
        QCOMPARE(bench.play().at(), bench.play().last()); // it stays at the end
        bench.play().seek(3);
        bench.workbench.navigator().setAgentRadius(1.1);
        bench.settle();
        QCOMPARE(bench.play().at(), std::size_t(3));
    }

    void anEditNeedNotSearchAgain()
    {
        SearchBench bench;
        auto* again = bench.widget<QAbstractButton>("searchAgain");
        QVERIFY(again->isChecked());
        QTest::mouseClick(again, Qt::LeftButton);
        QVERIFY(!bench.action("Search Again on Every Edit")->isChecked());
        const nav::Path before = bench.workbench.search().result()->path;
        bench.workbench.navigator().setAgentRadius(1.2);
        QVERIFY(!bench.workbench.search().isSearching());
        QVERIFY(bench.workbench.search().result()->path == before);
        QCOMPARE(bench.text("searchState"), QString("Of the map before the last edit"));
        bench.action("Search Again on Every Edit")->trigger();
        bench.settle();
        QVERIFY(again->isChecked());
        QVERIFY(bench.workbench.search().result()->path != before);
    }

    void aClickOnAVertexGoesToItsStep()
    {
        SearchBench bench;
        bench.workbench.tools().choose("select");
        const std::size_t vertex = 2;
        const nav::Point at = bench.history().trace().steps[vertex].position;
        QVERIFY(bench.play().at() != bench.history().stepOf(vertex));
        QTest::mouseClick(bench.workbench.view().viewport(), Qt::LeftButton, {}, bench.pixel(at));
        const std::size_t reached = bench.play().at();
        QVERIFY(nav::distance(bench.history().at(reached).taken.edge.to, at) <
                6 * bench.workbench.canvas().unitsPerPixel());
        // A drawing tool draws there.
        bench.key(Qt::Key_End);
        bench.workbench.tools().choose("measure");
        QTest::mouseClick(bench.workbench.view().viewport(), Qt::LeftButton, {}, bench.pixel(at));
        QCOMPARE(bench.play().at(), bench.play().last());
    }

    void theInspectorSaysWhatWasTried()
    {
        SearchBench bench;
        const auto step = bench.history().nextRejection(0, nav::Rejection::blockedSurfing);
        QVERIFY(step.has_value());
        bench.play().seek(*step);
        const nav::SearchMoment moment = bench.play().moment();
        QCOMPARE(bench.widget<editor::Section>("inspector")->title(),
                 QString("Step %1").arg(*step + 1));
        QCOMPARE(
            bench.text("stepTally"),
            QString("%1 kept, %2 refused").arg(moment.kept).arg(moment.tried.size() - moment.kept));
        auto* tried = bench.widget<QListView>("triedList");
        QCOMPARE(tried->model()->rowCount(), int(moment.tried.size()));
        const QModelIndex last = tried->model()->index(0, 0);
        const nav::ObjectId culprit = moment.result.blockedBy;
        QCOMPARE(last.data(editor::StepRows::valueRole).toString(),
                 QString("blocked by %1").arg(editor::calledObject(bench.map(), culprit)));
        const QPoint row = tried->visualRect(last).center();
        QTest::mouseMove(tried->viewport(), row);
        QVERIFY(bench.workbench.canvas().hoveredEdge() ==
                std::optional<nav::TangentEdge>(moment.result.edge));
        auto& camera = bench.workbench.view().camera();
        camera.frame({{900, 900}, {950, 950}}); // nothing of it is in view
        QTest::mouseClick(tried->viewport(), Qt::LeftButton, {}, row);
        QCOMPARE(bench.workbench.selection().ids(), QList<nav::ObjectId>{culprit});
        QTRY_VERIFY(camera.visibleBox().contains(
            nav::boundingBox(bench.map().find(culprit)->geometry).center()));
        bench.key(Qt::Key_F8);
        QVERIFY(!bench.workbench.canvas().hoveredEdge());
        QVERIFY(!tried->isVisible());
    }

    void theOpenListIsInOrder()
    {
        SearchBench bench;
        bench.play().seek(bench.play().last() / 2);
        auto* open = bench.widget<QListView>("openList");
        const nav::SearchMoment moment = bench.play().moment();
        QCOMPARE(bench.text("openCount"), QString::number(moment.openCount));
        QCOMPARE(open->model()->rowCount(), int(std::min<std::size_t>(100, moment.openCount)));
        QVERIFY(moment.openCount > 2);
        const auto& rows = *static_cast<const editor::StepRows*>(open->model());
        const auto order = bench.history().openList(bench.play().at(), 0, 100);
        for (int i = 0; i < rows.rowCount(); ++i) {
            const nav::QueuedTangent& one = bench.history().trace().queued[order[std::size_t(i)]];
            QVERIFY(rows.edge(i) == one.edge);
            const QString bound = editor::lengthText(one.lowerBound(), "m");
            const QModelIndex index = rows.index(i, 0);
            QVERIFY(index.data(editor::StepRows::valueRole).toString().endsWith(bound));
            QVERIFY(index.data(Qt::ToolTipRole).toString().endsWith("= f " + bound));
        }
    }

    void theCanvasShowsTheStep()
    {
        SearchBench bench;
        QWidget* viewport = bench.workbench.view().viewport();
        const QImage end = viewport->grab().toImage();
        bench.key(Qt::Key_Home);
        const QImage beginning = viewport->grab().toImage();
        QVERIFY(end != beginning);
        bench.key(Qt::Key_End);
        QCOMPARE(viewport->grab().toImage(), end);
        bench.key(Qt::Key_5);
        QVERIFY(viewport->grab().toImage() != end);
    }
};

QTEST_MAIN(SearchModeTest)
#include "searchmodetest.moc"
